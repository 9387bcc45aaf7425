import { inboxVariables } from '#features/inbox/inboxAddress.ts'
import page from '#generated/InboxPageQuery$parameters.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { InboxPageSkeleton } from './InboxPage.skeleton.tsx'
import type { InboxPage } from './InboxPage.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const entryPoint: PageEntryPoint<typeof InboxPage> = {
  root: JSResource('InboxPage', () => import('./InboxPage.tsx').then((module) => module.InboxPage)),
  getPreloadProps: ({ url }) => ({
    queries: { page: { parameters: page, variables: inboxVariables(url.searchParams) } },
  }),
}

/** `/inbox?show=unread` */
export const route: PageRoute = {
  entryPoint,
  skeleton: <InboxPageSkeleton />,
}
