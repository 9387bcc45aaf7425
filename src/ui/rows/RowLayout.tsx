import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import css from './RowLayout.module.css'

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** A `VoteControl`. */
  vote: ReactNode
  /** A link whose text is the title. */
  title: ReactNode
  excerpt?: ReactNode
  facts?: ReactNode
  answer?: ReactNode
  /** True for the row that is selected by keyboard. */
  active?: boolean
  size?: 's' | 'm'
  headingLevel?: 2 | 3
  ref?: Ref<HTMLElement>
}

/**
 * The layout of a record in a list: vote, title, two lines of excerpt, a line of facts, the answer.
 */
export function RowLayout({
  vote,
  title,
  excerpt,
  facts,
  answer,
  active,
  size = 'm',
  headingLevel = 2,
  className,
  ...rest
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article {...rest} className={cx(css.row, css[size], active && css.active, className)}>
      {vote}
      <div>
        <Heading className={css.title} dir="auto">
          {title}
        </Heading>
        {excerpt && (
          <p className={css.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        {facts}
        {answer}
      </div>
    </article>
  )
}
