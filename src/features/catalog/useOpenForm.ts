import { useState } from 'react'

/** The id under which a form for a new one is open. */
export const NEW = 'new'

/**
 * The one form of a section that is open, by the id of what it is about; and the one that was open
 * last, whose button gets the focus back.
 */
export function useOpenForm(): {
  openId: string | null
  lastId: string | null
  open: (id: string) => void
  close: () => void
  /** How many new ones were made in a row: the key of the form of the next one. */
  round: number
  again: () => void
} {
  const [openId, setOpenId] = useState<string | null>(null)
  const [lastId, setLastId] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  return {
    openId,
    lastId,
    open: (id) => {
      setLastId(null)
      setOpenId(id)
    },
    close: () => {
      setLastId(openId)
      setOpenId(null)
    },
    round,
    again: () => setRound(round + 1),
  }
}
