import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useServices } from '#services/Services.tsx'
import { createDraftKeeper, isMostlyWithin, isWithin, type DraftKind } from './draftKeeper.ts'

/** A draft that is kept with every key, and is the same in every tab. */
export interface Draft<Text> {
  draft: Text
  /** What a handler sees that runs later than the drawing it belongs to. */
  latest(): Text
  /** What is typed; kept at once. */
  change(draft: Text): void
  /** Shows another one and leaves what is kept. */
  show(draft: Text): void
  /** Goes on with another text; the present one is offered back. */
  replace(draft: Text): void
  /** The server has it. */
  posted(): void
  /** Somebody would rather not. */
  forget(): void
  /** Whether it outlives the page; null while there is nothing to keep. */
  kept: 'kept' | 'pageOnly' | null
  /** A text that a newer one replaced, on offer; null where there is none. */
  older: OlderText<Text> | null
}

export interface OlderText<Text> {
  readonly text: Text
  /** Goes on with it; the present one is offered instead. */
  use(): void
  putAway(): void
}

interface Place<Text> {
  key: string
  kind: DraftKind<Text>
  /** What it begins with where nothing is kept. */
  start: () => Text
  /** What changes of an older text that is used again. */
  renew?: (older: Text) => Text
  /** Another tab has posted it. */
  onPosted?: () => void
}

/** The draft of one place. `kind` must keep its identity. */
export function useDraft<Text extends object>({
  key,
  kind,
  start,
  renew = (older) => older,
  onPosted,
}: Place<Text>): Draft<Text> {
  const { storage } = useServices()
  const keeper = useMemo(() => createDraftKeeper(storage, key, kind), [storage, key, kind])
  const [first] = useState(() => keeper.read())
  const [draft, setDraft] = useState(() => first ?? start())
  const [kept, setKept] = useState<Draft<Text>['kept']>(first === null ? null : 'kept')
  const [older, setOlder] = useState(() => keeper.older())
  const latest = useRef(draft)
  /** What was typed in this tab last, as long as no other text was chosen for it. */
  const own = useRef<Text | null>(null)

  const show = (next: Text): void => {
    latest.current = next
    setDraft(next)
  }
  const change = (next: Text): void => {
    own.current = next
    show(next)
    const isKept = keeper.write(next)
    setKept(kind.wordsOf(next) === '' ? null : isKept ? 'kept' : 'pageOnly')
    setOlder(keeper.older())
  }
  const setAside = (text: Text | null): void => {
    keeper.setAside(text)
    setOlder(text)
  }
  const onText = useEffectEvent((next: Text) => {
    const mine = own.current
    show(next)
    setKept('kept')
    // A slip that is corrected in another tab is nothing lost.
    if (mine && !isMostlyWithin(kind.wordsOf(mine), kind.wordsOf(next))) {
      own.current = null
      setAside(mine)
    }
  })
  const onPostedElsewhere = useEffectEvent(() => {
    // What could not be kept was never seen by the tab that posted.
    if (kept === 'pageOnly') return
    own.current = null
    show(start())
    setKept(null)
    onPosted?.()
  })
  const onOlder = useEffectEvent(setOlder)
  useEffect(
    () =>
      keeper.watch({
        onText: (next) => onText(next),
        onPosted: () => onPostedElsewhere(),
        onOlder: (text) => onOlder(text),
      }),
    [keeper],
  )

  const replace = (next: Text): void => {
    const present = latest.current
    change(next)
    setAside(
      kind.wordsOf(present).trim() === '' || isWithin(kind.wordsOf(present), kind.wordsOf(next))
        ? null
        : present,
    )
  }
  return {
    draft,
    latest: () => latest.current,
    change,
    show,
    replace,
    posted() {
      keeper.posted()
      own.current = null
      setKept(null)
    },
    forget() {
      keeper.forget()
      keeper.setAside(null)
      setKept(null)
      setOlder(null)
    },
    kept,
    older: older && {
      text: older,
      use: () => replace(renew(older)),
      putAway: () => setAside(null),
    },
  }
}
