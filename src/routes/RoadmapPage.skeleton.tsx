import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import css from './RoadmapPage.skeleton.module.css'

/** Its title is known before its data. */
export function RoadmapPageSkeleton() {
  const t = useMessages(roadmapMessages)
  return (
    <Page wide>
      <PageHeader title={t('roadmap.title')} lead={t('roadmap.lead')} />
      <div className={css.columns} aria-hidden="true">
        {[8, 6, 5].map((lines) => (
          <div key={lines} className={css.column}>
            <Skeleton width={120} height={16} />
            <SkeletonText lines={lines} />
          </div>
        ))}
      </div>
    </Page>
  )
}
