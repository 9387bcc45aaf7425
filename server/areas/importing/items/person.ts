import { isRecord, textOrNull } from './raw.ts'
import type { Repairs } from './repair.ts'

/** GitHub's account that stands for all deleted ones. */
const GHOST = 'ghost'

/** The login in a user object or plain login, or null for a deleted account. `what` says whose, for the note; none is made without it. */
export function loginOf(raw: unknown, repairs: Repairs, what: string | null): string | null {
  const login = textOrNull(isRecord(raw) ? raw['login'] : raw)
  const written = login === null ? null : repairs.line(login, 'login')
  if (written !== null && written !== '' && written.toLowerCase() !== GHOST) return written
  if (what !== null)
    repairs.note(`the account of the ${what} was deleted`, 'shown as "Deleted user"')
  return null
}
