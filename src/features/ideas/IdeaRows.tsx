import { useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { IdeaRowPiece, type IdeaRowElement } from './IdeaRowPiece.tsx'

const ListKeys = lazyComponent<{ list: RefObject<HTMLElement | null> }>(() =>
  import('./ListKeys.lazy.tsx').then((module) => module.ListKeys),
)

/** Most rows of a piece: the piece is what comes and goes while a long list is scrolled. */
const PIECE = 20
/** Below this many rows everything stays on the page, so that find-in-page and the keyboard reach all of it. */
const WINDOW_FROM = 100

interface Props {
  rows: readonly IdeaRowElement[]
  /** Of a part of a list, whose keys are those of the whole. */
  label?: string
}

/** The rows of a list; of a long one only what is near the screen is drawn. */
export function IdeaRows({ rows, label }: Props) {
  const t = useMessages(commonMessages)
  const { places } = useServices()
  const { heights } = places.at(useLocation().key)
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} role="feed" aria-label={label ?? t('list.label')}>
      <ListKeys list={list} />
      {piecesOf(rows, label).map((piece) => (
        <IdeaRowPiece
          key={piece.name}
          name={piece.name}
          rows={piece.rows}
          heights={heights}
          windowed={rows.length > WINDOW_FROM}
        />
      ))}
    </div>
  )
}

interface Piece {
  name: string
  rows: IdeaRowElement[]
}

/**
 * Rows grouped by what they are and not by where they stand, some ten each: a row that comes or
 * goes changes its own piece alone, and the rows after it keep their elements, and with them the
 * focus and the place on the screen.
 */
function piecesOf(rows: readonly IdeaRowElement[], first = 'first'): Piece[] {
  const pieces: Piece[] = []
  for (const row of rows) {
    const last = pieces.at(-1)
    const name = String(row.key)
    if (!last) pieces.push({ name: first, rows: [row] })
    else if (name.endsWith('0') || last.rows.length === PIECE) pieces.push({ name, rows: [row] })
    else last.rows.push(row)
  }
  return pieces
}
