import {
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { nextTask } from '#lib/nextTask.ts'
import { useIsOfServer } from '#lib/useIsOfServer.ts'
import { LostCodeContext } from './LostCodeContext.ts'

/** A component whose code loads when it is first opened; `preload` loads it earlier. */
export type LazyOverlay<Props> = ComponentType<Props> & { preload(): Promise<void> }

/** The stand-in of a piece until its code is here. */
export type LazySkeleton<Props> = ReactNode | ((props: Props) => ReactNode)

export interface LazyOptions {
  /** The route's loader preloads it, on the server too: it is a part of the rendered page. */
  readonly isAwaited?: boolean
  /**
   * The server draws it, and its HTML stays as it came until its code is here, or lost. It needs a boundary
   * of its own, as `lazyComponent` gives it.
   */
  readonly isDrawn?: boolean
}

/**
 * Creates an overlay that renders nothing until `load` has resolved and its sentences are here.
 * `React.lazy` is not used: a committed fallback would delay the overlay by 300 ms, and it keeps a
 * failure for ever.
 */
export function lazyOverlay<Props extends { isOpen: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: LazySkeleton<Props> = null,
  { isAwaited, isDrawn }: LazyOptions = {},
): LazyOverlay<Props> {
  let Loaded: ComponentType<Props> | null = null
  let isLost = false
  /** The turn of the piece that came last. */
  let turn = Promise.resolve()
  const preload = async (): Promise<void> => {
    Loaded = await load()
  }
  const arrive = ({ translations }: Language): Promise<unknown> =>
    preload().then(() => translations?.ready())

  const instead = (props: Props): ReactNode =>
    typeof skeleton === 'function' ? skeleton(props) : skeleton

  function Overlay(props: Props) {
    const language = useLanguage()
    const onLost = use(LostCodeContext)
    const [isReady, setReady] = useState(false)
    const { isOpen, onClose } = props
    const isOfServer = useIsOfServer()
    // Once shown it stays, also while sentences of other code are on their way.
    const isHere = isReady || (Loaded !== null && !language.translations?.ready())
    if (isDrawn && isOfServer && !isHere && !isLost)
      // If its code is lost, nothing is left of it: React would hold every other screen back for it.
      // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown
      throw arrive(language).catch(() => {
        isLost = true
        onLost()
      })
    // The server draws only what is awaited: what else it has loaded depends on who came before.
    if (isHere && !isReady && (isAwaited || isDrawn || !isOfServer)) setReady(true)

    const begin = useEffectEvent(async () => {
      // A page asks for many pieces when it comes alive: to ask for one, and to draw one, is work enough for a task.
      if (isOfServer) await nextTask()
      await arrive(language)
      if (isOfServer) await (turn = turn.then(nextTask))
    })
    useEffect(() => {
      if (!isOpen || isReady) return
      let wanted = true
      begin().then(
        () => wanted && startTransition(() => setReady(true)),
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

    return isReady && Loaded ? <Loaded {...props} /> : instead(props)
  }

  // A page has hundreds that nobody opens.
  function UntilOpened(props: Props) {
    const [wasOpened, setOpened] = useState(props.isOpen)
    if (props.isOpen && !wasOpened) setOpened(true)
    return wasOpened ? <Overlay {...props} /> : instead(props)
  }
  return Object.assign(UntilOpened, { preload })
}
