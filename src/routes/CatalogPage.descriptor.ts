import { describePage } from './PageDescriptor.ts'

/** Settings of boards, statuses and tags. */
export const catalogPage = describePage({
  path: '/team/settings/boards',
  screen: 'teamCatalog',
  route: () => import('./CatalogPage.entrypoint.tsx'),
  right: 'canManageSite',
})
