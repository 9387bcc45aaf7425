import { Kbd } from './Kbd.tsx'
import css from './ShortcutList.module.css'

/** The list of shortcut keys and what each does. */
export function ShortcutList({
  items,
}: {
  items: readonly { keys: readonly string[]; label: string }[]
}) {
  return (
    <dl className={css.list}>
      {items.map((item) => (
        <div key={item.label} className={css.item}>
          <dt>{item.label}</dt>
          <dd className={css.keys}>
            {item.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
