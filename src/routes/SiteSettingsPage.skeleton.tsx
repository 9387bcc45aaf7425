import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'

/** The settings before they are there. */
export function SiteSettingsPageSkeleton() {
  return (
    <Page>
      <PageHeader title={<Skeleton width={110} />} lead={<Skeleton width="70%" />} />
      {[2, 4, 4].map((lines, index) => (
        <div key={index}>
          <br />
          <Skeleton width={140} height={22} />
          <SkeletonText lines={lines} />
          <br />
        </div>
      ))}
    </Page>
  )
}
