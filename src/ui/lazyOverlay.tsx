import { useEffect, useState, type ComponentType } from 'react'

/** A component whose code loads when it is first opened; `preload` loads it earlier. */
export type LazyOverlay<Props> = ComponentType<Props> & { preload(): Promise<void> }

/**
 * Creates an overlay that renders nothing until `load` has resolved.
 * `React.lazy` is not used, because a committed fallback would delay the overlay by 300 ms.
 */
export function lazyOverlay<Props extends { isOpen: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  let Loaded: ComponentType<Props> | null = null
  const preload = async (): Promise<void> => {
    Loaded = await load()
  }

  function Overlay(props: Props) {
    const [, redraw] = useState(0)
    const { isOpen, onClose } = props

    useEffect(() => {
      if (!isOpen || Loaded) return
      let wanted = true
      preload().then(
        () => wanted && redraw((times) => times + 1),
        // A failed load closes the overlay, so that the next press tries again.
        () => wanted && onClose(),
      )
      return () => {
        wanted = false
      }
    }, [isOpen, onClose])

    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Overlay, { preload })
}
