import { readDeskState } from '#features/changelogDesk/deskAddress.ts'
import page from '#generated/ChangelogDeskPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { ChangelogDeskPageSkeleton } from './ChangelogDeskPage.skeleton.tsx'
import type { ChangelogDeskPage } from './ChangelogDeskPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof ChangelogDeskPage> = {
  root: JSResource('ChangelogDeskPage', () =>
    import('./ChangelogDeskPage.tsx').then((module) => module.ChangelogDeskPage),
  ),
  getPreloadProps: ({ url }) => ({
    queries: { page: { parameters: page, variables: { state: readDeskState(url.searchParams) } } },
  }),
}

/** `/team/changelog?show=…` or `?edit=…` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <ChangelogDeskPageSkeleton />,
}
