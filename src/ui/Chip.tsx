import type { ReactNode } from 'react'
import { useTone } from './useTone.ts'
import css from './Chip.module.css'

/** A short word, such as a tag; its colour (#rrggbb) is a dot beside it, never the only sign. */
export function Chip({ children, color }: { children: ReactNode; color?: string | null }) {
  const tone = useTone(color)
  return (
    <span className={css.chip}>
      {tone && <span className={css.dot} data-tone={tone} />}
      <bdi>{children}</bdi>
    </span>
  )
}
