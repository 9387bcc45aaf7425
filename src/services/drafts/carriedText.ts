import type { AppStorage } from '#services/storage/storage.ts'

const KEY = 'earshot.carried'

/** The text of an idea that was never posted. */
export interface UnpostedText {
  readonly title: string
  readonly body: string
}

interface Carried extends UnpostedText {
  readonly ideaId: string
  /** `waiting` until a comment field has taken it; `posted` when the idea's own draft can go. */
  readonly state: 'waiting' | 'taken' | 'posted'
}

/**
 * The text of a new idea that its author would rather post as a comment on an existing one. The
 * idea's draft stays until the comment is posted, so that nothing is lost by going back.
 */
export interface CarriedText {
  carry(ideaId: string, text: UnpostedText): void
  /** The text waiting for an idea's comment field, or null. */
  waiting(ideaId: string): string | null
  /** Marks the text as taken by the field. Gives false when there was none for it. */
  take(ideaId: string): boolean
  /** Marks the text as posted, after a comment on the idea was posted. */
  arrived(ideaId: string): void
  /** Tells, once, whether a draft was posted as a comment word for word. */
  claim(draft: UnpostedText): boolean
}

/** Keeps one carried text at a time in storage. */
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
