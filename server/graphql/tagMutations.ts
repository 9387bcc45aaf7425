import { createTag } from '#server/areas/tags/createTag.ts'
import { deleteTag, restoreTag } from '#server/areas/tags/deleteTag.ts'
import { placeTag } from '#server/areas/tags/placeTag.ts'
import { updateTag } from '#server/areas/tags/updateTag.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { TagVisibility } from './enums.ts'
import { movedIdeas, siteAfter } from './labelPayload.ts'
import { tagNote } from './labels.ts'
import { mutation } from './mutation.ts'
import { Tag } from './Tag.ts'

const tagAfter = {
  type: Tag,
  nullable: true,
  description: tagNote,
  resolve: async (
    { result, asked }: { result: { tagId: string } | null; asked: { tagId?: string | null } },
    _: object,
    { viewer }: Context,
  ) => {
    const tagId = result?.tagId ?? asked.tagId
    return (await viewer.catalog()).tags.find(({ id }) => id === tagId) ?? null
  },
} as const

mutation('createTag', {
  description: 'Makes a tag. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    name: t.string({
      description: 'Its name, 1 to 40 characters; no two tags have the same.',
      required: true,
    }),
    description: t.string({
      description:
        'What it is for, at most 300 characters, without Markdown. Without it it has none.',
    }),
    color: t.string({
      description: 'Its colour as `#rrggbb`. Without it, or empty, it has none.',
    }),
    visibility: t.field({
      type: TagVisibility,
      description: 'Who may see it. Without it everybody who may read the idea.',
    }),
  })),
  command: ({ actor, clientMutationId, ...facts }, { db }) =>
    createTag(db, { actor, facts, clientMutationId }),
  payload: (t) => ({ tag: t.field(tagAfter), site: t.field(siteAfter) }),
})

mutation('updateTag', {
  description: 'Changes what is given of a tag, all of it or nothing. For admins and the owner.',
  may: 'manageSite',
  ids: { tagId: 'tag' },
  args: builder.args((t) => ({
    name: t.string({
      description: 'Its name, 1 to 40 characters; no two tags have the same. Without it, it stays.',
    }),
    description: t.string({
      description:
        'What it is for, at most 300 characters, without Markdown. Empty: nothing. Without it, it stays.',
    }),
    color: t.string({
      description: 'Its colour as `#rrggbb`; empty: none. Without it, it stays.',
    }),
    visibility: t.field({
      type: TagVisibility,
      description: 'Who may see it. Without it, it stays.',
    }),
  })),
  command: ({ actor, tagId, clientMutationId, ...change }, { db }) =>
    updateTag(db, { actor, tagId, change, clientMutationId }),
  payload: (t) => ({ tag: t.field(tagAfter), site: t.field(siteAfter) }),
})

mutation('placeTag', {
  description:
    'Puts a tag before another one, wherever tags are listed. Those that were never placed stand behind the others, by name. For admins and the owner.',
  may: 'manageSite',
  ids: { tagId: 'tag' },
  args: builder.args((t) => ({
    beforeId: t.id({
      description: 'The tag that it is to stand before. Without it, it goes to the end.',
    }),
  })),
  command: ({ beforeId, ...call }, { db }) => placeTag(db, { ...call, beforeId: beforeId ?? null }),
  payload: (t) => ({ tag: t.field(tagAfter), site: t.field(siteAfter) }),
})

mutation('deleteTag', {
  description:
    'Deletes a tag. Its ideas get another one in its place, or none; nobody is told, and no timeline says so. `restoreTag` undoes it for 30 days. For admins and the owner.',
  may: 'manageSite',
  ids: { tagId: 'tag' },
  args: builder.args((t) => ({
    intoId: t.id({
      description: 'The tag that its ideas get. Without it, it is just taken off them.',
    }),
  })),
  command: ({ intoId, ...call }, { db }) => deleteTag(db, { ...call, intoId: intoId ?? null }),
  payload: (t) => ({ site: t.field(siteAfter), movedIdeaCount: t.int(movedIdeas) }),
})

mutation('restoreTag', {
  description:
    'Undoes the deletion of a tag: it is there again with its id, on exactly those ideas of which nobody has changed since what took its place. Refused where another tag has its name by now, or where its ideas got a tag that was deleted since. For admins and the owner.',
  may: 'manageSite',
  ids: { tagId: 'tag' },
  command: (call, { db }) => restoreTag(db, call),
  payload: (t) => ({
    tag: t.field(tagAfter),
    site: t.field(siteAfter),
    movedIdeaCount: t.int(movedIdeas),
  }),
})
