import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { IdeaRowPiece } from './IdeaRowPiece.tsx'
import type { IdeaRowElement } from './IdeaRowPiece.tsx'
import { useListKeys } from './useListKeys.ts'

/** Rows per piece: the piece is what comes and goes while a long list is scrolled. */
const PIECE = 10
/** Below this many rows everything stays on the page, so that find-in-page and the keyboard reach all of it. */
const WINDOW_FROM = 100

/** The rows of a list; of a long one only what is near the screen is drawn. */
export function IdeaRows({ rows }: { rows: readonly IdeaRowElement[] }) {
  const { places } = useServices()
  const { heights } = places.at(useLocation().key)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  const pieces = Array.from({ length: Math.ceil(rows.length / PIECE) }, (_, index) => rows.slice(index * PIECE, (index + 1) * PIECE))
  return (
    <div ref={list} role="feed" aria-label={t('list.label')}>
      {pieces.map((piece, index) => (
        <IdeaRowPiece key={piece[0]?.key ?? index} rows={piece} name={String(index)} heights={heights} windowed={rows.length > WINDOW_FROM} />
      ))}
    </div>
  )
}
