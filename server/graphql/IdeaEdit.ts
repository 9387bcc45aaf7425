import type { IdeaEditRow } from '#server/areas/ideas/findIdeaEdits.ts'
import { nameInText } from '#server/areas/mentions/mentionNames.ts'
import { builder } from './builder.ts'
import { Node } from './Node.ts'
import { User } from './User.ts'

export const IdeaEdit = builder.objectRef<IdeaEditRow>('IdeaEdit').implement({
  description: "An edit of an idea's words. For the team alone.",
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What the idea was called until then.' }),
    body: t.string({
      description: 'What it said until then.',
      resolve: ({ body }, _, { viewer }) => nameInText(viewer.people, body),
    }),
    editor: t.expose('editor', { type: User, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
