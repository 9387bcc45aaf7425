import { useLocation } from 'react-router-dom'
import type { IdeaRow_idea$key } from '#generated/IdeaRow_idea.graphql.ts'
import { useRef } from 'react'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { IdeaRowPiece } from './IdeaRowPiece.tsx'
import { useListKeys } from './useListKeys.ts'

/** Rows per piece: the piece is what comes and goes while a long list is scrolled. */
const PIECE = 10
/** Below this many rows everything stays on the page, so that find-in-page and the keyboard reach all of it. */
const WINDOW_FROM = 100

type Edges = readonly { readonly node: IdeaRow_idea$key & { readonly id: string } }[]

/** The rows of a list; of a long one only what is near the screen is drawn. */
export function IdeaRows({ edges }: { edges: Edges }) {
  const { places } = useServices()
  const { heights } = places.at(useLocation().key)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  const pieces = Array.from({ length: Math.ceil(edges.length / PIECE) }, (_, index) => edges.slice(index * PIECE, (index + 1) * PIECE))
  return (
    <div ref={list} role="feed" aria-label={t('list.label')}>
      {pieces.map((piece, index) => (
        <IdeaRowPiece key={piece[0]?.node.id ?? index} ideas={piece.map((edge) => edge.node)} name={String(index)} heights={heights} windowed={edges.length > WINDOW_FROM} />
      ))}
    </div>
  )
}
