import { limits } from '#rules/limits.ts'
import { editIdea } from '#server/areas/ideas/editIdea.ts'
import type { IdeaEditRow } from '#server/areas/ideas/findIdeaEdits.ts'
import { nameInText } from '#server/areas/mentions/mentionNames.ts'
import { EDITS_SHOWN } from '#server/areas/posts/edits.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder, moments } from './builder.ts'
import type { Viewer } from './context.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { ideaRef } from './refs.ts'
import { LONG_TEXT, textBytes } from './textCosts.ts'
import { User } from './User.ts'

const IdeaEdit = builder.objectRef<IdeaEditRow>('IdeaEdit').implement({
  description: "An edit of an idea's words. For the team alone.",
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What the idea was called until then.' }),
    body: t.string({
      cost: { bytes: textBytes(limits.body.max) },
      description: 'What it said until then, as Markdown.',
      resolve: ({ body }, _, { viewer }) => nameInText(viewer.people, body),
    }),
    editor: t.expose('editor', {
      description: 'The person who changed it; null where their account was deleted.',
      type: User,
      nullable: true,
    }),
    ...moments(t),
  }),
})

const isOpen = ({ state }: IdeaRow) => state === 'LIVE' || state === 'PENDING'
const isOwn = ({ author }: IdeaRow, viewer: Viewer) =>
  author !== null && author.id === viewer.personId && may(viewer, 'post')

builder.objectFields(ideaRef, (t) => ({
  viewerCanEdit: t.boolean({
    description: 'Whether the viewer may change its words and board: the author and the team.',
    resolve: (idea, _, { viewer }) =>
      isOpen(idea) && (isOwn(idea, viewer) || may(viewer, 'editIdeas')),
  }),
  viewerCanTag: t.boolean({
    description: 'Whether the viewer may set its tags: the team.',
    resolve: (idea, _, { viewer }) => isOpen(idea) && may(viewer, 'tag'),
  }),
  viewerCanSetStatus: t.boolean({
    description: 'Whether the viewer may set its status: the team.',
    resolve: (idea, _, { viewer }) => isOpen(idea) && may(viewer, 'setStatus'),
  }),
  editedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When its words were changed last; null where they never were.',
    resolve: async ({ number }, _, { viewer }) =>
      (await viewer.bodies.load(number))?.lastEdit?.at ?? null,
  }),
  editedBy: t.field({
    description:
      'The person who changed its words last; null where nobody did, or their account was deleted.',
    type: User,
    nullable: true,
    resolve: async ({ number }, _, { viewer }) =>
      (await viewer.bodies.load(number))?.lastEdit?.by ?? null,
  }),
  edits: t.field({
    type: [IdeaEdit],
    nullable: true,
    cost: { size: EDITS_SHOWN },
    description: 'What it said before each edit, the newest first. Null but for the team.',
    resolve: ({ number }, _, { viewer }) => viewer.ideaEdits.load(number),
  }),
}))

mutation('editIdea', {
  description:
    'Changes an idea: its author the words and the board, the team also its tags, and the ideas of others. Refused with OUTDATED where it was changed since `expectedVersion`.',
  may: 'post',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    title: t.string({
      description: 'The new title, 3 to 140 characters in one line.',
      required: true,
    }),
    body: t.string({
      description:
        'The new text as Markdown, at most 20,000 characters; it may be empty. Without it the text stays.',
      maxLength: LONG_TEXT,
    }),
    boardId: t.id({ description: 'The board that it is to stand on.', required: true }),
    tagIds: t.idList({
      description:
        'All tags that it is to have, by the team alone. Without it they stay as they are.',
    }),
    expectedVersion: t.int({
      description: 'The `version` of the idea that the edit began with.',
      required: true,
    }),
  })),
  command: (call, { db, perHour }) => editIdea(db, { ...call, perHour: perHour?.edits }),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})
