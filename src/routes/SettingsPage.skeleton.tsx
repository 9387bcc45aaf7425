import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'

/** The settings before they are there. */
export function SettingsPageSkeleton() {
  return (
    <Page>
      <PageHeader title={<Skeleton width="7em" />} lead={<SkeletonText last="40%" />} />
      <Skeleton height={220} />
    </Page>
  )
}
