import type { ReactNode } from 'react'
import css from './SumTable.module.css'

/** A table of parts and their sum. A single part is shown as the sum. */
export function SumTable({
  parts,
  total,
}: {
  parts: readonly { key: string; label: ReactNode; value: string }[]
  total: { label: string; value: string }
}) {
  return (
    <dl className={css.sum}>
      {parts.map(({ key, label, value }) => (
        <div key={key} className={css.part}>
          <dt>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      {parts.length > 1 && (
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd className={css.value}>{total.value}</dd>
        </div>
      )}
    </dl>
  )
}
