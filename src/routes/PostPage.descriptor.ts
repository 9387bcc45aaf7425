import { describePage } from './PageDescriptor.ts'

/** Posting an idea. */
export const postPage = describePage({
  path: '/ideas/new',
  screen: 'post',
  route: () => import('./PostPage.entrypoint.tsx'),
  isLikely: true,
})
