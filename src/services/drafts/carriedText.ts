import type { AppStorage } from '#services/storage/storage.ts'

const KEY = 'earshot.carried'

/** The text of an idea that is not posted. */
export interface UnpostedText {
  readonly title: string
  readonly body: string
}

interface Carried extends UnpostedText {
  readonly ideaId: string
  /** Waiting: no comment field has it yet. Posted: the idea's own draft is of no use any more. */
  readonly state: 'waiting' | 'taken' | 'posted'
}

/**
 * The text of an idea that somebody would rather say as a comment on one that is there already. The idea's draft stays what it is until the comment
 * is posted, so that going back finds it, and nothing is lost on the way.
 */
export interface CarriedText {
  carry(ideaId: string, text: UnpostedText): void
  /** The text that waits for an idea's comment field, or null. */
  waiting(ideaId: string): string | null
  /** The field has it. False where there was nothing for it. */
  take(ideaId: string): boolean
  /** A comment on the idea was posted. */
  arrived(ideaId: string): void
  /** Whether a draft was said as a comment, word for word; true once. */
  claim(draft: UnpostedText): boolean
}

/** Keeps what is carried in storage, one text at a time. */
export function createCarriedText(storage: AppStorage): CarriedText {
  const read = (): Carried | null => parse(storage.read(KEY))
  const waitingFor = (ideaId: string): Carried | null => {
    const carried = read()
    return carried?.ideaId === ideaId && carried.state === 'waiting' ? carried : null
  }
  const write = (carried: Carried): void => void storage.write(KEY, JSON.stringify(carried))
  return {
    carry: (ideaId, { title, body }) => write({ ideaId, title, body, state: 'waiting' }),
    waiting(ideaId) {
      const carried = waitingFor(ideaId)
      return (
        carried &&
        [carried.title, carried.body]
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .join('\n\n')
      )
    },
    take(ideaId) {
      const carried = waitingFor(ideaId)
      if (carried) write({ ...carried, state: 'taken' })
      return carried !== null
    },
    arrived(ideaId) {
      const carried = read()
      if (carried?.ideaId === ideaId && carried.state === 'taken')
        write({ ...carried, state: 'posted' })
    },
    claim(draft) {
      const carried = read()
      if (
        carried?.state !== 'posted' ||
        carried.title !== draft.title ||
        carried.body !== draft.body
      )
        return false
      storage.remove(KEY)
      return true
    },
  }
}

function parse(text: string | null): Carried | null {
  if (text === null) return null
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Carried, unknown>> | null
    const { ideaId, title, body, state } = value ?? {}
    if (typeof ideaId !== 'string' || typeof title !== 'string' || typeof body !== 'string')
      return null
    return state === 'waiting' || state === 'taken' || state === 'posted'
      ? { ideaId, title, body, state }
      : null
  } catch {
    return null
  }
}
