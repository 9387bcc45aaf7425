import { useEffect, useRef, type ReactNode } from 'react'
import css from './FloatingNotice.module.css'

/** A line over the end of the page that stays until it is answered, clear of the bars there. */
export function FloatingNotice({
  role,
  children,
}: {
  role: 'alert' | 'status'
  children: ReactNode
}) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let end: (() => void) | null = () => undefined
    // If the code is lost, the notice says just that, and stands where its style has it.
    void import('./edgeBars.ts').then(
      ({ keepClear }) => {
        if (end && notice.current) end = keepClear(notice.current)
      },
      () => undefined,
    )
    return () => {
      end?.()
      end = null
    }
  }, [])
  return (
    <div ref={notice} role={role} className={css.notice} data-floating="">
      {children}
    </div>
  )
}
