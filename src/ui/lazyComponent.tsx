import type { ComponentType, ReactNode } from 'react'
import { lazyOverlay } from './lazyOverlay.tsx'
import type { OverlayProps } from './overlayProps.ts'

const nothing = (): void => undefined

/**
 * A part of a page that nobody waits for: nothing until its code is here. Unlike `React.lazy` it
 * never holds back what stands around it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): ComponentType<Props> {
  const Piece = lazyOverlay<Props & OverlayProps>(load)
  return function LazyComponent(props: Props) {
    return <Piece {...props} isOpen onClose={nothing} />
  }
}
