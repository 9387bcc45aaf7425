import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'
import {
  createDraftStore,
  isMostlyWithin,
  isWithin,
  type DraftKind,
  type DraftStore,
} from './draftStore.ts'

type Kept = 'kept' | 'pageOnly' | null

/** A draft that is stored at every key press and is the same in every tab. */
export interface Draft<Text> {
  draft: Text
  /** The current draft, for handlers that run after their render. */
  latest(): Text
  /** Changes the draft and stores it at once. */
  change(draft: Text): void
  /** Shows another draft without storing it. */
  show(draft: Text): void
  /** Continues with another text and keeps the current one on offer. */
  replace(draft: Text): void
  /** Removes the draft after it was posted. */
  posted(): void
  /** Discards the draft. */
  forget(): void
  /** The place where the draft is stored; null while there is nothing to store. */
  kept: Kept
  /** The older text on offer, or null. */
  older: OlderText<Text> | null
}

export interface OlderText<Text> {
  readonly text: Text
  /** Continues with the older text and keeps the current one on offer. */
  use(): void
  putAway(): void
}

interface Place<Text> {
  key: string
  kind: DraftKind<Text>
  /** Gives the initial draft when nothing is stored. */
  start: () => Text
  /** Adjusts an older text that is used again. */
  renew?: (older: Text) => Text
  /** Called when another tab posted the draft. */
  onPosted?: () => void
}

/** Keeps the draft of one form. `kind` must keep its identity between renders. */
export function useDraft<Text extends object>({
  key,
  kind,
  start,
  renew = (older) => older,
  onPosted,
}: Place<Text>): Draft<Text> {
  const { storage } = useServices()
  const store = useMemo(() => createDraftStore(storage, key, kind), [storage, key, kind])
  const [draft, setDraft] = useStored(() => store.read() ?? start(), start)
  const [kept, setKept] = useStored<Kept>(() => (store.read() === null ? null : 'kept'), nothing)
  const [older, setOlder] = useStored(() => store.older(), nothing)
  /** The draft shown last, which may not be rendered yet; null before the first change. */
  const shown = useRef<Text | null>(null)
  const latest = (): Text => shown.current ?? draft
  /** The last text typed in this tab, until another one is chosen. */
  const own = useRef<Text | null>(null)
  const show = (next: Text): void => {
    shown.current = next
    setDraft(next)
  }
  const change = (next: Text): void => {
    own.current = next
    show(next)
    const isKept = store.write(next)
    setKept(kind.wordsOf(next) === '' ? null : isKept ? 'kept' : 'pageOnly')
    setOlder(store.older())
  }
  const setAside = (text: Text | null): void => {
    store.setAside(text)
    setOlder(text)
  }
  const onText = (next: Text): void => {
    const mine = own.current
    show(next)
    setKept('kept')
    // A small correction in another tab loses nothing, so the former text is not offered.
    if (mine && !isMostlyWithin(kind.wordsOf(mine), kind.wordsOf(next))) {
      own.current = null
      setAside(mine)
    }
  }
  const onPostedElsewhere = (): void => {
    // A draft that was not stored is unknown to the tab that posted, so it stays.
    if (kept === 'pageOnly') return
    own.current = null
    show(start())
    setKept(null)
    onPosted?.()
  }
  useOtherTabs<Text>(store, onText, onPostedElsewhere, setOlder)
  const replace = (next: Text): void => {
    const present = latest()
    change(next)
    setAside(isHeldBy(kind.wordsOf(next), kind.wordsOf(present)) ? null : present)
  }
  return {
    draft,
    latest,
    change,
    show,
    replace,
    posted() {
      store.posted()
      own.current = null
      setKept(null)
    },
    forget() {
      store.forget()
      setAside(null)
      setKept(null)
    },
    kept,
    older: older && {
      text: older,
      use: () => replace(renew(older)),
      putAway: () => setAside(null),
    },
  }
}

const nothing = (): null => null

/** Whether nothing of a text is lost by going on with another one. */
function isHeldBy(next: string, present: string): boolean {
  return present.trim() === '' || isWithin(present, next)
}

/** Follows what other tabs do with a draft. */
function useOtherTabs<Text extends object>(
  store: DraftStore<Text>,
  onTextNow: (text: Text) => void,
  onPostedNow: () => void,
  onOlderNow: (text: Text | null) => void,
): void {
  const onText = useEffectEvent(onTextNow)
  const onPosted = useEffectEvent(onPostedNow)
  const onOlder = useEffectEvent(onOlderNow)
  useEffect(
    () =>
      store.watch({
        onText: (next) => onText(next),
        onPosted: () => onPosted(),
        onOlder: (text) => onOlder(text),
      }),
    [store],
  )
}
