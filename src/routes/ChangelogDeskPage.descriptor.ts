import { describePage } from './PageDescriptor.ts'

/** Drafts, scheduled and published entries of the changelog. */
export const changelogDeskPage = describePage({
  path: '/team/changelog',
  screen: 'teamChangelog',
  route: () => import('./ChangelogDeskPage.entrypoint.tsx'),
  right: 'canModerate',
  navigation: { group: 'team', label: (t) => t('team.changelog') },
  palette: { words: 'words.changelogDesk', isFirst: true },
})
