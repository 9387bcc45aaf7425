import { SkeletonText } from '../Skeleton.tsx'
import facts from './Facts.module.css'
import css from './RowLayout.module.css'

/** The skeleton of a row, as high as a row with a title of one line and an excerpt of two. */
export function RowSkeleton({ width = '62%' }: { width?: string }) {
  return (
    <div className={css.row} aria-hidden="true">
      <div className={css.vote} />
      <div>
        <div className={css.title}>
          <SkeletonText last={width} />
        </div>
        <div className={css.excerpt}>
          <SkeletonText lines={2} last="84%" />
        </div>
        <div className={facts.facts}>
          <SkeletonText last="44%" />
        </div>
      </div>
    </div>
  )
}

const WIDTHS = ['62%', '48%', '70%', '40%', '56%']

/** The skeleton of a list. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <RowSkeleton key={row} width={WIDTHS[row % WIDTHS.length]} />
  ))
}
