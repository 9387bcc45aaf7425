import type { ReactNode } from 'react'
import css from './Banner.module.css'

/** One short line over the edge of every page: "You are offline". */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={css.banner} data-edge-bar="">
      {children}
    </div>
  )
}
