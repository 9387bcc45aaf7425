import { readQueue } from '#features/moderation/queueAddress.ts'
import page from '#generated/TeamPageQuery$parameters.ts'
import { t } from '#lib/messages/t.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { ListPageSkeleton } from './ListPage.skeleton.tsx'
import type { PageRoute } from './PageDescriptor.ts'
import type { TeamPage } from './TeamPage.tsx'

const entryPoint: PageEntryPoint<typeof TeamPage> = {
  root: JSResource('TeamPage', () => import('./TeamPage.tsx').then((module) => module.TeamPage)),
  getPreloadProps: ({ url }) => ({
    queries: { page: { parameters: page, variables: { queue: readQueue(url.searchParams) } } },
  }),
}

/** `/team?show=…` */
export const teamRoute: PageRoute = {
  entryPoint,
  skeleton: (
    <ListPageSkeleton
      head={<PageHeader title={t('team.triage')} lead={<SkeletonText last="17em" />} />}
    />
  ),
}
