import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { LostCodeContext } from './LostCodeContext.ts'

/** A component whose code loads when it is first opened; `preload` loads it earlier. */
export type LazyOverlay<Props> = ComponentType<Props> & { preload(): Promise<void> }

/**
 * Creates an overlay that renders nothing until `load` has resolved and its sentences are here.
 * `React.lazy` is not used: a committed fallback would delay the overlay by 300 ms, and it keeps a
 * failure for ever.
 */
export function lazyOverlay<Props extends { isOpen: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
): LazyOverlay<Props> {
  let Loaded: ComponentType<Props> | null = null
  const preload = async (): Promise<void> => {
    Loaded = await load()
  }

  function Overlay(props: Props) {
    const language = useLanguage()
    const onLost = use(LostCodeContext)
    const [isReady, setReady] = useState(false)
    const { isOpen, onClose } = props
    // Once shown it stays, also while sentences of other code are on their way.
    if (!isReady && Loaded && !language.translations?.ready()) setReady(true)

    useEffect(() => {
      if (!isOpen || isReady) return
      let wanted = true
      preload()
        .then(() => language.translations?.ready())
        .then(
          () => wanted && setReady(true),
          () => {
            if (!wanted) return
            onLost()
            // Closed, the next press tries again.
            onClose()
          },
        )
      return () => {
        wanted = false
      }
    }, [isOpen, isReady, onClose, onLost, language])

    return isReady && Loaded ? <Loaded {...props} /> : skeleton
  }
  return Object.assign(Overlay, { preload })
}
