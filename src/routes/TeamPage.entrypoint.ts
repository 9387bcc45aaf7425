import { readQueue } from '#features/moderation/queueAddress.ts'
import page from '#generated/TeamPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { TeamPage } from './TeamPage.tsx'

/** `/team?show=…` */
export const teamEntryPoint: PageEntryPoint<typeof TeamPage> = {
  root: JSResource('TeamPage', () => import('./TeamPage.tsx').then((module) => module.TeamPage)),
  getPreloadProps: ({ url }) => ({
    queries: { page: { parameters: page, variables: { queue: readQueue(url.searchParams) } } },
  }),
}
