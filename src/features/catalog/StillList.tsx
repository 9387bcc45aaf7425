import type { OrderedListProps } from './orderedItem.ts'
import css from './Catalog.module.css'

/** A list in the order of the team whose items cannot be dragged. */
export function StillList({ label, items }: Pick<OrderedListProps, 'label' | 'items'>) {
  return (
    <ul className={css.list} aria-label={label}>
      {items.map(({ id, content }) => (
        <li key={id} className={css.item}>
          {content}
        </li>
      ))}
    </ul>
  )
}
