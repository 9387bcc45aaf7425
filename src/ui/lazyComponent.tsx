import { memo, Suspense, type ReactNode } from 'react'
import {
  lazyOverlay,
  type LazyOptions,
  type LazyOverlay,
  type LazySkeleton,
} from './lazyOverlay.tsx'
import type { OverlayProps } from './overlayProps.ts'

const nothing = (): void => undefined

/**
 * A part of a page that nobody waits for: nothing, or `skeleton`, until its code is here. Unlike
 * `React.lazy` it never holds back what stands around it, and never takes it along when it fails.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  skeleton?: LazySkeleton<Props>,
  options?: LazyOptions,
): ((props: Props) => ReactNode) & Pick<LazyOverlay<Props>, 'preload'> {
  const Piece = lazyOverlay<Props & OverlayProps>(load, skeleton, options)
  const draw = (props: Props): ReactNode => <Piece {...props} isOpen onClose={nothing} />
  // React draws a part anew that it has to update before it could take it over: where nothing changed, none does.
  const Part = options?.isDrawn ? memo((props: Props) => <Suspense>{draw(props)}</Suspense>) : draw
  const LazyComponent = (props: Props): ReactNode => <Part {...props} />
  return Object.assign(LazyComponent, { preload: Piece.preload })
}
