import { limits } from '#rules/limits.ts'
import { listComments } from '#server/areas/comments/findComments.ts'
import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { shownFrom } from '#server/areas/images/ownImage.ts'
import { nameInHtml, nameInText } from '#server/areas/mentions/mentionNames.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { ideaAfter } from './after.ts'
import { Board } from './Board.ts'
import { builder, fallible, moments } from './builder.ts'
import { CommentConnection } from './Comment.ts'
import { connectionFrom, pageArguments } from './connection.ts'
import { IdeaState } from './enums.ts'
import { FormGuardInput } from './formGuard.ts'
import { IdeaSource } from './IdeaSource.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { htmlBytes, LONG_TEXT, textBytes } from './textCosts.ts'
import { User } from './User.ts'

const SEEN = 'As the viewer sees it afterwards: null where it is gone for them.'

ideaRef.implement({
  description: 'Something people wish for, with the votes and comments of others.',
  interfaces: [Node],
  fields: (t) => ({
    number: t.exposeInt('number', {
      description:
        "The idea's number on the site, as addresses have it (`/ideas/<number>`); given once and never again.",
    }),
    title: t.exposeString('title', {
      description: 'What is wished for, 3 to 140 characters in one line.',
    }),
    slug: t.exposeString('slug', {
      description:
        'The title as a part of addresses. It follows the title; the number alone finds the idea.',
    }),
    excerpt: t.exposeString('excerpt', {
      description: 'The beginning of the body as plain text, for rows.',
    }),
    body: t.string({
      description:
        'The text as Markdown, mentions by the names of today; empty where there is none.',
      cost: { bytes: textBytes(limits.body.max) },
      resolve: async ({ number }, _, { viewer }) =>
        nameInText(viewer.people, (await viewer.bodies.load(number))?.body ?? ''),
    }),
    bodyHtml: t.string({
      description: 'The body as sanitised HTML.',
      ...fallible,
      cost: { bytes: htmlBytes(limits.body.max) },
      resolve: async ({ number }, _, { viewer, serverAddress }) => {
        const html = (await viewer.bodies.load(number))?.bodyHtml
        return html === undefined ? null : nameInHtml(viewer.people, shownFrom(serverAddress, html))
      },
    }),
    author: t.expose('author', {
      description:
        'The person who posted it; null where their account was deleted, or an import does not know them.',
      type: User,
      nullable: true,
    }),
    board: t.expose('board', {
      description: 'The board that it stands on.',
      type: Board,
      ...fallible,
    }),
    status: t.expose('status', {
      description: 'What the team says of it, such as planned or shipped.',
      type: Status,
      ...fallible,
    }),
    tags: t.expose('tags', {
      description: 'The tags that the viewer may see.',
      type: [Tag],
      cost: { size: 10, most: 100 },
    }),
    state: t.expose('state', {
      description: 'Whether it is public, waits for approval, or was removed.',
      type: IdeaState,
    }),
    pinned: t.exposeBoolean('pinned', {
      description: 'Whether the team has pinned it. Nothing follows from it yet.',
    }),
    version: t.exposeInt('version', {
      description:
        'Goes up by one with every edit; sent along with the next edit as `expectedVersion`.',
    }),
    source: t.expose('source', {
      description: 'Where it was imported from; null for an idea that was posted here.',
      type: IdeaSource,
      nullable: true,
    }),
    mergedInto: t.field({
      description:
        'The idea that it was merged into; null where it was not, or the viewer may not read that one.',
      type: ideaRef,
      nullable: true,
      resolve: ({ mergedInto }, _, { viewer }) =>
        mergedInto === null ? null : viewer.ideas.load(mergedInto),
    }),
    commentCount: t.exposeInt('commentCount', {
      description:
        'Public comments, those of ideas merged into it among them. Internal, waiting and removed ones do not count.',
    }),
    comments: t.field({
      type: CommentConnection,
      ...fallible,
      description:
        'Its comments and those of ideas merged into it, the oldest first; 50 a page where no number is given.',
      cost: { db: 5 },
      args: { ...pageArguments },
      resolve: ({ number }, page, { db, viewer }) =>
        connectionFrom(listComments(db, viewer, number, page)),
    }),
    lastActivityAt: t.expose('lastActivityAt', {
      description:
        'When it was posted, commented on in public, or got another status: the latest of these. The order ACTIVE goes by it.',
      type: 'DateTime',
    }),
    statusChangedAt: t.expose('statusChangedAt', {
      description: 'When it got its present status.',
      type: 'DateTime',
    }),
    ...moments(t),
  }),
})

builder.queryFields((t) => ({
  idea: t.field({
    description: 'The idea with an id; null where there is none, or none that the viewer may read.',
    type: ideaRef,
    nullable: true,
    cost: { db: 1 },
    args: { id: t.arg.id({ description: 'Id of an idea.', required: true }) },
    resolve: (_, { id }, { viewer }) => {
      const number = ideaNumber(id)
      return number === null ? null : viewer.ideas.load(number)
    },
  }),
  ideaByNumber: t.field({
    description:
      'The idea with a number, as addresses have it; null where there is none, or none that the viewer may read.',
    type: ideaRef,
    nullable: true,
    cost: { db: 1 },
    args: { number: t.arg.int({ description: 'Number of an idea.', required: true }) },
    resolve: (_, { number }, { viewer }) => viewer.ideas.load(number),
  }),
}))

mutation('postIdea', {
  description: 'Posts an idea; its author votes for it and follows it. For members.',
  may: 'post',
  args: builder.args((t) => ({
    boardId: t.id({ description: 'Id of the board that it is to stand on.', required: true }),
    title: t.string({ description: 'The title, 3 to 140 characters in one line.', required: true }),
    body: t.string({
      description: 'The text as Markdown, at most 20,000 characters; it may be empty.',
      required: true,
      maxLength: LONG_TEXT,
    }),
    guard: t.field({
      type: FormGuardInput,
      description:
        'Proof that a form was filled in by hand. Without it the posts of new people wait for approval.',
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
    'Approves or restores an idea (LIVE), marks it as spam or deletes it; PENDING takes such a decision back. For the team.',
  may: 'moderate',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    state: t.field({
      description: 'The state that it is to have.',
      type: IdeaState,
      required: true,
    }),
  })),
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
