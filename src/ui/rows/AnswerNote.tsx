import type { ReactNode } from 'react'
import css from './AnswerNote.module.css'

/** The team's answer in short, in two lines: "Answered by Ana" and an excerpt. */
export function AnswerNote({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <div className={css.answer}>
      <p className={css.text} dir="auto">
        <b className={css.by}>{by}</b> · {children}
      </p>
    </div>
  )
}
