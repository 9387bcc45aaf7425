import { newMutationId } from '#services/newMutationId.ts'
import type { AppStorage } from '#services/storage/storage.ts'

const STORAGE_KEY = 'earshot.guestKey'

/** By what the votes of somebody who is not signed in are known as those of one browser. */
export interface GuestKey {
  /** The browser's secret, 128 random bits in hexadecimal digits; made when it is first asked for. */
  current(): string
  /** Ends being that guest, since somebody has signed in or out. */
  forget(): void
}

/** Keeps the guest key in this browser, or for this page where nothing can be stored. */
export function createGuestKey(storage: AppStorage): GuestKey {
  return {
    current() {
      const stored = storage.read(STORAGE_KEY)
      if (stored !== null && /^[0-9a-f]{32}$/.test(stored)) return stored
      const made = newMutationId()
      storage.write(STORAGE_KEY, made)
      return made
    },
    forget: () => storage.remove(STORAGE_KEY),
  }
}
