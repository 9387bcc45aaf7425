import { describePage } from './PageDescriptor.ts'

/** The ideas that are planned, under way and shipped. */
export const roadmapPage = describePage({
  path: '/roadmap',
  screen: 'roadmap',
  route: () => import('./RoadmapPage.entrypoint.tsx'),
  navigation: { group: 'site', label: (t) => t('nav.roadmap'), tabIcon: 'roadmap' },
  palette: { words: 'words.roadmap', isFirst: true },
})
