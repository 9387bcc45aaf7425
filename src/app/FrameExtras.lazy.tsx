import { useCallback, type Dispatch, type SetStateAction } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CarryOn } from '#features/session/CarryOn.tsx'
import type { AccessGuard_viewer$key } from '#generated/AccessGuard_viewer.graphql.ts'
import { postHref } from '#services/navigation/postHref.ts'
import { useCommandKey } from '#services/shortcuts/useCommandKey.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { AccessGuard } from './AccessGuard.tsx'

const FramePalette = lazyOverlay(() =>
  import('./FramePalette.lazy.tsx').then((module) => module.FramePalette),
)

const UnreadWatch = lazyComponent<Record<never, never>>(() =>
  import('#features/inbox/UnreadWatch.lazy.tsx').then((module) => module.UnreadWatch),
)

/** Inputs of the frame's parts that come after the first screen. */
export interface FrameExtrasProps {
  viewer: AccessGuard_viewer$key
  isSignedIn: boolean
  isPaletteOpen: boolean
  onPalette: Dispatch<SetStateAction<boolean>>
  onShortcuts: () => void
}

/** Parts of the frame that show nothing on the first screen, and its keys. */
export function FrameExtras({
  viewer,
  isSignedIn,
  isPaletteOpen,
  onPalette,
  onShortcuts,
}: FrameExtrasProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const closePalette = useCallback(() => onPalette(false), [onPalette])
  useShortcut('c', () => void navigate(postHref(location)))
  useCommandKey('k', () => {
    // A person who goes elsewhere from the search field would still be in it there.
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && focused.type === 'search') focused.blur()
    // Another dialog keeps the screen for itself.
    onPalette((isOpen) => !isOpen && !document.querySelector('[role=dialog]'))
  })
  return (
    <>
      <AccessGuard viewer={viewer} />
      <CarryOn isSignedIn={isSignedIn} />
      {isSignedIn && <UnreadWatch />}
      <FramePalette
        isOpen={isPaletteOpen}
        onClose={closePalette}
        isSignedIn={isSignedIn}
        onShortcuts={onShortcuts}
      />
    </>
  )
}
