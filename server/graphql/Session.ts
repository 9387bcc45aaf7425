import type { SessionRow } from '#server/areas/accounts/findSessions.ts'
import { builder } from './builder.ts'
import { Node } from './Node.ts'

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
