import { fallible } from './builder.ts'
import { commentRef } from './commentRef.ts'
import { CommentState } from './enums.ts'
import { ideaRef } from './ideaRef.ts'
import { Node } from './Node.ts'
import { User } from './User.ts'

export const Comment = commentRef.implement({
  description: 'What somebody said about an idea.',
  interfaces: [Node],
  fields: (t) => ({
    author: t.expose('author', { type: User, nullable: true }),
    body: t.exposeString('body'),
    bodyHtml: t.exposeString('bodyHtml', fallible),
    idea: t.field({ type: ideaRef, ...fallible, resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber) }),
    replyTo: t.field({
      type: commentRef,
      nullable: true,
      resolve: ({ replyTo }, _, { viewer }) => (replyTo === null ? null : viewer.comments.load(replyTo)),
    }),
    state: t.expose('state', { type: CommentState }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
