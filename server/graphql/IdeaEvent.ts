import type { EventKind, EventRow, EventValueRow } from '#server/kernel/rows.ts'
import { Board } from './Board.ts'
import { builder, fallible } from './builder.ts'
import { Node } from './Node.ts'
import { ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { User } from './User.ts'

const kinds = {
  posted: 'POSTED',
  status_changed: 'STATUS_CHANGED',
  retitled: 'RETITLED',
  moved: 'MOVED',
  tagged: 'TAGGED',
  untagged: 'UNTAGGED',
  merged: 'MERGED',
  unmerged: 'UNMERGED',
  locked: 'LOCKED',
  unlocked: 'UNLOCKED',
} as const satisfies Record<EventKind, string>

const IdeaEventKind = builder.enumType('IdeaEventKind', {
  values: [
    'POSTED',
    'STATUS_CHANGED',
    'RETITLED',
    'MOVED',
    'TAGGED',
    'UNTAGGED',
    'MERGED',
    'UNMERGED',
    'LOCKED',
    'UNLOCKED',
  ] as const,
})

const IdeaEventValue = builder.objectRef<EventValueRow>('IdeaEventValue').implement({
  description: 'What was changed from or to: one of these, by the kind of event.',
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    status: t.expose('status', { type: Status, nullable: true }),
    board: t.expose('board', { type: Board, nullable: true }),
    tag: t.expose('tag', { type: Tag, nullable: true }),
    idea: t.field({
      type: ideaRef,
      nullable: true,
      resolve: ({ ideaNumber }, _, { viewer }) =>
        ideaNumber === null ? null : viewer.ideas.load(ideaNumber),
    }),
  }),
})

export const IdeaEvent = builder.objectRef<EventRow>('IdeaEvent').implement({
  description:
    'What happened to an idea. Left out where the viewer may not read something that it names.',
  interfaces: [Node],
  fields: (t) => ({
    kind: t.field({ type: IdeaEventKind, resolve: ({ kind }) => kinds[kind] }),
    idea: t.field({
      type: ideaRef,
      ...fallible,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    actor: t.expose('actor', { type: User, nullable: true }),
    from: t.expose('from', { type: IdeaEventValue, nullable: true }),
    to: t.expose('to', { type: IdeaEventValue, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
