import { describePage } from './PageDescriptor.ts'

/** The notifications of a person. Visitors are led there too, and read what they would hear. */
export const inboxPage = describePage({
  path: '/inbox',
  screen: 'inbox',
  route: () => import('./InboxPage.entrypoint.tsx'),
  navigation: { group: 'site', label: (t) => t('nav.inbox'), tabIcon: 'inbox' },
  palette: { words: 'words.inbox', isFirst: true },
})
