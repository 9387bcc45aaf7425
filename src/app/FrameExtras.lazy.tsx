import { CarryOn } from '#features/session/CarryOn.tsx'
import type { AccessGuard_viewer$key } from '#generated/AccessGuard_viewer.graphql.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { AccessGuard } from './AccessGuard.tsx'

const FramePalette = lazyOverlay(() =>
  import('./FramePalette.lazy.tsx').then((module) => module.FramePalette),
)

/** Inputs of the frame's parts that come after the first screen. */
export interface FrameExtrasProps {
  viewer: AccessGuard_viewer$key
  isSignedIn: boolean
  isPaletteOpen: boolean
  onPaletteClose: () => void
  onShortcuts: () => void
}

/** Parts of the frame that show nothing on the first screen. */
export function FrameExtras({
  viewer,
  isSignedIn,
  isPaletteOpen,
  onPaletteClose,
  onShortcuts,
}: FrameExtrasProps) {
  return (
    <>
      <AccessGuard viewer={viewer} />
      <CarryOn isSignedIn={isSignedIn} />
      <FramePalette
        isOpen={isPaletteOpen}
        onClose={onPaletteClose}
        isSignedIn={isSignedIn}
        onShortcuts={onShortcuts}
      />
    </>
  )
}
