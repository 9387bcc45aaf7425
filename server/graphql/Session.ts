import { endAllSessions, endOneSession } from '#server/areas/accounts/endSessions.ts'
import type { SessionRow } from '#server/areas/accounts/findSessions.ts'
import { viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { leave } from './signingIn.ts'

export const Session = builder.objectRef<SessionRow>('Session').implement({
  description: 'A browser or device that the viewer is signed in on.',
  interfaces: [Node],
  fields: (t) => ({
    device: t.exposeString('device', {
      description: 'What it says it is, for people: "Firefox on Windows".',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the one that asks.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To within a day.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

mutation('endSession', {
  description: 'Signs the viewer out on one of their devices.',
  may: 'endOwnSession',
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  command: ({ id, ...call }, { db }) => endOneSession(db, { ...call, sessionId: id }),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('signOut', {
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
