import { describePage } from './PageDescriptor.ts'

/** Where an invitation’s link leads. */
export const invitationPage = describePage({
  path: '/invitation',
  screen: 'invitation',
  route: () => import('./InvitationPage.entrypoint.tsx').then((module) => module.invitationRoute),
  standsAlone: true,
})
