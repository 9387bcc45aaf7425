import { limits } from '#rules/limits.ts'
import {
  previewMerge,
  type MergedIdea as MergedIdeaRow,
  type MergePreview as MergePreviewRow,
} from '#server/areas/merging/findMerges.ts'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import { learnFromMerges } from '#server/areas/search/learnFromMerges.ts'
import type { Db } from '#server/db/database.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { mutation } from './mutation.ts'
import { publicError } from './publicError.ts'
import { commentRef, ideaRef } from './refs.ts'

const FIRST = 'The one that was to be merged or unmerged, as it stands after the call.'
const SECOND = 'The one that it was merged into, or was until now.'

const MergedIdea = builder.objectRef<MergedIdeaRow>('MergedIdea').implement({
  description:
    'What was merged into an idea, and what that has through it alone: somebody who voted for both is no vote of it.',
  fields: (t) => ({
    idea: t.field({
      type: ideaRef,
      nullable: true,
      description:
        'The merged idea; null if it was deleted since, for whoever may not read what is deleted.',
      resolve: ({ number }, _, { viewer }) => viewer.ideas.load(number),
    }),
    voteCount: t.exposeInt('voteCount', {
      description: 'Votes that the target has through it alone; 0 where its `votesAreHidden`.',
    }),
    importedVoteCount: t.exposeInt('importedVoteCount', {
      description: 'Imported votes that it brought along; 0 where its `votesAreHidden`.',
    }),
  }),
})
const MergePreview = builder.objectRef<MergePreviewRow>('MergePreview').implement({
  description: 'What an idea would have after a merge.',
  fields: (t) => ({
    voteCount: t.exposeInt('voteCount', {
      description: 'Distinct people who would have voted for it.',
    }),
    importedVoteCount: t.exposeInt('importedVoteCount', {
      description: 'Votes of which only the number is known.',
    }),
  }),
})

builder.objectFields(ideaRef, (t) => ({
  mergedFrom: t.field({
    type: [MergedIdea],
    cost: { size: 10, most: 200 },
    description:
      'The ideas that were merged into this one, as far as the viewer may read them, by number.',
    args: {
      first: t.arg.int({ description: 'How many to give, 200 at most. Without it all of them.' }),
    },
    resolve: async ({ number, mergedInto, votesAreHidden }, { first }, { viewer }) => {
      const all = mergedInto === null ? await viewer.mergedFrom.load(number) : []
      const merged = all.slice(0, Math.max(0, first ?? all.length))
      return votesAreHidden
        ? merged.map((one) => ({ ...one, voteCount: 0, importedVoteCount: 0 }))
        : merged
    },
  }),
  mergePreview: t.field({
    type: MergePreview,
    nullable: true,
    cost: { db: 20 },
    description:
      'What merging this idea, and others with it, into another one would give. Null but for the team, and where an id names no idea.',
    args: {
      intoId: t.arg.id({ description: 'The idea that they would be merged into.', required: true }),
      withIds: t.arg.idList({
        description: 'The others, at most 100. Without it this idea alone.',
      }),
    },
    resolve: ({ number }, { intoId, withIds }, { db, viewer }) => {
      const { max } = limits.pageSize
      if ((withIds?.length ?? 0) > max)
        throw publicError(`At most ${max} other ideas can be included; ${withIds?.length} were.`)
      const [into, ...others] = [intoId, ...(withIds ?? [])].map(ideaNumber)
      return into == null || others.includes(null)
        ? null
        : previewMerge(db, viewer, [number, ...others.filter((other) => other !== null)], into)
    },
  }),
  viewerCanMerge: t.boolean({
    description: 'Whether the viewer may merge this idea into another one.',
    resolve: ({ state, mergedInto }, _, { viewer }) =>
      may(viewer, 'merge') && mergedInto === null && (state === 'LIVE' || state === 'PENDING'),
  }),
  viewerCanUnmerge: t.boolean({
    description: 'Whether the viewer may take this idea out of the one that it was merged into.',
    resolve: ({ mergedInto }, _, { viewer }) => may(viewer, 'merge') && mergedInto !== null,
  }),
}))

builder.objectFields(commentRef, (t) => ({
  mergedFrom: t.field({
    type: ideaRef,
    nullable: true,
    description:
      'The idea that it was written on, where that was merged into the one which it is shown on; else null.',
    resolve: async ({ ideaNumber: number }, _, { viewer }) => {
      const idea = await viewer.ideas.load(number)
      return idea?.mergedInto == null ? null : idea
    },
  }),
}))

mutation('mergeIdea', {
  description:
    'Merges an idea (`ideaId`) into another one (`intoId`), or into the target of that one. Takes its voters, followers and comments along. For the team.',
  may: 'merge',
  ids: { ideaId: 'idea', intoId: 'idea' },
  command: (call, { db }) => learning(db, mergeIdea(db, call)),
  payload: (t) => ({
    idea: t.field(ideaOf(({ asked }) => asked.ideaNumber, FIRST)),
    into: t.field(ideaOf(({ result }) => result?.ideaNumber, SECOND)),
  }),
})

mutation('unmergeIdea', {
  description: 'Takes a merge back: both ideas are what they would be without it. For the team.',
  may: 'merge',
  ids: { ideaId: 'idea' },
  command: (call, { db }) => learning(db, unmergeIdea(db, call)),
  payload: (t) => ({
    idea: t.field(ideaOf(({ asked }) => asked.ideaNumber, FIRST)),
    into: t.field(ideaOf(({ result }) => result?.fromNumber, SECOND)),
  }),
})

/** Learns from a merge or its undoing after its commit; where that fails, the daily sweep does it. */
async function learning<Done extends { errors: readonly unknown[] }>(
  db: Db,
  merged: Promise<Done>,
): Promise<Done> {
  const outcome = await merged
  if (outcome.errors.length === 0) await learnFromMerges(db).catch(() => undefined)
  return outcome
}

interface Merge {
  asked: { ideaNumber: number | null }
  result: { ideaNumber: number; fromNumber?: number } | null
}

function ideaOf(numberOf: (answer: Merge) => number | null | undefined, description: string) {
  return {
    type: ideaRef,
    nullable: true,
    description,
    resolve: (answer: Merge, _: object, { viewer }: Context): Promise<IdeaRow | null> | null => {
      const number = numberOf(answer) ?? null
      return number === null ? null : viewer.ideas.load(number)
    },
  } as const
}
