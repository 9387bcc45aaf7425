import { describePage } from './PageDescriptor.ts'

/** The ideas of one board. */
export const boardPage = describePage({
  path: '/boards/:slug',
  screen: 'board',
  route: () => import('./BoardPage.entrypoint.tsx'),
  isLikely: true,
})
