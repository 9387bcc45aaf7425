import { route } from './HomePage.entrypoint.tsx'
import { describePage } from './PageDescriptor.ts'

/** All ideas. */
export const homePage = describePage({
  path: '/',
  screen: 'ideas',
  route,
  navigation: { group: 'site', label: (t) => t('nav.ideas'), tabIcon: 'ideas', count: 'ideas' },
  palette: { words: 'words.ideas', isFirst: true },
})
