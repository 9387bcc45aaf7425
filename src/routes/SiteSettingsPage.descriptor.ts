import { describePage } from './PageDescriptor.ts'

/** Settings of the site. */
export const siteSettingsPage = describePage({
  path: '/team/settings',
  screen: 'teamSettings',
  route: () => import('./SiteSettingsPage.entrypoint.tsx'),
  right: 'canManageSite',
  navigation: { group: 'team', label: (t) => t('team.settings') },
  palette: { words: 'words.siteSettings', isFirst: true },
})
