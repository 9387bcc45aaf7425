import { Page } from '#ui/layout/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The members before they are there. */
export function PeoplePageSkeleton() {
  return (
    <Page>
      <PageHeader title={<Skeleton width={120} />} lead={<Skeleton width={280} />} />
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} style={{ paddingBlock: 14 }}>
          <Skeleton height={44} />
        </div>
      ))}
    </Page>
  )
}
