import type { ReactNode } from 'react'
import css from './NewsLabel.module.css'

/** The kinds of news that an entry of the changelog can be. */
export const newsKinds = ['NEW', 'IMPROVED', 'FIXED'] as const
export type NewsKind = (typeof newsKinds)[number]

const strokes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const shapes = {
  NEW: <path d="M5.5 1v9M1 5.5h9" {...strokes} />,
  IMPROVED: (
    <path d="M5.5 1.2 10.4 9.6a.4.4 0 0 1-.35.6H.95a.4.4 0 0 1-.35-.6z" fill="currentColor" />
  ),
  FIXED: <path d="m1.2 6 3 3L9.8 2" {...strokes} />,
} as const satisfies Record<NewsKind, ReactNode>

/** The shape of a kind of news: plus, triangle, tick; never that of a status. */
export function NewsMark({ kind }: { kind: NewsKind }) {
  return (
    <svg width="11" height="11" viewBox="0 0 11 11" aria-hidden="true" className={css.mark}>
      {shapes[kind]}
    </svg>
  )
}

/** A kind of news as shape and word. */
export function NewsLabel({ kind, children }: { kind: NewsKind; children: ReactNode }) {
  return (
    <span className={css.label}>
      <NewsMark kind={kind} />
      {children}
    </span>
  )
}
