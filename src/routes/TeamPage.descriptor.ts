import { describePage } from './PageDescriptor.ts'

/** The queues of posts that wait for a decision of the team. */
export const teamPage = describePage({
  path: '/team',
  screen: 'team',
  route: () => import('./TeamPage.entrypoint.tsx'),
  right: 'canModerate',
  navigation: { group: 'team', label: (t) => t('team.triage'), count: 'waiting' },
  palette: { words: 'words.triage', isFirst: true },
})
