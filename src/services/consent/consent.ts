import type { AppStorage } from '../storage/storage.ts'

/**
 * A person's answer to the platforms that need their consent (docs/RULES.md#consent).
 * - `unconfigured`: the site uses none; nobody is asked
 * - `refused`: they said no, or their browser says it for them
 * - `withdrawn`: they had said yes
 */
export type ConsentState = 'unconfigured' | 'notAsked' | 'refused' | 'accepted' | 'withdrawn'

/** The person's answer, kept in this browser. */
export interface Consent {
  state(): ConsentState
  /** True when Do Not Track or Global Privacy Control already says no. */
  readonly isSignalled: boolean
  /** Stores yes or no; a no after a yes withdraws it. */
  answer(yes: boolean): void
  /** True once the first screen is shown, so that code it does not need may load. */
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

/** Gives the state after an answer. */
export function nextConsent(state: ConsentState, yes: boolean): ConsentState {
  if (state === 'unconfigured') return state
  if (yes) return 'accepted'
  return state === 'accepted' || state === 'withdrawn' ? 'withdrawn' : 'refused'
}

/** Stores the answer in the browser and follows the answers given in other tabs. */
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

/** Tells whether the browser says no on the person's behalf. */
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
