import { describePage } from './PageDescriptor.ts'

/** The changelog. */
export const changelogPage = describePage({
  path: '/changelog',
  screen: 'changelog',
  route: () => import('./ChangelogPage.entrypoint.tsx'),
  navigation: { group: 'site', label: (t) => t('nav.changelog'), tabIcon: 'news' },
  palette: { words: 'words.changelog', isFirst: true },
})
