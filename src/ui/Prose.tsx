import { useEffect, useRef, type HTMLAttributes } from 'react'
import { cx } from '#lib/cx.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './Prose.module.css'

interface Props extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML that the server has sanitised, and nothing else. */
  html: string
  size?: 's' | 'm'
}

/** People's text as HTML: long words break; code and tables scroll by themselves. */
export function Prose({ html, size = 'm', className, ...rest }: Props) {
  const t = useMessages(fieldsMessages)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (root.current) reachByKeyboard(root.current, t)
  }, [html, t])

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

/**
 * Makes blocks that scroll sideways focusable and names them, so that the keyboard can scroll them.
 */
function reachByKeyboard(root: HTMLElement, t: Translate<typeof fieldsMessages>): void {
  for (const box of root.querySelectorAll<HTMLElement>('pre, table')) {
    if (box.scrollWidth <= box.clientWidth) continue
    box.tabIndex = 0
    if (box.tagName !== 'PRE') continue
    // The role is not `region`, because a page can have hundreds and landmarks are for navigation.
    box.role = 'group'
    box.ariaLabel = t('code.region')
  }
}
