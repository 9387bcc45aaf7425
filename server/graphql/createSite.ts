import { createSite } from '#server/areas/setup/createSite.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import type { Viewer as ViewerShape } from './context.ts'
import { SiteStart } from './enums.ts'
import type { Payload } from './payload.ts'
import { signingIn } from './signingIn.ts'
import { Site } from './Site.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

const CreateSitePayload = builder
  .objectRef<Payload & { site: SiteRow | null; viewer: ViewerShape | null }>('CreateSitePayload')
  .implement({
    fields: (t) => ({
      site: t.expose('site', { type: Site, nullable: true }),
      viewer: t.expose('viewer', { type: Viewer, nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('createSite', (t) =>
  t.field({
    type: CreateSitePayload,
    ...fallible,
    description: 'Names an empty site and makes the holder of the one-time link its owner.',
    args: {
      token: t.arg.string({ required: true }),
      siteName: t.arg.string({ required: true }),
      ownerName: t.arg.string({ required: true }),
      start: t.arg({ type: SiteStart, required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { clientMutationId = null, ...command }, context) => {
      const { errors, result } = await signingIn(context, (signIn) =>
        createSite(context.db, command, signIn),
      )
      if (result === null) return { site: null, viewer: null, errors, clientMutationId }
      return { site: context.viewer.site, viewer: context.viewer, errors, clientMutationId }
    },
  }),
)
