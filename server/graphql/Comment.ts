import { limits } from '#rules/limits.ts'
import { nameInText } from '#server/areas/mentions/mentionNames.ts'
import { EDITS_SHOWN } from '#server/areas/posts/edits.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { bodyShownTo } from './bodyShownTo.ts'
import { fallible, moments } from './builder.ts'
import { CommentEdit } from './CommentEdit.ts'
import { connectionTypes } from './connection.ts'
import { CommentState } from './enums.ts'
import { Node } from './Node.ts'
import { ReactionCount } from './ReactionCount.ts'
import { commentRef, ideaRef } from './refs.ts'
import { htmlBytes, textBytes } from './textCosts.ts'
import { User } from './User.ts'

/** The part of a body that its excerpt is made from: a page of a hundred rows makes as many. */
const EXCERPTED = 1_500

commentRef.implement({
  description:
    'What somebody said about an idea. It can also be an official answer of the team, or for the team alone.',
  interfaces: [Node],
  fields: (t) => ({
    author: t.expose('author', {
      description: 'The person who wrote it; null where their account was deleted.',
      type: User,
      nullable: true,
    }),
    body: t.string({
      description:
        'The text as Markdown, mentions by the names of today; empty where it was deleted.',
      cost: { bytes: textBytes(limits.comment.max) },
      resolve: ({ body }, _, { viewer }) => nameInText(viewer.people, body),
    }),
    excerpt: t.string({
      cost: { rows: 25 },
      description: 'The beginning of the body as plain text, for rows.',
      resolve: async ({ body, isTracker }, _, { viewer }) =>
        excerpt(await nameInText(viewer.people, body.slice(0, EXCERPTED)), { isTracker }),
    }),
    bodyHtml: t.string({
      description: 'The body as sanitised HTML.',
      ...fallible,
      cost: { bytes: htmlBytes(limits.comment.max) },
      resolve: ({ bodyHtml }, _, { viewer, serverAddress }) =>
        bodyShownTo(viewer, serverAddress, bodyHtml),
    }),
    idea: t.field({
      description: 'The idea that it was written on, also where that was merged later.',
      type: ideaRef,
      ...fallible,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    replyTo: t.field({
      description:
        'The comment that it answers, always one that answers none itself; null where it stands alone.',
      type: commentRef,
      nullable: true,
      resolve: ({ replyTo }, _, { viewer }) =>
        replyTo === null ? null : viewer.comments.load(replyTo),
    }),
    state: t.expose('state', {
      description: 'Whether it is public, waits for approval, or was removed.',
      type: CommentState,
    }),
    version: t.exposeInt('version', {
      description:
        'Goes up by one with every edit; sent along with the next edit as `expectedVersion`.',
    }),
    internal: t.exposeBoolean('internal', { description: 'Whether the team alone can read it.' }),
    official: t.exposeBoolean('official', {
      description: 'Whether it is an official answer of the team.',
    }),
    reactions: t.expose('reactions', {
      type: [ReactionCount],
      cost: { size: 4 },
      description: 'Of each kind that there is at least one of, how many there are.',
    }),
    edits: t.field({
      type: [CommentEdit],
      nullable: true,
      cost: { size: EDITS_SHOWN },
      description: 'What it said before each edit, the newest first. Null but for the team.',
      resolve: ({ id }, _, { viewer }) => viewer.commentEdits.load(id),
    }),
    viewerCanEdit: t.boolean({
      description:
        'Whether the viewer may change its words: their own, while it is public or waits.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canEdit,
    }),
    editedAt: t.expose('editedAt', {
      description: 'When its words were changed last; null where they never were.',
      type: 'DateTime',
      nullable: true,
    }),
    ...moments(t),
  }),
})

export const { connection: CommentConnection, edge: CommentEdge } = connectionTypes(
  'Comment',
  commentRef,
)
