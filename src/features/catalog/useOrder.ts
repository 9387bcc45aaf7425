import { use, useState } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf, type Refusable } from '#parts/failure/problems.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useServices } from '#services/Services.tsx'
import { placed } from './orderedItem.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * The order of boards, statuses or tags, changed at once on the screen. Where that was refused or has
 * failed it goes back, and a message says why. Gives the items in their order, what to say to
 * screen readers, and how to place one.
 */
export function useOrder<Item extends Named>(
  items: readonly Item[],
  send: (place: { id: string; beforeId: string | null }) => Promise<Outcome<Refusable>>,
): {
  items: readonly Item[]
  said: string
  place: (id: string, beforeId: string | null) => void
} {
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const refreshFrame = use(FrameRefreshContext)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [said, setSaid] = useState('')
  const shown = inOrder(items, wanted)
  return {
    items: shown,
    said,
    place: (id, beforeId) => {
      const before = shown.map((item) => item.id)
      const next = placed(before, { id, beforeId })
      if (next.every((one, at) => one === before[at])) return
      setWanted(next)
      setSaid('')
      void send({ id, beforeId }).then((outcome) => {
        // A later one is on its way.
        setWanted((now) => (now === next ? null : now))
        const problem = problemOf(outcome, language, (what) => t('order.failed', { what }))
        if (problem !== null) return void toasts.add({ text: problem })
        const name = items.find((item) => item.id === id)?.name ?? ''
        setSaid(t('catalog.placed', { name, place: next.indexOf(id) + 1, count: next.length }))
        refreshFrame().catch(() => undefined)
      })
    },
  }
}

function inOrder<Item extends Named>(
  items: readonly Item[],
  wanted: readonly string[] | null,
): readonly Item[] {
  if (wanted === null) return items
  const placeOf = (id: string): number => {
    const at = wanted.indexOf(id)
    return at === -1 ? wanted.length : at
  }
  return items.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
}
