import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useServices } from '#services/Services.tsx'

/** Where what is new begins, and the end of all. */
export type Goal = 'fresh' | 'newest' | (string & {})

interface Options {
  readonly list: RefObject<HTMLElement | null>
  readonly has: (id: string) => boolean
  /** Where the list opens, unless the address or the place that somebody left says otherwise. */
  readonly start: Goal | null
  /** Loads what stands around a comment, or the end. */
  readonly load: (goal: Goal, onEnd: (failure: Error | null) => void) => void
}

/** Brings somebody to a comment of a list, whether it is loaded or not: the one that the address names, or the one that they ask for. */
export function useGoal({ list, has, start, load }: Options): {
  target: string | null
  isComing: boolean
  show: (goal: Goal) => void
  isGone: boolean
  failure: Error | null
  again: () => void
} {
  const { hash, key } = useLocation()
  const { places } = useServices()
  const named = /^#comment_\w+$/.test(hash) ? hash.slice(1) : null
  const [wish, setWish] = useState<{ goal: Goal | null; hash: string; time: number } | null>(null)
  const [isRestored] = useState(() => places.at(key).scroll > 0)
  const [firstKey] = useState(key)
  const [hasStarted, setStarted] = useState(false)
  const [answer, setAnswer] = useState<{ goal: Goal; time: number; failure: Error | null } | null>(
    null,
  )
  // Once: a list that opens at its end would else be there whenever something comes.
  if (!hasStarted && start !== null) {
    setStarted(true)
    if (named === null && wish === null && !isRestored) setWish({ goal: start, hash, time: 0 })
  }
  const isPush = useNavigationType() === 'PUSH'
  const [visit, setVisit] = useState(key)
  // A link on the page to the same comment leads there again; an address that is only put right leads nowhere.
  if (isPush && named !== null && key !== visit) {
    setVisit(key)
    setWish((before) => before && { ...before, goal: null })
  }
  const isFollowed = visit !== firstKey
  const own = wish?.hash === hash ? wish : null
  const goal: Goal | null = own?.goal ?? named
  const time = own?.time ?? 0
  const isAnswered = answer !== null && answer.goal === goal && answer.time === time
  const isHere =
    goal === 'fresh' ||
    (goal === 'newest' ? isAnswered && answer.failure === null : goal !== null && has(goal))
  const isMissing = goal !== null && !isHere && !isAnswered
  useEffect(() => {
    if (!isMissing) return
    load(goal, (failure) => setAnswer({ goal, time, failure }))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each goal: `load` is another function each time
  }, [isMissing, goal, time])
  useEffect(() => {
    if (!isHere || goal === null) return
    const place = goal === 'newest' ? list.current?.lastElementChild : document.getElementById(goal)
    place?.scrollIntoView({
      block: goal === 'fresh' ? 'start' : goal === 'newest' ? 'end' : 'center',
    })
    if ((time > 0 || isFollowed) && place instanceof HTMLElement)
      place.focus({ preventScroll: true })
  }, [isHere, goal, time, visit, isFollowed, list])
  const show = useCallback(
    (next: Goal): void =>
      setWish((before) => ({ goal: next, hash, time: (before?.time ?? 0) + 1 })),
    [hash],
  )
  return {
    target: goal === 'fresh' || goal === 'newest' ? null : goal,
    /** On the way to what the address names: what is loaded meanwhile is not what somebody came for. */
    isComing: isMissing && own === null && !isFollowed,
    show,
    isGone: isAnswered && !isHere && answer.failure === null && goal !== 'newest',
    failure: isAnswered ? answer.failure : null,
    again: () => goal !== null && show(goal),
  }
}
