import type { ReactNode } from 'react'
import css from './AnswerNote.module.css'

/** The team's answer in short: "Answered by Ana" and an excerpt. */
export function AnswerNote({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <div className={css.answer} dir="auto">
      <b className={css.by}>{by}</b> · {children}
    </div>
  )
}
