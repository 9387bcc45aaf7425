import { updateSite } from '#server/areas/site/updateSite.ts'
import { findSite } from '#server/kernel/findSite.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import type { Viewer as ViewerShape } from './context.ts'
import { Moderation, SignUp, SiteVisibility } from './enums.ts'
import type { Payload } from './payload.ts'
import { Site } from './Site.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

const UpdateSitePayload = builder
  .objectRef<Payload & { site: SiteRow | null; viewer: ViewerShape }>('UpdateSitePayload')
  .implement({
    fields: (t) => ({
      site: t.expose('site', {
        type: Site,
        nullable: true,
        description: 'The site as it stands after the call, also when the call was refused.',
      }),
      viewer: t.expose('viewer', {
        type: Viewer,
        description: 'Whose access version the change may have changed.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.mutationField('updateSite', (t) =>
  t.field({
    type: UpdateSitePayload,
    ...fallible,
    description: 'Changes the settings that are given, all of them or none.',
    args: {
      name: t.arg.string(),
      tagline: t.arg.string(),
      visibility: t.arg({ type: SiteVisibility }),
      moderation: t.arg({ type: Moderation }),
      guestVoting: t.arg.boolean(),
      signUp: t.arg({ type: SignUp }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { clientMutationId = null, ...change }, { db, viewer }) => {
      const { errors } = await acting(viewer, 'manageSite', (actor) =>
        updateSite(db, { actor, change, clientMutationId }),
      )
      viewer.site = await findSite(db)
      return { site: viewer.site, viewer, errors, clientMutationId }
    },
  }),
)
