import { endAllSessions, endOneSession } from '#server/areas/accounts/endSessions.ts'
import type { SessionRow } from '#server/areas/accounts/findSessions.ts'
import { viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { leave } from './requestSession.ts'

export const Session = builder.objectRef<SessionRow>('Session').implement({
  description: 'A browser or device that the viewer is signed in on.',
  interfaces: [Node],
  fields: (t) => ({
    device: t.exposeString('device', {
      description: 'What it says it is, for people: "Firefox on Windows".',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the one that asks.' }),
    hearsByPush: t.exposeBoolean('hearsByPush', {
      description: 'Whether what is told by push is told there.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When it was used last, to within a day.',
    }),
    createdAt: t.expose('createdAt', { description: 'When it signed in.', type: 'DateTime' }),
  }),
})

mutation('endSession', {
  description: 'Signs the viewer out on one of their devices.',
  may: 'endOwnSession',
  args: builder.args((t) => ({
    sessionId: t.id({
      description: 'The session to end; it can be the one that asks.',
      required: true,
    }),
  })),
  command: (call, { db }) => endOneSession(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('signOut', {
  description: 'Ends the session that asks. Nothing happens where there is none.',
  may: null,
  command: async (_, context) => {
    await leave(context)
    return { result: true, errors: [] }
  },
})

mutation('signOutEverywhere', {
  description: 'Signs the viewer out on every device, this one too.',
  may: 'signOut',
  command: async (call, context) => {
    const outcome = await endAllSessions(context.db, call)
    if (outcome.result !== null) await leave(context)
    return outcome
  },
})
