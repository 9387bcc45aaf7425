import { useEffect, useRef, type HTMLAttributes } from 'react'
import { cx } from '#lib/cx.ts'
import { t } from '#lib/messages/en/fields.ts'
import css from './Prose.module.css'

interface Props extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML the server has sanitised; never anything else. */
  html: string
  size?: 's' | 'm'
}

/** What people wrote, set well: long words break, code and tables scroll within themselves. */
export function Prose({ html, size = 'm', className, ...rest }: Props) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (root.current) reachByKeyboard(root.current)
  }, [html])

  return (
    <div
      dir="auto"
      {...rest}
      ref={root}
      className={cx(css.prose, css[size], className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** What scrolls sideways must be scrollable with the keyboard as well, and say what it is. */
function reachByKeyboard(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>('pre, table')) {
    if (box.scrollWidth <= box.clientWidth) continue
    box.tabIndex = 0
    if (box.tagName !== 'PRE') continue
    // No region: a page can hold hundreds, and landmarks are for finding one's way.
    box.role = 'group'
    box.ariaLabel = t('code.region')
  }
}
