import type { AppStorage } from '#services/storage/storage.ts'
import type { Intent, Intents } from './intents.ts'

/** What somebody wanted to do that needs an account. */
export type SignInOccasion = 'vote' | 'post' | 'comment' | 'follow' | 'report' | 'account'

/** Asks for a sign-in from anywhere; the dialog over the screen shows it. */
export interface SignInPrompt {
  /** Opens it. `wanted` is carried out once somebody is signed in. */
  ask(occasion: SignInOccasion, wanted?: Intent): void
  /** The person does not want to: what they were doing is not carried out by a later sign-in. */
  close(): void
  /** Somebody is signed in: gone, and what they were doing goes on. */
  done(): void
  /** Keeps it for a reload of this tab: mail readers on the phone often push the page out of memory. */
  keep(path: string): void
  /** Opens again what a reload has closed, if the tab is still at the same place. */
  restore(path: string): void
  /** Why it is open, or null. */
  current(): SignInOccasion | null
  subscribe(listener: () => void): () => void
}

export interface SignInPromptParts {
  readonly intents: Pick<Intents, 'remember' | 'forget'>
  readonly tabStorage: AppStorage
}

const KEY = 'earshot.signIn.open'

/** Makes the prompt of one client. */
export function createSignInPrompt({ intents, tabStorage }: SignInPromptParts): SignInPrompt {
  const listeners = new Set<() => void>()
  let occasion: SignInOccasion | null = null
  const set = (next: SignInOccasion | null): void => {
    occasion = next
    if (next === null) tabStorage.remove(KEY)
    for (const listener of listeners) listener()
  }
  return {
    ask(next, wanted) {
      if (wanted) intents.remember(wanted)
      set(next)
    },
    close() {
      intents.forget()
      set(null)
    },
    done: () => set(null),
    keep: (path) => void tabStorage.write(KEY, `${occasion ?? 'account'} ${path}`),
    restore(path) {
      const [, kept, place] =
        /^(vote|post|comment|follow|report|account) (.+)$/.exec(tabStorage.read(KEY) ?? '') ?? []
      tabStorage.remove(KEY)
      if (occasion === null && place === path) set(kept as SignInOccasion)
    },
    current: () => occasion,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
