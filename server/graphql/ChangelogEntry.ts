import { limits } from '#rules/limits.ts'
import { countAsked, countAudience } from '#server/areas/changelog/countPeople.ts'
import type { EntryRow } from '#server/areas/changelog/entryRow.ts'
import { shownFrom } from '#server/areas/images/ownImage.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible, moments } from './builder.ts'
import { connectionTypes } from './connection.ts'
import { ChangelogLabel, ChangelogState } from './enums.ts'
import { Node } from './Node.ts'
import { ReactionCount } from './ReactionCount.ts'
import { entryRef, ideaRef } from './refs.ts'
import { Status } from './Status.ts'
import { htmlBytes, textBytes } from './textCosts.ts'
import { User } from './User.ts'

entryRef.implement({
  description: 'What the team tells of something that it has shipped: an entry of the changelog.',
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'What is new, 3 to 140 characters in one line.',
    }),
    slug: t.exposeString('slug', {
      description:
        'The entry in addresses (`/changelog/<slug>`); no two have the same. It follows the title until the entry is published for the first time.',
    }),
    excerpt: t.exposeString('excerpt', {
      description: 'The beginning of the body as plain text, for rows.',
    }),
    body: t.string({
      description: 'The text as Markdown; empty where there is none.',
      cost: { bytes: textBytes(limits.body.max) },
      resolve: async ({ id }, _, { viewer }) => (await viewer.entryBodies.load(id))?.body ?? '',
    }),
    bodyHtml: t.string({
      description: 'The body as sanitised HTML.',
      ...fallible,
      cost: { bytes: htmlBytes(limits.body.max) },
      resolve: async ({ id }, _, { viewer, serverAddress }) => {
        const html = (await viewer.entryBodies.load(id))?.bodyHtml
        return html === undefined ? null : shownFrom(serverAddress, html)
      },
    }),
    labels: t.expose('labels', {
      description: 'What kinds of news it is.',
      type: [ChangelogLabel],
      cost: { size: 3 },
    }),
    state: t.expose('state', { description: 'Whether it is public.', type: ChangelogState }),
    version: t.exposeInt('version', {
      description:
        'Goes up by one with every edit; sent along with the next call as `expectedVersion`.',
    }),
    author: t.expose('author', {
      description: 'The person who began it; null where their account was deleted.',
      type: User,
      nullable: true,
    }),
    publishedAt: t.expose('publishedAt', {
      description: 'When it was published; null while it is not.',
      type: 'DateTime',
      nullable: true,
    }),
    publishAt: t.expose('publishAt', {
      description:
        'When the server will publish it; null unless it is scheduled, and but for the team.',
      type: 'DateTime',
      nullable: true,
    }),
    moveTo: t.field({
      description:
        'The status that its ideas get at `publishAt`; null where they stay as they are, and but for the team.',
      type: Status,
      nullable: true,
      resolve: async ({ moveTo }, _, { viewer }) =>
        moveTo === null
          ? null
          : ((await viewer.catalog()).statuses.find(({ id }) => id === moveTo) ?? null),
    }),
    reactions: t.expose('reactions', {
      type: [ReactionCount],
      cost: { size: 4 },
      description: 'Of each kind that there is at least one of, how many there are.',
    }),
    ...moments(t),
  }),
})

builder.objectFields(entryRef, (t) => ({
  ideas: t.field({
    description:
      'The ideas that it closes, as far as the viewer may read them; of merged ones their targets.',
    type: [ideaRef],
    ...fallible,
    cost: { size: 3, most: limits.changelog.ideas },
    resolve: async ({ ideaNumbers }, _, { viewer }) =>
      (await Promise.all(ideaNumbers.map((number) => viewer.ideas.load(number)))).filter(isThere),
  }),
  askedCount: t.int({
    ...fallible,
    description:
      'How many people voted for one of its ideas that the viewer may read, each once, and imported votes.',
    cost: { db: 3 },
    resolve: ({ id }, _, { db, viewer }) => countAsked(db, viewer, id),
  }),
  audienceCount: t.int({
    nullable: true,
    description:
      'How many people hear of it if the viewer publishes it now: who follows one of its ideas, or all entries, wants to be told of entries, and was not told of it when it was published before. Null but for the team.',
    args: {
      ships: t.arg.boolean({
        description:
          'Whether its ideas get a SHIPPED status with it: then who follows one that had none and wants to be told of its status counts as well. Without it, they stay where they are.',
      }),
    },
    cost: { db: 200 },
    resolve: ({ id }, { ships }, { db, viewer }) =>
      may(viewer, 'writeChangelog')
        ? countAudience(db, viewer, { entryId: id, ships: ships ?? false })
        : null,
  }),
  viewerCanReact: t.boolean({
    description: 'Whether the viewer may react to it: members, while it is published.',
    resolve: ({ state }, _, { viewer }) => state === 'PUBLISHED' && may(viewer, 'react'),
  }),
  viewerCanEdit: t.boolean({
    description: 'Whether the viewer may change, publish and take it back: the team.',
    resolve: (_, __, { viewer }) => may(viewer, 'writeChangelog'),
  }),
}))

export const { connection: ChangelogEntryConnection } = connectionTypes<EntryRow>(
  'ChangelogEntry',
  entryRef,
)

builder.objectFields(ideaRef, (t) => ({
  changelogEntries: t.field({
    description: 'The published entries of the changelog that close it, the latest first.',
    type: [entryRef],
    ...fallible,
    cost: { size: 1, most: 20 },
    resolve: async ({ number }, _, { viewer }) => {
      const ids = await viewer.entriesOfIdeas.load(number)
      return (await Promise.all(ids.map((id) => viewer.entries.load(id)))).filter(isThere)
    },
  }),
}))

function isThere<Row extends EntryRow | IdeaRow>(row: Row | null): row is Row {
  return row !== null
}
