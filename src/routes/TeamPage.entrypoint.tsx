import { readQueue } from '#features/moderation/queueAddress.ts'
import page from '#generated/TeamPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { PageRoute } from './PageDescriptor.ts'
import { TeamPageSkeleton } from './TeamPage.skeleton.tsx'
import type { TeamPage } from './TeamPage.tsx'

const entryPoint: PageEntryPoint<typeof TeamPage> = {
  root: JSResource('TeamPage', () => import('./TeamPage.tsx').then((module) => module.TeamPage)),
  getPreloadProps: ({ url }) => ({
    queries: { page: { parameters: page, variables: { queue: readQueue(url.searchParams) } } },
  }),
}

/** `/team?show=…` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <TeamPageSkeleton />,
}
