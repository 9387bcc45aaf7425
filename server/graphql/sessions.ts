import { endAllSessions, endOneSession } from '#server/areas/accounts/endSessions.ts'
import { endSession } from '#server/areas/accounts/session.ts'
import { builder, fallible } from './builder.ts'
import { viewerOf } from './context.ts'
import { barePayload, ownAccount, viewerPayload } from './ownAccount.ts'

const EndSessionPayload = viewerPayload('EndSessionPayload')
const SignOutEverywherePayload = barePayload('SignOutEverywherePayload')

builder.mutationField('endSession', (t) =>
  t.field({
    type: EndSessionPayload,
    ...fallible,
    description: 'Signs the viewer out on one of their devices.',
    args: { id: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { id, clientMutationId = null }, { db, viewer }) => {
      const { result, errors } = await ownAccount(viewer, 'end a session', (actor) =>
        endOneSession(db, { actor, sessionId: id, clientMutationId }),
      )
      viewer.sessions.clearAll()
      return { viewer: result && viewer, errors, clientMutationId }
    },
  }),
)

builder.mutationField('signOutEverywhere', (t) =>
  t.field({
    type: SignOutEverywherePayload,
    ...fallible,
    description: 'Signs the viewer out on every device, this one too.',
    args: { clientMutationId: t.arg.string() },
    resolve: async (_, { clientMutationId = null }, context) => {
      const { db, auth, request, viewer } = context
      const { result, errors } = await ownAccount(viewer, 'sign out', (actor) =>
        endAllSessions(db, { actor, clientMutationId }),
      )
      if (result !== null) {
        await endSession(db, auth, request.headers.cookie, request.cookies)
        context.viewer = await viewerOf(db, null)
      }
      return { errors, clientMutationId }
    },
  }),
)
