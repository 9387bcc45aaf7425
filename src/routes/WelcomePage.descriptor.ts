import { describePage } from './PageDescriptor.ts'

/** The first start of an empty site. */
export const welcomePage = describePage({
  path: '/welcome',
  screen: 'welcome',
  route: () => import('./WelcomePage.entrypoint.tsx'),
  standsAlone: true,
})
