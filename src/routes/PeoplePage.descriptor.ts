import { describePage } from './PageDescriptor.ts'

/** Members, roles, bans and invitations. */
export const peoplePage = describePage({
  path: '/team/people',
  screen: 'teamPeople',
  route: () => import('./PeoplePage.entrypoint.tsx'),
  right: 'canManagePeople',
  navigation: { group: 'team', label: (t) => t('team.people') },
  palette: { words: 'words.people', isFirst: true },
})
