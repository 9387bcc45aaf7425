import type { AppStorage } from '#services/storage/storage.ts'

/**
 * The progress of somebody's sign-in. Never with the code: it is as good as a password while it
 * lives.
 */
export interface SignInProgress {
  readonly step: 'email' | 'code'
  readonly email: string
  readonly name: string
  /** The moment at which the last code was asked for, in milliseconds since 1970; 0: not yet. */
  readonly sentAt: number
}

const KEY = 'earshot.signIn'

/** Nothing typed yet. */
export const noProgress: SignInProgress = { step: 'email', email: '', name: '', sentAt: 0 }

/** Reads the progress of a sign-in that this tab remembers over a reload. */
export function readProgress(tabStorage: AppStorage): SignInProgress {
  try {
    const kept = JSON.parse(tabStorage.read(KEY) ?? 'null') as Partial<SignInProgress> | null
    const { step, email, name, sentAt } = kept ?? {}
    if (typeof email !== 'string' || typeof name !== 'string' || typeof sentAt !== 'number')
      return noProgress
    return { step: step === 'code' ? 'code' : 'email', email, name, sentAt }
  } catch {
    return noProgress
  }
}

/** Keeps it in this tab. */
export function writeProgress(tabStorage: AppStorage, progress: SignInProgress): void {
  tabStorage.write(KEY, JSON.stringify({ ...progress }))
}

/** After the sign-in. */
export function clearProgress(tabStorage: AppStorage): void {
  tabStorage.remove(KEY)
}
