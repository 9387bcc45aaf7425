import { useEffect, useState, type ComponentType } from 'react'

/** A component whose code comes when it is first opened; `preload` fetches it ahead. */
export type LazyOverlay<Props> = ComponentType<Props> & { preload(): Promise<void> }

/**
 * Draws nothing until `load` has brought the code, then draws at once.
 * Not `React.lazy`: its fallback, once committed, holds the overlay back for 300 ms.
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
        // The code could not be fetched: closed again, so that the next press tries anew.
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
