import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { NextPage } from '#parts/list/PlainPages.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ColumnData } from './columnData.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { roadmapHref, type RoadmapChoice } from './roadmapAddress.ts'
import { RoadmapCard } from './RoadmapCard.tsx'
import type { ColumnEndProps } from './RoadmapColumnEnd.lazy.tsx'
import css from './Columns.module.css'

const RoadmapColumnEnd = lazyComponent<ColumnEndProps & { nextHref: string | null }>(
  () => import('./RoadmapColumnEnd.lazy.tsx').then((module) => module.RoadmapColumnEnd),
  ({ nextHref }) => nextHref !== null && <NextPage href={nextHref} />,
)

/** Columns that stand side by side; more of them are scrolled. */
const MANY = 4

/** Inputs of the columns. */
export interface ColumnsProps {
  columns: readonly ColumnData[]
  /** The slug of the column that a narrow screen shows. */
  current: string
  choice: RoadmapChoice
}

/** The columns as lists. `isPlannable`: the same with room for the grips, which come with later code. */
export function Columns({
  isPlannable = false,
  ...props
}: ColumnsProps & { isPlannable?: boolean }) {
  return (
    <ColumnGrid {...props}>
      {({ id, cards }, empty) =>
        cards.length === 0 ? (
          empty
        ) : (
          <ul aria-labelledby={`column-${id}`} className={css.list}>
            {cards.map((card) => (
              <li key={card.id} className={css.card}>
                <RoadmapCard idea={card.idea} hasMenuRoom={isPlannable} />
              </li>
            ))}
          </ul>
        )
      }
    </ColumnGrid>
  )
}

/** The frame of every column: its head, its end, and what it says while it is empty, which `children` draws. */
export function ColumnGrid({
  columns,
  current,
  choice,
  children,
}: ColumnsProps & { children: (column: ColumnData, empty: ReactNode) => ReactNode }) {
  const t = useMessages(roadmapMessages)
  const isFiltered = choice.board !== null || choice.tag !== null
  const empty = (
    <p className={css.empty}>{t(isFiltered ? 'roadmap.noneFits' : 'roadmap.emptyColumn')}</p>
  )
  return (
    <div
      data-columns={columns.length}
      className={cx(css.columns, columns.length > MANY && css.many)}
    >
      {columns.map((column) => (
        <section
          key={column.id}
          aria-labelledby={`column-${column.id}`}
          data-current={column.slug === current || undefined}
          className={css.column}
        >
          <ColumnHead id={`column-${column.id}`} column={column} />
          {children(column, empty)}
          <RoadmapColumnEnd
            status={column.end}
            nextHref={
              column.endCursor === null
                ? null
                : roadmapHref({ ...choice, column: column.slug, after: column.endCursor })
            }
          />
        </section>
      ))}
    </div>
  )
}
