import type { CSSProperties, ReactNode } from 'react'
import { toneVariables } from '#lib/accent.ts'
import css from './Chip.module.css'

/** A short word, such as a tag; its colour (#rrggbb) is a dot beside it, never the only sign. */
export function Chip({ children, color }: { children: ReactNode; color?: string | null }) {
  const tone = color ? toneVariables(color) : null
  return (
    <span className={css.chip}>
      {tone && <span className={css.dot} style={tone as CSSProperties} />}
      <bdi>{children}</bdi>
    </span>
  )
}
