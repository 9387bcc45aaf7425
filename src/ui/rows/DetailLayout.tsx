import type { ReactNode } from 'react'
import css from './DetailLayout.module.css'

interface Props {
  /** A `VoteControl` of size `l`. */
  vote: ReactNode
  title: ReactNode
  byline?: ReactNode
  facts?: ReactNode
  children?: ReactNode
}

/** The layout of a record's own page: the vote beside the `h1`, everything else under the title. */
export function DetailLayout({ vote, title, byline, facts, children }: Props) {
  return (
    <article>
      <header className={css.head}>
        {vote}
        <div>
          <h1 className={css.title} dir="auto">
            {title}
          </h1>
          {facts}
          {byline && <div className={css.byline}>{byline}</div>}
        </div>
      </header>
      <div className={css.body}>{children}</div>
    </article>
  )
}
