import { ListPageSkeleton } from '#routes/ListPage.skeleton.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'
import { TopBar } from '#ui/layout/TopBar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The frame before it is there. */
export function FrameSkeleton() {
  return (
    <AppShell
      nav={<Skeleton width={140} height={28} />}
      bar={<TopBar search={<Skeleton height={44} />} />}
    >
      <ListPageSkeleton />
    </AppShell>
  )
}
