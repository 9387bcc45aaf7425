import type { AppStorage } from '../storage/storage.ts'

/**
 * Where a person stands with the platforms that need their consent (docs/RULES.md#consent).
 * - `unconfigured`: the site uses none; nobody is asked
 * - `refused`: they said no, or their browser says it for them
 * - `withdrawn`: they had said yes
 */
export type ConsentState = 'unconfigured' | 'notAsked' | 'refused' | 'accepted' | 'withdrawn'

/** The person's answer, kept in this browser. */
export interface Consent {
  state(): ConsentState
  /** Do Not Track or Global Privacy Control: a no that nobody is asked for. */
  readonly isSignalled: boolean
  /** Says yes or no; after a yes, no withdraws it. */
  answer(yes: boolean): void
  /** Whether the first screen is there, so that what is not needed for it may load. */
  isReady(): boolean
  ready(): void
  subscribe(onChange: () => void): () => void
}

interface ConsentParts {
  readonly storage: AppStorage
  /** Whether the site uses anything that needs consent. */
  readonly isConfigured: boolean
  readonly isSignalled: boolean
}

const KEY = 'earshot.consent'

/** What an answer makes of a state. */
export function nextConsent(state: ConsentState, yes: boolean): ConsentState {
  if (state === 'unconfigured') return state
  if (yes) return 'accepted'
  return state === 'accepted' || state === 'withdrawn' ? 'withdrawn' : 'refused'
}

/** Keeps the answer. Other tabs' answers count as well. */
export function createConsent({ storage, isConfigured, isSignalled }: ConsentParts): Consent {
  const listeners = new Set<() => void>()
  let isReady = false
  const tell = (): void => listeners.forEach((listener) => listener())
  const state = (): ConsentState => {
    if (!isConfigured) return 'unconfigured'
    const kept = storage.read(KEY)
    if (isSignalled) return kept === 'accepted' || kept === 'withdrawn' ? 'withdrawn' : 'refused'
    return kept === 'accepted' || kept === 'withdrawn' || kept === 'refused' ? kept : 'notAsked'
  }
  if (isConfigured) storage.watch(KEY, tell)
  return {
    state,
    isSignalled,
    answer(yes) {
      const next = nextConsent(state(), yes && !isSignalled)
      if (next !== 'unconfigured') storage.write(KEY, next)
      tell()
    },
    isReady: () => isReady,
    ready() {
      isReady = true
      tell()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** Whether the browser says no on the person's behalf. */
export function signalsNo(
  browser: { navigator?: object; doNotTrack?: unknown } | undefined,
): boolean {
  const { doNotTrack, globalPrivacyControl } = (browser?.navigator ?? {}) as {
    doNotTrack?: unknown
    globalPrivacyControl?: unknown
  }
  return (
    globalPrivacyControl === true ||
    [doNotTrack, browser?.doNotTrack].some((value) => value === '1' || value === 'yes')
  )
}
