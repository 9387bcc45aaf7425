import { limits } from '#rules/limits.ts'
import {
  countUnreadGroups,
  listGroup,
  listInbox,
  type InboxGroupRow,
} from '#server/areas/notifications/findInbox.ts'
import { markAllRead, markGroupRead } from '#server/areas/notifications/markRead.ts'
import { MUTED_LISTED, findMuted, setIdeaMuted } from '#server/areas/notifications/muteIdea.ts'
import { may } from '#server/kernel/permissions.ts'
import { ideaAfter, viewerAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { connectionFrom, connectionTypes, pageArguments } from './connection.ts'
import type { Viewer } from './context.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { NotificationConnection } from './Notification.ts'
import { entryRef, ideaRef, inboxGroupRef, viewerRef } from './refs.ts'
/** Only members have an inbox; who is banned reads as a visitor does. */
const hasInbox = (viewer: Viewer) => may(viewer, 'markRead')
const counted = limits.unreadCounted.toLocaleString('en')

inboxGroupRef.implement({
  description: 'All that the viewer was told of one idea, or of one entry of the changelog.',
  interfaces: [Node],
  fields: (t) => ({
    idea: t.field({
      type: ideaRef,
      nullable: true,
      description: 'The idea; null of a group about an entry of the changelog.',
      resolve: ({ ideaNumber }, _, { viewer }) =>
        ideaNumber === null ? null : viewer.ideas.load(ideaNumber),
    }),
    entry: t.field({
      type: entryRef,
      nullable: true,
      description: 'The entry of the changelog; null of a group about an idea.',
      resolve: ({ entryId }, _, { viewer }) =>
        entryId === null ? null : viewer.entries.load(entryId),
    }),
    unreadCount: t.exposeInt('unreadCount', {
      description: `How many of its newest ${counted} notifications are unread.`,
    }),
    latestAt: t.expose('latestAt', {
      type: 'DateTime',
      description: 'When the newest of its notifications came.',
    }),
    notifications: t.field({
      type: NotificationConnection,
      ...fallible,
      cost: { db: 2 },
      description: 'Its notifications, the newest first. It goes forward alone.',
      args: { ...pageArguments },
      resolve: ({ id }, page, { db, viewer }) => connectionFrom(listGroup(db, viewer, id, page)),
    }),
  }),
})

const { connection: InboxGroupConnection } = connectionTypes<InboxGroupRow>(
  'InboxGroup',
  inboxGroupRef,
)

builder.objectFields(viewerRef, (t) => ({
  inbox: t.field({
    type: InboxGroupConnection,
    nullable: true,
    cost: { db: 20 },
    description:
      'What the viewer was told, by what it is about: what has something unread first, then the newest. It goes forward alone. Null but for members.',
    args: {
      ...pageArguments,
      unread: t.arg.boolean({
        description: 'True: only what has something unread. Without it everything.',
      }),
    },
    resolve: (_, { unread, ...page }, { db, viewer }) =>
      hasInbox(viewer)
        ? connectionFrom(listInbox(db, viewer, { ...page, isUnread: unread ?? false }))
        : null,
  }),
  unreadNotificationCount: t.int({
    nullable: true,
    cost: { db: 5 },
    description: `How many groups of the inbox have something unread; no more than ${counted} are counted. Null but for members.`,
    resolve: (_, __, { db, viewer }) => (hasInbox(viewer) ? countUnreadGroups(db, viewer) : null),
  }),
  mutedIdeas: t.field({
    type: [ideaRef],
    cost: { db: 2, size: 20, most: MUTED_LISTED },
    description: 'The ideas of which the viewer hears nothing, the last muted first.',
    resolve: async (_, __, { db, viewer }) => {
      const ideas = hasInbox(viewer) ? await viewer.ideas.loadMany(await findMuted(db, viewer)) : []
      return ideas.flatMap((idea) => (idea === null || idea instanceof Error ? [] : [idea]))
    },
  }),
}))

builder.objectFields(ideaRef, (t) => ({
  viewerHasMuted: t.boolean({
    description: 'Whether the viewer hears nothing of it, also where they follow it.',
    resolve: ({ number }, _, { viewer }) => viewer.mutedIdeas.load(number),
  }),
  viewerInboxGroup: t.field({
    type: inboxGroupRef,
    nullable: true,
    description: 'What the viewer was told of it; null where that is nothing.',
    resolve: ({ number }, _, { viewer }) =>
      hasInbox(viewer) ? viewer.inboxGroupsBySubject.load(`idea_${number}`) : null,
  }),
  viewerUnreadNotificationCount: t.int({
    nullable: true,
    description: `How many of the viewer's newest ${counted} notifications of it are unread. Null but for members.`,
    resolve: async ({ number }, _, { viewer }) =>
      hasInbox(viewer)
        ? ((await viewer.inboxGroupsBySubject.load(`idea_${number}`))?.unreadCount ?? 0)
        : null,
  }),
}))

builder.objectFields(entryRef, (t) => ({
  viewerInboxGroup: t.field({
    type: inboxGroupRef,
    nullable: true,
    description: 'What the viewer was told of it; null where that is nothing.',
    resolve: ({ id }, _, { viewer }) =>
      hasInbox(viewer) ? viewer.inboxGroupsBySubject.load(id) : null,
  }),
}))

mutation('markGroupRead', {
  description: 'Marks all notifications of a group of the inbox as read. For members.',
  may: 'markRead',
  ids: { groupId: 'group' },
  command: (call, { db }) => markGroupRead(db, call),
  payload: (t) => ({
    group: t.field({
      type: inboxGroupRef,
      nullable: true,
      description: 'The group as it stands after the call; null where it is gone.',
      resolve: ({ asked: { groupId } }, _, { viewer }) =>
        groupId !== null && hasInbox(viewer) ? viewer.inboxGroups.load(groupId) : null,
    }),
    viewer: t.field(viewerAfter()),
  }),
})

mutation('markAllRead', {
  description: 'Marks everything in the inbox as read. For members.',
  may: 'markRead',
  args: builder.args((t) => ({
    before: t.field({
      type: 'DateTime',
      description: 'What came later stays unread. Without it all is read that came until now.',
    }),
  })),
  command: (call, { db }) => markAllRead(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('setIdeaMuted', {
  description:
    'Sets (never toggles) whether the viewer hears nothing at all of an idea, also where they follow it or are mentioned. For members.',
  may: 'follow',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    muted: t.boolean({ description: 'Whether they are to hear nothing of it.', required: true }),
  })),
  command: (call, { db }) => setIdeaMuted(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
