import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import css from './IconButton.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's accessible name. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon only; 44 × 44 px. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(css.button, className)}
    >
      {icon}
    </button>
  )
}
