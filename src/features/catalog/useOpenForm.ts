import { useState } from 'react'

/** The id under which a form for a new one is open. */
export const NEW = 'new'

interface Forms {
  readonly openId: string | null
  readonly lastId: string | null
}

/**
 * The one form of a section that is open, by the id of what it is about; and the one that was open
 * last, whose button gets the focus back.
 */
export function useOpenForm(): Forms & {
  open: (id: string) => void
  /**
   * Closes the form of this one, if it is still the one that is open; the focus goes to its button,
   * or to that of `focusId`.
   */
  close: (id: string, focusId?: string) => void
  /** Forgets which one was open last: its button takes the focus no more. */
  forgetLast: () => void
  /** The number of new ones made in a row: the key of the form of the next one. */
  round: number
  again: () => void
} {
  const [{ openId, lastId }, setForms] = useState<Forms>({ openId: null, lastId: null })
  const [round, setRound] = useState(0)
  return {
    openId,
    lastId,
    open: (id) => setForms({ openId: id, lastId: null }),
    // Called when a save has ended: since then another one may have been opened.
    close: (id, focusId = id) =>
      setForms((now) => (now.openId === id ? { openId: null, lastId: focusId } : now)),
    forgetLast: () => setForms((now) => ({ ...now, lastId: null })),
    round,
    again: () => setRound(round + 1),
  }
}
