import type { EventKind, EventRow, EventValueRow } from '#server/kernel/rows.ts'
import { Board } from './Board.ts'
import { builder, enumOf, fallible, moments } from './builder.ts'
import { Node } from './Node.ts'
import { entryRef, ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { User } from './User.ts'

const IdeaEventKind = enumOf('IdeaEventKind', 'What happened to an idea.', {
  POSTED: 'It was posted.',
  STATUS_CHANGED: 'Its status was changed.',
  RETITLED: 'Its title was changed.',
  MOVED: 'It was moved to another board.',
  TAGGED: 'It got a tag.',
  UNTAGGED: 'It lost a tag.',
  MERGED: 'It was merged into another idea, or another one into it.',
  UNMERGED: 'A merge was taken back.',
  LOCKED: 'Its discussion was locked.',
  UNLOCKED: 'Its discussion was unlocked.',
  ANNOUNCED: 'An entry of the changelog that closes it was published.',
})

const IdeaEventValue = builder.objectRef<EventValueRow>('IdeaEventValue').implement({
  description:
    'What was changed from or to: one of these, by the kind of event; the others are null.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title, of RETITLED.', nullable: true }),
    status: t.expose('status', {
      description: 'The status, of STATUS_CHANGED.',
      type: Status,
      nullable: true,
    }),
    board: t.expose('board', { description: 'The board, of MOVED.', type: Board, nullable: true }),
    tag: t.expose('tag', {
      description: 'The tag, of TAGGED and UNTAGGED.',
      type: Tag,
      nullable: true,
    }),
    idea: t.field({
      description: 'The other idea, of MERGED and UNMERGED; null where the viewer may not read it.',
      type: ideaRef,
      nullable: true,
      resolve: ({ ideaNumber }, _, { viewer }) =>
        ideaNumber === null ? null : viewer.ideas.load(ideaNumber),
    }),
    entry: t.field({
      description: 'The entry of the changelog, of ANNOUNCED.',
      type: entryRef,
      nullable: true,
      resolve: ({ entryId }, _, { viewer }) =>
        entryId === null ? null : viewer.entries.load(entryId),
    }),
  }),
})

export const IdeaEvent = builder.objectRef<EventRow>('IdeaEvent').implement({
  description:
    'Something that happened to an idea. Left out where the viewer may not read something that it names.',
  interfaces: [Node],
  fields: (t) => ({
    kind: t.field({
      description: 'What happened.',
      type: IdeaEventKind,
      resolve: ({ kind }) => kind.toUpperCase() as Uppercase<EventKind>,
    }),
    idea: t.field({
      description: 'The idea that it happened to.',
      type: ideaRef,
      ...fallible,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    actor: t.expose('actor', {
      description:
        'The person who did it; null where their account was deleted, or an import does not know them.',
      type: User,
      nullable: true,
    }),
    from: t.expose('from', {
      description: 'What it was before; null for kinds that have no before.',
      type: IdeaEventValue,
      nullable: true,
    }),
    to: t.expose('to', {
      description: 'What it became; null for kinds that have no after.',
      type: IdeaEventValue,
      nullable: true,
    }),
    ...moments(t),
  }),
})
