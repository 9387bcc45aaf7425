import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { useHash } from '#services/navigation/useHash.ts'
import { useServices } from '#services/Services.tsx'

/** A place in a list of comments: where what is new begins, the end, or a comment by its id. */
export type ScrollTarget = 'fresh' | 'newest' | (string & {})

interface Options {
  readonly list: RefObject<HTMLElement | null>
  readonly has: (id: string) => boolean
  /**
   * The entry at which the list opens, unless the address or the remembered position says
   * otherwise.
   */
  readonly start: ScrollTarget | null
  /** Loads what stands around a comment, or the end. */
  readonly load: (target: ScrollTarget, onEnd: (failure: Error | null) => void) => void
}

/** Scrolls a list to a comment, loading it if need be: to the one that the address names, or to the one that is asked for. */
export function useScrollTarget({ list, has, start, load }: Options): {
  targetId: string | null
  isComing: boolean
  show: (target: ScrollTarget) => void
  isGone: boolean
  failure: Error | null
  again: () => void
} {
  const { key } = useLocation()
  const hash = useHash()
  const isHydrated = useIsHydrated()
  const { places } = useServices()
  const named = /^#comment_\w+$/.test(hash) ? hash.slice(1) : null
  const [asked, setAsked] = useState<{
    target: ScrollTarget | null
    hash: string
    time: number
  } | null>(null)
  const [isRestored] = useState(() => places.at(key).scroll > 0)
  const [firstKey] = useState(key)
  const [hasStarted, setStarted] = useState(false)
  const [answer, setAnswer] = useState<{
    target: ScrollTarget
    time: number
    failure: Error | null
  } | null>(null)
  // Only once, or a list that opens at its end would jump there whenever something comes.
  if (isHydrated && !hasStarted && start !== null) {
    setStarted(true)
    // An address with a place of another kind (a merged idea) leads there by itself.
    if (hash === '' && asked === null && !isRestored) setAsked({ target: start, hash, time: 0 })
  }
  const isPush = useNavigationType() === 'PUSH'
  const [followed, setFollowed] = useState(key)
  // A link on the page to the same comment leads there again; an address that is only put right leads nowhere.
  if (isPush && named !== null && key !== followed) {
    setFollowed(key)
    setAsked((before) => before && { ...before, target: null })
  }
  const isFollowed = followed !== firstKey
  const own = asked?.hash === hash ? asked : null
  const target: ScrollTarget | null = own?.target ?? named
  const time = own?.time ?? 0
  const isAnswered = answer !== null && answer.target === target && answer.time === time
  const isHere =
    target === 'fresh' ||
    (target === 'newest' ? isAnswered && answer.failure === null : target !== null && has(target))
  const isMissing = target !== null && !isHere && !isAnswered
  useEffect(() => {
    if (!isMissing) return
    load(target, (failure) => setAnswer({ target, time, failure }))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each target: `load` is another function each time
  }, [isMissing, target, time])
  useEffect(() => {
    if (!isHere || target === null) return
    const place =
      target === 'newest' ? list.current?.lastElementChild : document.getElementById(target)
    place?.scrollIntoView({
      block: target === 'fresh' ? 'start' : target === 'newest' ? 'end' : 'center',
    })
    if ((time > 0 || isFollowed) && place instanceof HTMLElement)
      place.focus({ preventScroll: true })
  }, [isHere, target, time, followed, isFollowed, list])
  const show = useCallback(
    (next: ScrollTarget): void =>
      setAsked((before) => ({ target: next, hash, time: (before?.time ?? 0) + 1 })),
    [hash],
  )
  return {
    targetId: target === 'fresh' || target === 'newest' ? null : target,
    /** On the way to what the address names: what is loaded meanwhile is not what somebody came for. */
    isComing: isMissing && own === null && !isFollowed,
    show,
    isGone: isAnswered && !isHere && answer.failure === null && target !== 'newest',
    failure: isAnswered ? answer.failure : null,
    again: () => target !== null && show(target),
  }
}
