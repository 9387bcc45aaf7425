import { useId, type ReactNode } from 'react'
import { useChooseFilter } from './useChooseFilter.ts'
import css from './FilterGroup.module.css'

/** One way to narrow the list; `href` is the list with it switched. */
export interface FilterOption {
  key: string
  label: string
  /** What it means; it may be empty. */
  hint?: string
  mark?: ReactNode
  on: boolean
  href: string
}

/** Filters of one kind, each on or off. */
export function FilterGroup({
  label,
  options,
  children,
}: {
  label: string
  options: FilterOption[]
  children?: ReactNode
}) {
  const id = useId()
  const choose = useChooseFilter()
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.label}>
        {label}
      </h3>
      {children}
      <ul className={css.options}>
        {options.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              className={css.option}
              aria-pressed={option.on}
              title={option.hint || undefined}
              onClick={() => choose(option.href)}
            >
              {option.mark}
              <bdi>{option.label}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
