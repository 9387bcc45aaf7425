import { deleteEntry } from '#server/areas/changelog/deleteEntry.ts'
import {
  publishEntry,
  scheduleEntry,
  unpublishEntry,
} from '#server/areas/changelog/publishEntry.ts'
import { createEntry, editEntry } from '#server/areas/changelog/saveEntry.ts'
import { setEntryReaction } from '#server/areas/changelog/setEntryReaction.ts'
import { setSubscription } from '#server/areas/changelog/setSubscription.ts'
import { entryAfter, viewerAfter } from './after.ts'
import { builder } from './builder.ts'
import { ChangelogLabel, Reaction } from './enums.ts'
import { mutation } from './mutation.ts'
import { LONG_TEXT } from './textCosts.ts'

const words = () =>
  builder.args((t) => ({
    title: t.string({ description: 'The title, 3 to 140 characters in one line.', required: true }),
    body: t.string({
      description: 'The text as Markdown, at most 20,000 characters; it may be empty.',
      required: true,
      maxLength: LONG_TEXT,
    }),
    labels: t.field({
      description: 'All labels that it is to have.',
      type: [ChangelogLabel],
      required: true,
    }),
    ideaIds: t.idList({
      description: 'Ids of all ideas that it is to close, in their order, at most 30.',
      required: true,
    }),
  }))
const seen = () =>
  builder.args((t) => ({
    expectedVersion: t.int({
      description: 'The `version` of the entry that was seen before.',
      required: true,
    }),
  }))
const move = () =>
  builder.args((t) => ({
    statusId: t.id({
      description:
        'A status of the category SHIPPED, which its ideas get as far as they have none of it yet. Without it they stay as they are.',
    }),
  }))

mutation('createChangelogEntry', {
  description: 'Writes a new entry of the changelog, as a draft. For the team.',
  may: 'writeChangelog',
  args: words(),
  command: (call, { db }) => createEntry(db, call),
  payload: (t) => ({ entry: t.field(entryAfter('The new entry.')) }),
})

mutation('editChangelogEntry', {
  description:
    'Changes an entry of the changelog, whatever its state. Refused with OUTDATED where it was changed since `expectedVersion`. For the team.',
  may: 'writeChangelog',
  ids: { entryId: 'entry' },
  args: { ...words(), ...seen() },
  command: (call, { db }) => editEntry(db, call),
  payload: (t) => ({ entry: t.field(entryAfter()) }),
})

mutation('publishChangelogEntry', {
  description:
    'Publishes an entry now. Who follows one of its ideas, or all entries, is told. For the team.',
  may: 'writeChangelog',
  ids: { entryId: 'entry' },
  args: { ...move(), ...seen() },
  command: (call, { db }) => publishEntry(db, call),
  payload: (t) => ({ entry: t.field(entryAfter()) }),
})

mutation('scheduleChangelogEntry', {
  description:
    'Sets when the server publishes an entry; refused for one that is published. For the team.',
  may: 'writeChangelog',
  ids: { entryId: 'entry' },
  args: builder.args((t) => ({
    ...move(),
    ...seen(),
    publishAt: t.field({
      description:
        'The moment, in the future and at most 366 days from now. Without it the entry becomes a draft again.',
      type: 'DateTime',
    }),
  })),
  command: (call, { db }) => scheduleEntry(db, call),
  payload: (t) => ({ entry: t.field(entryAfter()) }),
})

mutation('unpublishChangelogEntry', {
  description:
    'Takes a published entry back: it is a draft again, which the team alone can read. For the team.',
  may: 'writeChangelog',
  ids: { entryId: 'entry' },
  command: (call, { db }) => unpublishEntry(db, call),
  payload: (t) => ({ entry: t.field(entryAfter()) }),
})

mutation('deleteChangelogEntry', {
  description: 'Deletes a draft for good. For the team.',
  may: 'writeChangelog',
  ids: { entryId: 'entry' },
  command: (call, { db }) => deleteEntry(db, call),
  payload: (t) => ({
    deletedEntryId: t.id({
      nullable: true,
      description: 'The id that the entry had; null where the call was refused.',
      resolve: ({ result }) => result?.entryId ?? null,
    }),
  }),
})

mutation('setChangelogReaction', {
  description:
    "Sets (never toggles) one of the viewer's reactions to a published entry. For members.",
  may: 'react',
  ids: { entryId: 'entry' },
  args: builder.args((t) => ({
    reaction: t.field({ description: 'The kind of reaction.', type: Reaction, required: true }),
    on: t.boolean({ description: 'Whether it is to be there.', required: true }),
  })),
  command: (call, { db }) => setEntryReaction(db, call),
  payload: (t) => ({ entry: t.field(entryAfter()) }),
})

mutation('setChangelogSubscription', {
  description:
    'Sets (never toggles) whether the viewer is told of every entry that is published. For members.',
  may: 'subscribe',
  args: builder.args((t) => ({
    subscribed: t.boolean({ description: 'Whether they are to be told.', required: true }),
  })),
  command: (call, { db }) => setSubscription(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})
