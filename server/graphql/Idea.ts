import { limits } from '#rules/limits.ts'
import { scoreAt } from '#rules/ranking.ts'
import { listComments } from '#server/areas/comments/findComments.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { nameInHtml, nameInText } from '#server/areas/mentions/mentionNames.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { listVoters } from '#server/areas/people/findPeople.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { Board } from './Board.ts'
import { builder, fallible } from './builder.ts'
import { CommentConnection } from './Comment.ts'
import { connectionOf, pageArguments } from './connection.ts'
import { IdeaState } from './enums.ts'
import { FormGuardInput } from './formGuard.ts'
import { IdeaSource, ImportedVotes } from './IdeaSource.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { withPublicErrors } from './publicError.ts'
import { ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { htmlBytes, LONG_TEXT, textBytes } from './textCosts.ts'
import { User, UserConnection } from './User.ts'

const SEEN = 'As the viewer sees it afterwards: null where it is gone for them.'

const closed = (idea: IdeaRow) =>
  idea.status.category === 'SHIPPED' || idea.status.category === 'DECLINED'

ideaRef.implement({
  description: 'Something people wish for.',
  interfaces: [Node],
  fields: (t) => ({
    number: t.exposeInt('number'),
    title: t.exposeString('title'),
    slug: t.exposeString('slug'),
    excerpt: t.exposeString('excerpt', {
      description: 'The beginning of the body as plain text, for rows.',
    }),
    body: t.string({
      cost: { bytes: textBytes(limits.body.max) },
      resolve: async ({ number }, _, { viewer }) =>
        nameInText(viewer.people, (await viewer.bodies.load(number))?.body ?? ''),
    }),
    bodyHtml: t.string({
      ...fallible,
      cost: { bytes: htmlBytes(limits.body.max) },
      resolve: async ({ number }, _, { viewer }) => {
        const html = (await viewer.bodies.load(number))?.bodyHtml
        return html === undefined ? null : nameInHtml(viewer.people, html)
      },
    }),
    author: t.expose('author', { type: User, nullable: true }),
    board: t.expose('board', { type: Board, ...fallible }),
    status: t.expose('status', { type: Status, ...fallible }),
    tags: t.expose('tags', { type: [Tag], cost: { size: 10 } }),
    state: t.expose('state', { type: IdeaState }),
    pinned: t.exposeBoolean('pinned'),
    version: t.exposeInt('version'),
    source: t.expose('source', { type: IdeaSource, nullable: true }),
    mergedInto: t.field({
      type: ideaRef,
      nullable: true,
      resolve: ({ mergedInto }, _, { viewer }) =>
        mergedInto === null ? null : viewer.ideas.load(mergedInto),
    }),
    voteCount: t.exposeInt('voteCount', { description: 'Distinct people who voted.' }),
    importedVoteCount: t.exposeInt('importedVoteCount', {
      description: 'Votes of which only the number is known, over all sources.',
    }),
    importedVotes: t.expose('importedVotes', { type: [ImportedVotes], cost: { size: 4 } }),
    recentVoteCount: t.exposeInt('recentVoteCount', {
      description: 'Votes cast in the last seven days.',
    }),
    commentCount: t.exposeInt('commentCount'),
    score: t.float({
      description:
        'Trending: each vote counts 1 when it is cast and half after every 14 days, a comment 0.3 likewise.',
      resolve: ({ trend }) => scoreAt(trend, Date.now()),
    }),
    viewerHasVoted: t.exposeBoolean('viewerHasVoted'),
    viewerIsFollowing: t.exposeBoolean('viewerIsFollowing'),
    viewerCanVote: t.boolean({
      description:
        'Whether the viewer may set their vote: signed in (or the site lets visitors vote), and voting is open in this status.',
      resolve: (idea, _, { viewer }) =>
        viewer.canVote && !closed(idea) && (idea.state === 'LIVE' || idea.state === 'PENDING'),
    }),
    comments: t.field({
      type: CommentConnection,
      ...fallible,
      description: 'Oldest first; 50 where no number is given.',
      cost: { db: 5 },
      args: { ...pageArguments },
      resolve: async ({ number }, page, { db, viewer }) =>
        connectionOf(await withPublicErrors(listComments(db, viewer, number, page))),
    }),
    voters: t.field({
      type: UserConnection,
      ...fallible,
      description: 'Who voted, the newest vote first.',
      cost: { db: 5 },
      args: { ...pageArguments },
      resolve: async ({ number }, page, { db, viewer }) =>
        connectionOf(await withPublicErrors(listVoters(db, viewer, number, page))),
    }),
    lastActivityAt: t.expose('lastActivityAt', { type: 'DateTime' }),
    statusChangedAt: t.expose('statusChangedAt', { type: 'DateTime' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.queryField('idea', (t) =>
  t.field({
    type: ideaRef,
    nullable: true,
    cost: { db: 1 },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer }) => {
      const number = ideaNumber(id)
      return number === null ? null : viewer.ideas.load(number)
    },
  }),
)

mutation('postIdea', {
  description: 'Posts an idea; its author votes for it and follows it.',
  may: 'post',
  args: builder.args((t) => ({
    boardId: t.id({ required: true }),
    title: t.string({ required: true }),
    body: t.string({ required: true, maxLength: LONG_TEXT }),
    guard: t.field({
      type: FormGuardInput,
      description: 'Without it the posts of new people wait for approval.',
    }),
  })),
  command: ({ guard, ...call }, { auth, db, perHour }) =>
    postIdea(db, {
      ...call,
      guard: guard ? checkGuard(guard, auth.secret) : 'missing',
      perHour: perHour?.ideas,
    }),
  payload: (t) => ({ idea: t.field(ideaAfter('The new idea.')) }),
})

mutation('setIdeaState', {
  description:
    'The team approves or restores (LIVE), marks as spam, deletes; PENDING takes such a decision back.',
  may: 'moderate',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({ state: t.field({ type: IdeaState, required: true }) })),
  command: ({ ideaNumber: number, ...call }, { db }) =>
    setPostState(db, { ...call, subject: { kind: 'idea', ideaNumber: number } }),
  payload: (t) => ({ idea: t.field(ideaAfter(SEEN)) }),
})

mutation('deleteIdea', {
  description: "Deletes the viewer's own idea, while nobody else voted or commented.",
  may: 'post',
  ids: { ideaId: 'idea' },
  command: ({ ideaNumber: number, ...call }, { db }) =>
    deleteOwn(db, { ...call, subject: { kind: 'idea', ideaNumber: number } }),
  payload: (t) => ({ idea: t.field(ideaAfter(SEEN)) }),
})
