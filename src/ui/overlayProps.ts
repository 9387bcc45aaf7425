import type { ReactNode, RefObject } from 'react'

/** Props of every overlay; `onClose` must keep its identity or be cheap to change. */
export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
}
/** Props of a modal dialog. */
export interface DialogProps extends OverlayProps {
  title: string
  children: ReactNode
  /** Buttons at the end of the dialog. */
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
  /** Called when the overlay has left the screen and released the focus. */
  onClosed?: (() => void) | undefined
}
/** Props of an overlay beside its trigger. */
export interface AnchoredProps extends OverlayProps {
  /** Accessible name. */
  label: string
  triggerRef: RefObject<HTMLElement | null>
  /** The trigger's edge to which it is aligned. */
  align?: 'start' | 'end'
}
/** An item of a menu. */
export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** Shown at the end of the line: a shortcut key, the current choice. */
  note?: ReactNode
  tone?: 'plain' | 'danger'
  /** True for an item that only shows a state. */
  isDisabled?: boolean
  onAction: () => void
}
/** A single choice within a menu. */
export interface MenuChoice {
  label: string
  value: string
  options: readonly { id: string; label: string; icon?: ReactNode }[]
  onChange: (id: string) => void
}
export interface MenuProps extends AnchoredProps {
  items: readonly MenuItem[]
  /** Shown below the items. */
  choice?: MenuChoice
}
