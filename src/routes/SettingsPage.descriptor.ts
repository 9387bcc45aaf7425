import { describePage } from './PageDescriptor.ts'

/** The person’s own settings. */
export const settingsPage = describePage({
  path: '/settings',
  screen: 'settings',
  route: () => import('./SettingsPage.entrypoint.tsx'),
  right: 'isSignedIn',
  navigation: { group: 'account', label: (t) => t('nav.settings') },
  palette: { words: 'words.settings', isFirst: true },
})
