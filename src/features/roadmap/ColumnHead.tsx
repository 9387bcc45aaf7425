import { formatCount } from '#lib/format.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { StatusDot } from '#ui/StatusMark.tsx'
import type { ColumnData } from './columnData.ts'
import css from './Columns.module.css'

/** The name of a column, with how many ideas it has in all, and what the team says of it. */
export function ColumnHead({ id, column }: { id: string; column: ColumnData }) {
  const language = useLanguage()
  return (
    <>
      <h2 id={id} className={css.head}>
        <StatusDot category={column.category} color={column.color} />
        <bdi className={css.name}>{column.name}</bdi>{' '}
        <span className={css.total}>{formatCount(column.total, language)}</span>
      </h2>
      {column.description && (
        <p dir="auto" className={css.description}>
          {column.description}
        </p>
      )}
    </>
  )
}
