import type { ReactNode } from 'react'
import css from './Switch.module.css'

interface Props {
  /** The accessible name, which says what is on. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** The text beside it. */
  children: ReactNode
}

/** Turns something on and off at once; 44 px high. */
export function Switch({ label, isOn, onChange, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className={css.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={css.text}>{children}</span>
      <span className={css.track} aria-hidden="true">
        <span className={css.knob} />
      </span>
    </button>
  )
}
