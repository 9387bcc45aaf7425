import { limits } from '#rules/limits.ts'
import type { CommentEditRow } from '#server/areas/comments/findCommentEdits.ts'
import { nameInText } from '#server/areas/mentions/mentionNames.ts'
import { builder, moments } from './builder.ts'
import { Node } from './Node.ts'
import { textBytes } from './textCosts.ts'
import { User } from './User.ts'

export const CommentEdit = builder.objectRef<CommentEditRow>('CommentEdit').implement({
  description: 'An edit of a comment. For the team alone.',
  interfaces: [Node],
  fields: (t) => ({
    body: t.string({
      cost: { bytes: textBytes(limits.comment.max) },
      description: 'What the comment said until then, as Markdown.',
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
