import { nameInHtml, nameInText } from '#server/areas/mentions/mentionNames.ts'
import { fallible } from './builder.ts'
import { CommentEdit } from './CommentEdit.ts'
import { commentRef } from './commentRef.ts'
import { CommentState } from './enums.ts'
import { ideaRef } from './ideaRef.ts'
import { Node } from './Node.ts'
import { ReactionCount } from './ReactionCount.ts'
import { User } from './User.ts'

export const Comment = commentRef.implement({
  description: 'What somebody said about an idea.',
  interfaces: [Node],
  fields: (t) => ({
    author: t.expose('author', { type: User, nullable: true }),
    body: t.string({ resolve: ({ body }, _, { viewer }) => nameInText(viewer.people, body) }),
    bodyHtml: t.string({
      ...fallible,
      resolve: ({ bodyHtml }, _, { viewer }) => nameInHtml(viewer.people, bodyHtml),
    }),
    idea: t.field({
      type: ideaRef,
      ...fallible,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    replyTo: t.field({
      type: commentRef,
      nullable: true,
      resolve: ({ replyTo }, _, { viewer }) =>
        replyTo === null ? null : viewer.comments.load(replyTo),
    }),
    state: t.expose('state', { type: CommentState }),
    version: t.exposeInt('version', {
      description: 'Goes up with every edit; what is sent along with the next one.',
    }),
    internal: t.exposeBoolean('internal', { description: 'For the team alone.' }),
    official: t.exposeBoolean('official'),
    reactions: t.expose('reactions', {
      type: [ReactionCount],
      description: 'Of each kind that there is at least one of.',
    }),
    edits: t.field({
      type: [CommentEdit],
      nullable: true,
      description: 'What it said before, newest first; null but for the team.',
      resolve: ({ id }, _, { viewer }) => viewer.commentEdits.load(id),
    }),
    viewerCanEdit: t.boolean({
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canEdit,
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})
