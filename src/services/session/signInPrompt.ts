/** What somebody wanted to do that needs an account. */
export type SignInOccasion = 'vote' | 'post' | 'account'

/** Asks for a sign-in from anywhere; the frame shows the dialog. */
export interface SignInPrompt {
  ask(occasion: SignInOccasion): void
  close(): void
  /** Why it is open, or null. */
  current(): SignInOccasion | null
  subscribe(listener: () => void): () => void
}

/** Makes the prompt of one client. */
export function createSignInPrompt(): SignInPrompt {
  const listeners = new Set<() => void>()
  let occasion: SignInOccasion | null = null
  const set = (next: SignInOccasion | null): void => {
    occasion = next
    for (const listener of listeners) listener()
  }
  return {
    ask: set,
    close: () => set(null),
    current: () => occasion,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
