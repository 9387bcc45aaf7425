import { describePage } from './PageDescriptor.ts'

/** The page that an invitation’s link leads to. */
export const invitationPage = describePage({
  path: '/invitation',
  screen: 'invitation',
  route: () => import('./InvitationPage.entrypoint.tsx'),
  standsAlone: true,
})
