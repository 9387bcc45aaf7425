import { limits } from '#rules/limits.ts'
import { nameInText } from '#server/areas/mentions/mentionNames.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { Board } from './Board.ts'
import { bodyShownTo } from './bodyShownTo.ts'
import { builder, fallible, moments } from './builder.ts'
import { IdeaState } from './enums.ts'
import { IdeaSource } from './IdeaSource.ts'
import { Node } from './Node.ts'
import { ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'
import { htmlBytes, textBytes } from './textCosts.ts'
import { User } from './User.ts'

ideaRef.implement({
  description: 'Something people wish for, with the votes and comments of others.',
  interfaces: [Node],
  fields: (t) => ({
    number: t.exposeInt('number', {
      description:
        "The idea's number on the site, as addresses have it (`/ideas/<number>`); given once and never again.",
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
      description:
        'Whether the team has pinned it: lists that ask for it (`pinnedFirst`) begin with pinned ideas.',
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

// What it says.
builder.objectFields(ideaRef, (t) => ({
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
    description: 'The text as Markdown, mentions by the names of today; empty where there is none.',
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
      return html === undefined ? null : bodyShownTo(viewer, serverAddress, html)
    },
  }),
}))

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
