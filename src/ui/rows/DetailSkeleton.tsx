import { SkeletonText } from '../Skeleton.tsx'
import css from './DetailLayout.module.css'
import facts from './Facts.module.css'

/** The skeleton of a record's page. */
export function DetailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <div className={css.vote} />
        <div>
          <div className={css.title}>
            <SkeletonText last="72%" />
          </div>
          <div className={facts.facts}>
            <SkeletonText last="40%" />
          </div>
          <div className={css.byline}>
            <SkeletonText last="32%" />
          </div>
        </div>
      </div>
      <div className={css.body}>
        <div>
          <SkeletonText lines={4} last="58%" />
        </div>
      </div>
    </div>
  )
}
