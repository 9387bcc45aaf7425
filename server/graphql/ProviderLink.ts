import type { ProviderLinkRow } from '#server/areas/accounts/findProviderLinks.ts'
import { setProviderLink } from '#server/areas/accounts/setProviderLink.ts'
import { viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'

export const ProviderLink = builder.objectRef<ProviderLinkRow>('ProviderLink').implement({
  description: 'An account at a provider that signs the viewer in, or did until they unlinked it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The link, for `setProviderLink`.' }),
    name: t.exposeString('name', { description: 'The name of the provider, such as "GitHub".' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it signed the viewer in for the first time.',
    }),
    unlinkedAt: t.expose('unlinkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was unlinked; null while it signs the viewer in.',
    }),
    viewerCanUnlink: t.boolean({
      description:
        'Whether the viewer may unlink it; false where it is unlinked, or the only way to sign in to the account.',
      resolve: ({ unlinkedAt, isLastWay }) => unlinkedAt === null && !isLastWay,
    }),
  }),
})

mutation('setProviderLink', {
  description:
    'Sets whether an account at a provider signs the viewer in. One that is unlinked is refused from then on, also where it proves the address of the account, until it is linked again. The only way to sign in to the account stays.',
  may: 'linkOwnProviders',
  args: builder.args((t) => ({
    linkId: t.id({ description: 'Id of one of `Viewer.providerLinks`.', required: true }),
    linked: t.boolean({
      description: 'False to unlink it, true to link it again.',
      required: true,
    }),
  })),
  command: (call, { db, auth }) => setProviderLink(db, { ...call, providers: auth.providers }),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})
