import { limits } from '#rules/limits.ts'
import {
  previewMerge,
  type MergedIdea as MergedIdeaRow,
  type MergePreview as MergePreviewRow,
} from '#server/areas/merging/findMerges.ts'
import { mergeIdea, unmergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { ideaNumber } from '#server/areas/posts/subject.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { may } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { acting } from './acting.ts'
import { builder, fallible } from './builder.ts'
import { Comment } from './Comment.ts'
import type { Context } from './context.ts'
import { Idea } from './Idea.ts'
import type { Payload } from './payload.ts'
import { peopleError } from './peopleError.ts'
import { UserError } from './UserError.ts'

const MergedIdea = builder.objectRef<MergedIdeaRow>('MergedIdea').implement({
  description:
    'What was merged into an idea, and what that has through it alone: somebody who voted for both is no vote of it.',
  fields: (t) => ({
    idea: t.field({
      type: Idea,
      ...fallible,
      resolve: ({ number }, _, { viewer }) => viewer.ideas.load(number),
    }),
    voteCount: t.exposeInt('voteCount'),
    importedVoteCount: t.exposeInt('importedVoteCount'),
  }),
})
const MergePreview = builder.objectRef<MergePreviewRow>('MergePreview').implement({
  description: 'What an idea would have after a merge.',
  fields: (t) => ({
    voteCount: t.exposeInt('voteCount', { description: 'Distinct people.' }),
    importedVoteCount: t.exposeInt('importedVoteCount', {
      description: 'Votes of which only the number is known.',
    }),
  }),
})
const payload = (name: string) =>
  builder.objectRef<Payload & { idea: IdeaRow | null; into: IdeaRow | null }>(name).implement({
    fields: (t) => ({
      idea: t.expose('idea', {
        type: Idea,
        nullable: true,
        description: 'The one that was to be merged or unmerged, as it stands after the call.',
      }),
      into: t.expose('into', {
        type: Idea,
        nullable: true,
        description: 'The one that it was merged into, or was until now.',
      }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })

builder.objectFields(Idea, (t) => ({
  mergedFrom: t.field({
    type: [MergedIdea],
    description: 'The ideas that were merged into this one, as far as the viewer may read them.',
    resolve: ({ number, mergedInto }, _, { viewer }) =>
      mergedInto === null ? viewer.mergedFrom.load(number) : [],
  }),
  mergePreview: t.field({
    type: MergePreview,
    nullable: true,
    description:
      'What merging this idea, and others with it, into another one would give. Null but for the team.',
    args: {
      intoId: t.arg.id({ required: true }),
      withIds: t.arg.idList({ description: 'The others, at most 100.' }),
    },
    resolve: ({ number }, { intoId, withIds }, { db, viewer }) => {
      const { max } = limits.pageSize
      if ((withIds?.length ?? 0) > max)
        throw peopleError(
          `At most ${max} ideas can be looked at with one; ${withIds?.length} were.`,
        )
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

builder.objectFields(Comment, (t) => ({
  mergedFrom: t.field({
    type: Idea,
    nullable: true,
    description:
      'The idea that it was written on, where that was merged into the one which it is shown on.',
    resolve: async ({ ideaNumber: number }, _, { viewer }) => {
      const idea = await viewer.ideas.load(number)
      return idea?.mergedInto == null ? null : idea
    },
  }),
}))

builder.mutationField('mergeIdea', (t) =>
  t.field({
    type: payload('MergeIdeaPayload'),
    ...fallible,
    description:
      'Merges an idea into another one, of a merged one into its target. Takes its voters, followers and comments along.',
    args: {
      ideaId: t.arg.id({ required: true }),
      intoId: t.arg.id({ required: true }),
      clientMutationId: t.arg.string(),
    },
    resolve: async (_, { ideaId, intoId, clientMutationId = null }, context) => {
      const [number, intoNumber] = [ideaNumber(ideaId), ideaNumber(intoId)]
      const { result, errors } = await acting(context.viewer, 'merge', (actor) => {
        if (number === null || intoNumber === null)
          throw refuse(
            'NOT_FOUND',
            'This idea does not exist any more.',
            number === null ? 'ideaId' : 'intoId',
          )
        return mergeIdea(context.db, { actor, ideaNumber: number, intoNumber, clientMutationId })
      })
      return {
        ...(await after(context, { idea: number, into: result?.ideaNumber ?? null })),
        errors,
        clientMutationId,
      }
    },
  }),
)

builder.mutationField('unmergeIdea', (t) =>
  t.field({
    type: payload('UnmergeIdeaPayload'),
    ...fallible,
    description: 'Takes a merge back: both ideas are what they would be without it.',
    args: { ideaId: t.arg.id({ required: true }), clientMutationId: t.arg.string() },
    resolve: async (_, { ideaId, clientMutationId = null }, context) => {
      const number = ideaNumber(ideaId)
      const { result, errors } = await acting(
        context.viewer,
        'merge',
        async (actor): Promise<Outcome<{ ideaNumber: number; fromNumber: number }>> => {
          if (number === null)
            throw refuse('NOT_FOUND', 'This idea does not exist any more.', 'ideaId')
          return unmergeIdea(context.db, { actor, ideaNumber: number, clientMutationId })
        },
      )
      return {
        ...(await after(context, { idea: number, into: result?.fromNumber ?? null })),
        errors,
        clientMutationId,
      }
    },
  }),
)

async function after(
  { viewer }: Context,
  { idea, into }: { idea: number | null; into: number | null },
): Promise<{ idea: IdeaRow | null; into: IdeaRow | null }> {
  viewer.ideas.clearAll()
  viewer.mergedFrom.clearAll()
  const read = (number: number | null): Promise<IdeaRow | null> =>
    number === null ? Promise.resolve(null) : viewer.ideas.load(number)
  const [one, other] = await Promise.all([read(idea), read(into)])
  return { idea: one, into: other }
}
