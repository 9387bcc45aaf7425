import { describePage } from './PageDescriptor.ts'

/** One idea. */
export const ideaPage = describePage({
  path: '/ideas/:number/:slug?',
  screen: 'idea',
  route: () => import('./IdeaPage.entrypoint.tsx'),
  isLikely: true,
})
