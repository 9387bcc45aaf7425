import { useId, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import css from './FilterGroup.module.css'

/** One way to narrow the list; `href` is the list with it switched. */
export interface FilterOption {
  key: string
  label: string
  mark?: ReactNode
  on: boolean
  href: string
}

/** The state of a history entry that choosing filters made. */
const CHOOSING = 'filters'

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
  const navigate = useNavigate()
  const { state } = useLocation()
  // Filters that are chosen one after the other are one step, which Back undoes.
  const choose = (href: string): void =>
    void navigate(href, { replace: state === CHOOSING, state: CHOOSING })
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
