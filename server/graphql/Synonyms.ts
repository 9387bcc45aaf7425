import { limits } from '#rules/limits.ts'
import { readSynonyms } from '#server/areas/synonyms/readSynonyms.ts'
import { deleteSynonyms, saveSynonyms } from '#server/areas/synonyms/saveSynonyms.ts'
import { switchSynonyms } from '#server/areas/synonyms/switchSynonyms.ts'
import type { SynonymGroup as Row } from '#server/areas/synonyms/synonymGroup.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { SynonymSource } from './enums.ts'
import { siteAfter } from './labelPayload.ts'
import { mutation } from './mutation.ts'
import { ideaRef } from './refs.ts'
import { Site } from './Site.ts'

const { groups, words } = limits.synonyms

const SynonymGroup = builder.objectRef<Row>('SynonymGroup').implement({
  description:
    'Words and short phrases that mean the same to the search. For admins and the owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, which the mutations take.' }),
    source: t.expose('source', { type: SynonymSource, description: 'Who says so.' }),
    words: t.exposeStringList('words', {
      cost: { size: 4, most: words },
      description: 'The words, in the order in which they were given.',
    }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether the search follows it.' }),
    merges: t.field({
      type: [ideaRef],
      ...fallible,
      cost: { size: 3, most: 10 },
      description: 'The merged ideas that taught it, the newest first; none for those of the team.',
      resolve: async ({ merges }, _, { viewer }) => {
        const rows = await viewer.ideas.loadMany(merges)
        return rows.filter((row): row is IdeaRow => row !== null && !(row instanceof Error))
      },
    }),
  }),
})

builder.objectField(Site, 'synonyms', (t) =>
  t.field({
    type: [SynonymGroup],
    ...fallible,
    cost: { db: 10, size: 100, most: 2 * groups },
    description:
      'The words that mean the same to the search: those of the team, and those that merges taught. For admins and the owner; none to all others.',
    resolve: (_, __, { db, viewer }) => (may(viewer, 'manageSite') ? readSynonyms(db) : []),
  }),
)

mutation('saveSynonyms', {
  description:
    'Says that some words and short phrases mean the same to the search, or changes what the team has said. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    groupId: t.id({
      description: 'The group of the team to change. Without it a new one is made.',
    }),
    words: t.stringList({
      description: `All of its words, ${limits.synonyms.least} to ${words}, each of 1 to ${limits.label.max} characters.`,
      required: true,
    }),
  })),
  command: ({ groupId, ...call }, { db }) =>
    saveSynonyms(db, { ...call, groupId: groupId ?? null }),
  payload: (t) => ({ site: t.field(siteAfter) }),
})

mutation('deleteSynonyms', {
  description:
    'Takes back that some words mean the same, as the team has said; saving the words again undoes it. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    groupId: t.id({ description: 'The group of the team to delete.', required: true }),
  })),
  command: (call, { db }) => deleteSynonyms(db, call),
  payload: (t) => ({ site: t.field(siteAfter) }),
})

mutation('switchSynonyms', {
  description:
    'Turns words that merges taught off, so that the search does not follow it, or on again. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    groupId: t.id({
      description: 'The group, whose source is LEARNED; one of the team is deleted instead.',
      required: true,
    }),
    isOn: t.boolean({ description: 'Whether the search follows it.', required: true }),
  })),
  command: (call, { db }) => switchSynonyms(db, call),
  payload: (t) => ({ site: t.field(siteAfter) }),
})
