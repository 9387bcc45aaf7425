import type { AppStorage } from '#services/storage/storage.ts'

/** The act that a sign-in interrupted. Texts stay in their drafts. */
export type Intent =
  | { readonly kind: 'vote'; readonly ideaId: string }
  | { readonly kind: 'follow'; readonly ideaId: string }
  | { readonly kind: 'post' }
  | { readonly kind: 'comment'; readonly ideaId: string; readonly replyTo: string | null }

/** Keeps a visitor's interrupted act until they are signed in, in any tab of this browser. */
export interface Intents {
  /** Stores an intent in place of any earlier one. */
  remember(intent: Intent): void
  forget(): void
  /** The stored intent, or null. */
  waiting(): Intent | null
  /** Hands the stored intent, if it is of this kind, to a single caller. */
  take<Kind extends Intent['kind']>(kind: Kind): Promise<Extract<Intent, { kind: Kind }> | null>
}

/** Runs `work` while no other tab of this browser runs its own. */
export type Exclusively = <Result>(work: () => Result) => Promise<Result>

export interface IntentParts {
  readonly storage: AppStorage
  readonly now: () => number
  readonly exclusively: Exclusively
}

const KEY = 'earshot.intent'
/**
 * Older intents are dropped, since the person who signs in then may have changed their mind or be
 * somebody else.
 */
const VALID_MS = 30 * 60_000

/** Creates the intents of one client. */
export function createIntents({ storage, now, exclusively }: IntentParts): Intents {
  const waiting = (): Intent | null => parse(storage.read(KEY), now())
  return {
    remember: (intent) => void storage.write(KEY, JSON.stringify({ intent, at: now() })),
    forget: () => storage.remove(KEY),
    waiting,
    take: <Kind extends Intent['kind']>(kind: Kind) =>
      exclusively(() => {
        const intent = waiting()
        if (intent?.kind !== kind) return null
        storage.remove(KEY)
        return intent as Extract<Intent, { kind: Kind }>
      }),
  }
}

/** Runs `work` under a Web Lock. Plain http has no locks; there `work` simply runs at once. */
export async function exclusivelyInBrowser<Result>(work: () => Result): Promise<Result> {
  const locks =
    typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  return locks ? await locks.request(KEY, async () => work()) : work()
}

function parse(text: string | null, now: number): Intent | null {
  if (text === null) return null
  try {
    const { intent, at } = JSON.parse(text) as {
      intent?: { kind?: unknown; ideaId?: unknown; replyTo?: unknown }
      at?: unknown
    }
    if (typeof at !== 'number' || Math.abs(now - at) > VALID_MS) return null
    const { kind, ideaId, replyTo } = intent ?? {}
    if (kind === 'post') return { kind }
    if (typeof ideaId !== 'string') return null
    if (kind === 'vote' || kind === 'follow') return { kind, ideaId }
    return kind === 'comment'
      ? { kind, ideaId, replyTo: typeof replyTo === 'string' ? replyTo : null }
      : null
  } catch {
    return null
  }
}
