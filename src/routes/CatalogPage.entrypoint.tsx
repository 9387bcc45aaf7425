import page from '#generated/CatalogPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { CatalogPageSkeleton } from './CatalogPage.skeleton.tsx'
import type { CatalogPage } from './CatalogPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof CatalogPage> = {
  root: JSResource('CatalogPage', () =>
    import('./CatalogPage.tsx').then((module) => module.CatalogPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}

/** `/team/settings/boards` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <CatalogPageSkeleton />,
  refresh: false,
}
