import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import type { LinkComponent, LinkProps } from './link.ts'
import css from './Button.module.css'

interface Look {
  /** `primary` appears once on a screen; `plain` has no border. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger'
  size?: 'm' | 's'
  icon?: ReactNode
}

/** A button, 44 px high (36 when small). */
export function Button({
  variant = 'quiet',
  size = 'm',
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button {...rest} type={type} className={cx(css.button, css[variant], css[size], className)}>
      {icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'quiet',
  size = 'm',
  icon,
  component: Link = 'a',
  className,
  children,
  ...rest
}: Look & LinkProps & { component?: LinkComponent }) {
  return (
    <Link {...rest} className={cx(css.button, css[variant], css[size], className)}>
      {icon}
      {children}
    </Link>
  )
}
