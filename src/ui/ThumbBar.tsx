import { useRef, type ReactNode } from 'react'
import { useKeyboardInset } from './useKeyboardInset.ts'
import css from './ThumbBar.module.css'

/**
 * The main action of a form, with a short note beside it: at the form's end, and on a phone at the
 * bottom of the screen, above its keyboard, in place of the tab bar.
 */
export function ThumbBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useKeyboardInset(bar)
  return (
    <div ref={bar} className={css.bar} data-instead-of-tabs="" data-edge-bar="">
      {children}
      {note && <span className={css.note}>{note}</span>}
    </div>
  )
}
