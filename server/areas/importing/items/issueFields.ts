import { drawEmoji } from '#server/areas/texts/emoji.ts'
import { createRepairs, type Repairs } from './repair.ts'
import { type ClosedReason, UNKNOWN_TIME } from './shape.ts'

/** The title with its emoji, or one that says that there is none. */
export function titleOf(raw: unknown, repairs: Repairs): string {
  const title = typeof raw === 'string' ? drawEmoji(repairs.line(raw, 'title')) : ''
  if (title !== '') return title
  repairs.note('no title', 'called "(no title)"')
  return '(no title)'
}

/** Whether a state in any spelling says closed; told from the closing time where it says neither. */
export function isClosed(state: unknown, closedAt: string | null, repairs: Repairs): boolean {
  const word = typeof state === 'string' ? state.toLowerCase() : ''
  if (word === 'open' || word === 'closed') return word === 'closed'
  repairs.note(
    'a state that is neither open nor closed',
    closedAt === null ? 'taken as open' : 'taken as closed, because it has a closing time',
  )
  return closedAt !== null
}

/** Why it was closed, where the source says so. */
export function reasonOf(raw: unknown): ClosedReason | null {
  const reason = typeof raw === 'string' ? raw.toLowerCase() : ''
  return reason === 'completed' || reason === 'not_planned' || reason === 'duplicate'
    ? reason
    : null
}

/** The time of creation, else the next best of the times given (updated, closed), with a note. */
export function createdTime([created, ...others]: readonly unknown[], repairs: Repairs): string {
  const stated = repairs.time(created, 'created', null)
  if (stated !== null) return stated
  const known =
    others.map((raw) => createRepairs().time(raw, '', null)).find((time) => time !== null) ?? null
  repairs.note(
    'no time of creation',
    known === null ? 'taken as the time of the import' : 'taken as the next time that is known',
    known ?? undefined,
  )
  return known ?? UNKNOWN_TIME
}
