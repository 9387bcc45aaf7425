import { allowFirebasePush, allowPush, endPush } from '#server/areas/push/allowPush.ts'
import { viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { mutation } from './mutation.ts'
import { viewerRef } from './refs.ts'

/** Characters of an endpoint that are taken; those of today's push services have about 200. */
const ENDPOINT_MAX = 1_000
const KEY_MAX = 200

builder.objectField(viewerRef, 'pushKey', (t) =>
  t.string({
    nullable: true,
    description:
      "The site's public key (VAPID, RFC 8292, base64url), with which a browser subscribes to be told by push; null where the site has no push, and for visitors.",
    resolve: ({ user }, _, { push }) => (user === null ? null : (push?.publicKey ?? null)),
  }),
)

mutation('allowPush', {
  description:
    'Lets the viewer be told by push in the browser that asks, until its session ends. Takes what the browser gives as its subscription.',
  may: 'hearByPush',
  args: builder.args((t) => ({
    endpoint: t.string({
      description: "The address of the browser's push service.",
      required: true,
      maxLength: ENDPOINT_MAX,
    }),
    p256dh: t.string({
      description: "The browser's public key, base64url.",
      required: true,
      maxLength: KEY_MAX,
    }),
    auth: t.string({
      description: "The browser's secret, base64url.",
      required: true,
      maxLength: KEY_MAX,
    }),
  })),
  command: async (call, context) =>
    allowPush(
      context.db,
      { ...call, sessionId: await currentSession(call.actor.personId, context) },
      context.push?.isService ?? (() => false),
    ),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('allowFirebasePush', {
  description:
    'Lets the viewer be told by push in the browser that asks, until its session ends, by Firebase Cloud Messaging. Refused where the site does not use it.',
  may: 'hearByPush',
  args: builder.args((t) => ({
    token: t.string({
      description: 'The token by which the browser is registered at Firebase.',
      required: true,
      maxLength: ENDPOINT_MAX,
    }),
  })),
  command: async (call, context) =>
    allowFirebasePush(
      context.db,
      { ...call, sessionId: await currentSession(call.actor.personId, context) },
      context.push?.hasFirebase ?? false,
    ),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('endPush', {
  description: 'Ends push in one of the browsers that the viewer is signed in on.',
  may: 'hearByPush',
  args: builder.args((t) => ({
    sessionId: t.id({ description: 'The session of that browser. Without it, the one that asks.' }),
  })),
  command: async (call, context) =>
    endPush(context.db, {
      ...call,
      sessionId: call.sessionId ?? (await currentSession(call.actor.personId, context)),
    }),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

async function currentSession(personId: string, { viewer }: Context): Promise<string | null> {
  const sessions = await viewer.sessions.load(personId)
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? null
}
