import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'

/** A board's list before it is there. */
export function BoardPageSkeleton() {
  return (
    <ListPageSkeleton
      head={
        <PageHeader
          title={<Skeleton width={180} height={24} />}
          lead={<Skeleton width={300} height={14} />}
        />
      }
    />
  )
}
