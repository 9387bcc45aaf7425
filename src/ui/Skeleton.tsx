import { cx } from '#lib/cx.ts'
import css from './Skeleton.module.css'

/** A placeholder without animation; `width` and `height` as an image has them. */
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
    <svg
      className={cx(css.bone, round && css.round)}
      width={width}
      height={height}
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
    <span key={line} className={css.line} aria-hidden="true">
      <svg className={css.text} width={line === lines - 1 ? last : '100%'} />
    </span>
  ))
}
