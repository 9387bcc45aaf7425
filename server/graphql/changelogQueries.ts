import { limits } from '#rules/limits.ts'
import type { EntryState } from '#server/areas/changelog/entryRow.ts'
import { findEntryId } from '#server/areas/changelog/findEntries.ts'
import { countEntries, listDesk, listEntries } from '#server/areas/changelog/listEntries.ts'
import { PERIODS_MOST, listPeriods, type PeriodRow } from '#server/areas/changelog/listPeriods.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder, fallible } from './builder.ts'
import { ChangelogEntryConnection } from './ChangelogEntry.ts'
import { connectionFrom, connectionOf, pageArgumentsOf } from './connection.ts'
import { ChangelogLabel, ChangelogState } from './enums.ts'
import { withPublicErrors } from './publicError.ts'
import { entryRef, viewerRef } from './refs.ts'

const ChangelogDesk = builder.objectRef<Record<EntryState, number>>('ChangelogDesk').implement({
  description: 'The entries of the changelog as the team works on them.',
  fields: (t) => ({
    draftCount: t.exposeInt('DRAFT', { description: 'How many drafts there are.' }),
    scheduledCount: t.exposeInt('SCHEDULED', { description: 'How many entries are scheduled.' }),
    publishedCount: t.exposeInt('PUBLISHED', { description: 'How many entries are published.' }),
    entries: t.field({
      type: ChangelogEntryConnection,
      ...fallible,
      description:
        'The entries of a state, the latest first: drafts by their last change, others by their publication.',
      cost: { db: 5 },
      args: {
        ...pageArgumentsOf(limits.changelog.pageSize),
        state: t.arg({ description: 'Their state.', type: ChangelogState, required: true }),
      },
      resolve: async (_, page, { db, viewer }) => {
        const found = await withPublicErrors(listDesk(db, viewer, page))
        return found && connectionOf(found)
      },
    }),
  }),
})

const ChangelogPeriod = builder.objectRef<PeriodRow>('ChangelogPeriod').implement({
  description: 'A month of the present year, or an earlier year, in which entries were published.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year, in UTC.' }),
    month: t.exposeInt('month', {
      nullable: true,
      description: 'The month, 1 to 12, in UTC; null where it is a whole year.',
    }),
    count: t.exposeInt('count', { description: 'How many entries were published in it.' }),
    after: t.exposeString('after', {
      description: 'The cursor after which `changelog` begins with the latest entry of it.',
    }),
  }),
})

builder.objectFields(viewerRef, (t) => ({
  canWriteChangelog: t.boolean({
    description:
      'Whether they may write, publish and take back entries of the changelog: the team.',
    resolve: (viewer) => may(viewer, 'writeChangelog'),
  }),
  isSubscribedToChangelog: t.boolean({
    description: 'Whether they are told of every entry of the changelog that is published.',
    resolve: ({ personId, changelogSubscriptions }) =>
      personId === null ? false : changelogSubscriptions.load(personId),
  }),
}))

builder.queryFields((t) => ({
  changelog: t.field({
    type: ChangelogEntryConnection,
    ...fallible,
    description: 'The published entries of the changelog, the latest first.',
    cost: { db: 5 },
    args: {
      ...pageArgumentsOf(limits.changelog.pageSize),
      label: t.arg({
        description: 'Only those with this label. Without it all of them.',
        type: ChangelogLabel,
      }),
    },
    resolve: (_, { label, ...page }, { db, viewer }) =>
      connectionFrom(listEntries(db, viewer, { ...page, label })),
  }),
  changelogPeriods: t.field({
    type: [ChangelogPeriod],
    ...fallible,
    description: 'The periods in which entries were published, the latest first.',
    cost: { db: 3, size: 8, most: PERIODS_MOST },
    resolve: (_, __, { db, viewer }) => listPeriods(db, viewer),
  }),
  changelogEntry: t.field({
    description:
      'The entry of the changelog with an id; null where there is none, or none that the viewer may read.',
    type: entryRef,
    nullable: true,
    cost: { db: 1 },
    args: { id: t.arg.id({ description: 'Id of an entry.', required: true }) },
    resolve: (_, { id }, { viewer }) => viewer.entries.load(id),
  }),
  changelogEntryBySlug: t.field({
    description:
      'The entry with a slug, as addresses have it; null where there is none, or none that the viewer may read.',
    type: entryRef,
    nullable: true,
    cost: { db: 2 },
    args: { slug: t.arg.string({ description: 'Slug of an entry.', required: true }) },
    resolve: async (_, { slug }, { db, viewer }) => {
      const id = slug.includes('\0') ? null : await findEntryId(db, viewer, slug)
      return id === null ? null : viewer.entries.load(id)
    },
  }),
  changelogDesk: t.field({
    description: 'What the team writes and publishes. Null but for the team.',
    type: ChangelogDesk,
    nullable: true,
    cost: { db: 2 },
    resolve: (_, __, { db, viewer }) => (may(viewer, 'writeChangelog') ? countEntries(db) : null),
  }),
}))
