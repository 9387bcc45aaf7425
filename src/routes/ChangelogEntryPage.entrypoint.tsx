import page from '#generated/ChangelogEntryPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { ChangelogEntryPageSkeleton } from './ChangelogEntryPage.skeleton.tsx'
import type { ChangelogEntryPage } from './ChangelogEntryPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof ChangelogEntryPage> = {
  root: JSResource('ChangelogEntryPage', () =>
    import('./ChangelogEntryPage.tsx').then((module) => module.ChangelogEntryPage),
  ),
  // Cut: the server refuses a text longer than any slug, and what is not found is said by the page.
  getPreloadProps: ({ params: { slug = '' } }) => ({
    queries: { page: { parameters: page, variables: { slug: slug.slice(0, 200) } } },
  }),
}

/** `/changelog/:slug` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <ChangelogEntryPageSkeleton />,
  identity: ({ params }) => params.slug ?? '',
}
