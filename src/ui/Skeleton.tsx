import { cx } from '#lib/cx.ts'
import css from './Skeleton.module.css'

/** A placeholder without animation; `width` and `height` as CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  round,
}: {
  width?: string | number
  height?: string | number
  round?: boolean
}) {
  return (
    <span
      className={cx(css.bone, round && css.round)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}

/**
 * Placeholder lines of the surrounding text's height, so that the text replaces them without a
 * jump. `last` is the width of the last line.
 */
export function SkeletonText({ lines = 1, last = '60%' }: { lines?: number; last?: string }) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      className={css.line}
      style={{ inlineSize: line === lines - 1 ? last : '100%' }}
      aria-hidden="true"
    />
  ))
}
