import { describePage } from './PageDescriptor.ts'

/** One entry of the changelog. */
export const changelogEntryPage = describePage({
  path: '/changelog/:slug',
  screen: 'changelogEntry',
  route: () => import('./ChangelogEntryPage.entrypoint.tsx'),
})
