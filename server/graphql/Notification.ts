import type { NotificationRow } from '#server/areas/notifications/findInbox.ts'
import { connectionTypes } from './connection.ts'
import { Node } from './Node.ts'
import { NotificationKind } from './notificationEnums.ts'
import { commentRef, entryRef, ideaRef, notificationRef } from './refs.ts'
import { Status } from './Status.ts'
import { User } from './User.ts'

notificationRef.implement({
  description:
    'What one event says to the viewer. It exists while they may read what it is about, and that is still so.',
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'What happened.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they were told.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they read it; null while it is unread.',
    }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'The person who did it; null where their account was deleted.',
      resolve: ({ actorId }, _, { viewer }) =>
        actorId === null ? null : viewer.people.load(actorId),
    }),
    idea: t.field({
      type: ideaRef,
      nullable: true,
      description: 'The idea that it is about, of MERGED the one that is left; null of CHANGELOG.',
      resolve: ({ ideaNumber }, _, { viewer }) =>
        ideaNumber === null ? null : viewer.ideas.load(ideaNumber),
    }),
    entry: t.field({
      type: entryRef,
      nullable: true,
      description: 'The entry of the changelog that it is about, of CHANGELOG; else null.',
      resolve: ({ kind, entryId }, _, { viewer }) =>
        entryId === null || kind !== 'CHANGELOG' ? null : viewer.entries.load(entryId),
    }),
    comment: t.field({
      type: commentRef,
      nullable: true,
      description: 'The comment that it is about; null where it is about none.',
      resolve: ({ commentId }, _, { viewer }) =>
        commentId === null ? null : viewer.comments.load(commentId),
    }),
    status: t.field({
      type: Status,
      nullable: true,
      description:
        'The status that the idea got, of STATUS_CHANGED, and of an OFFICIAL_ANSWER that came with one; else null.',
      resolve: async ({ data: { status } }, _, { viewer }) =>
        status === undefined
          ? null
          : ((await viewer.catalog()).statuses.find(({ id }) => id === status) ?? null),
    }),
    mergedFrom: t.field({
      type: ideaRef,
      nullable: true,
      description:
        'The idea that was merged, of MERGED; else null, as where the viewer may not read it.',
      resolve: ({ data: { from } }, _, { viewer }) =>
        from === undefined ? null : viewer.ideas.load(from),
    }),
  }),
})

export const { connection: NotificationConnection } = connectionTypes<NotificationRow>(
  'Notification',
  notificationRef,
)
