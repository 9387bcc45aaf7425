import page from '#generated/InvitationPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import type { InvitationPage } from './InvitationPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'
import { PlainScreen } from './PlainScreen.tsx'

const entryPoint: PageEntryPoint<typeof InvitationPage> = {
  root: JSResource('InvitationPage', () =>
    import('./InvitationPage.tsx').then((module) => module.InvitationPage),
  ),
  // Cut: the server refuses a text longer than any token, and what is no invitation is said by the page.
  getPreloadProps: ({ url }) => ({
    queries: {
      page: {
        parameters: page,
        variables: { token: url.searchParams.get('token')?.slice(0, 200) ?? '' },
      },
    },
  }),
}

/** `/invitation?token=…` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <PlainScreen>{null}</PlainScreen>,
  refresh: false,
}
