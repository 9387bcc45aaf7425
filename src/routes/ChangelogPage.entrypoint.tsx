import { readEntriesAfter, readLabel } from '#features/changelog/changelogAddress.ts'
import page from '#generated/ChangelogPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { ChangelogPageSkeleton } from './ChangelogPage.skeleton.tsx'
import type { ChangelogPage } from './ChangelogPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof ChangelogPage> = {
  root: JSResource('ChangelogPage', () =>
    import('./ChangelogPage.tsx').then((module) => module.ChangelogPage),
  ),
  getPreloadProps: ({ url }) => ({
    queries: {
      page: {
        parameters: page,
        variables: {
          label: readLabel(url.searchParams),
          after: readEntriesAfter(url.searchParams),
        },
      },
    },
  }),
}

/** `/changelog?label=…` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <ChangelogPageSkeleton />,
}
