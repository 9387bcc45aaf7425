import { lazyOverlay } from './lazyOverlay.tsx'
import type { DialogProps, FilterPickerProps, PopoverProps } from './overlayProps.ts'

/** A window in the middle of the screen. */
export const LazyDialog = /* @__PURE__ */ lazyOverlay<DialogProps>(async () => (await import('./overlays/Dialog.tsx')).Dialog)
/** From the bottom on the phone, at the side on the desktop. */
export const LazySheet = /* @__PURE__ */ lazyOverlay<DialogProps>(async () => (await import('./overlays/Sheet.tsx')).Sheet)
/** One or several of many, beside what was pressed. */
export const LazyFilterPicker = /* @__PURE__ */ lazyOverlay<FilterPickerProps>(async () => (await import('./overlays/FilterPicker.tsx')).FilterPicker)
/** Anything, beside what was pressed. */
export const LazyPopover = /* @__PURE__ */ lazyOverlay<PopoverProps>(async () => (await import('./overlays/Popover.tsx')).Popover)
