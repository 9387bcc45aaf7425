import type { AppStorage } from '#services/storage/storage.ts'
import type { Intent, Intents } from './intents.ts'

/** The act for which a sign-in is asked. */
export type SignInOccasion =
  | 'vote'
  | 'post'
  | 'comment'
  | 'react'
  | 'follow'
  | 'subscribe'
  | 'save'
  | 'report'
  | 'account'

/** Asks for a sign-in from anywhere; a dialog over the screen shows it. */
export interface SignInPrompt {
  /** Opens the dialog. `wanted` is carried out after the sign-in. */
  ask(occasion: SignInOccasion, wanted?: Intent): void
  /** Closes the dialog without a sign-in and drops the intent. */
  close(): void
  /** Closes the dialog after the sign-in and keeps the intent. */
  done(): void
  /**
   * Keeps the dialog over a reload of this tab, since opening the mail app on a phone often unloads
   * the page.
   */
  keep(path: string): void
  /** Reopens the dialog after a reload, if the tab is still at the same path. */
  restore(path: string): void
  /** The act that the open dialog is for, or null. */
  current(): SignInOccasion | null
  subscribe(listener: () => void): () => void
}

export interface SignInPromptParts {
  readonly intents: Pick<Intents, 'remember' | 'forget'>
  readonly tabStorage: AppStorage
}

const KEY = 'earshot.signIn.open'

/** Creates the prompt of one client. */
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
      const [, kept, place] = /^(\w+) (.+)$/.exec(tabStorage.read(KEY) ?? '') ?? []
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
