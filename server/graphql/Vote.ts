import { limits } from '#rules/limits.ts'
import { castVoteFor, withdrawVoteFor } from '#server/areas/votes/castVoteFor.ts'
import { listVotes, voteId, type VoteRow } from '#server/areas/votes/findVotes.ts'
import { setVoteReason } from '#server/areas/votes/setVoteReason.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, connectionTypes, pageArguments } from './connection.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { withPublicErrors } from './publicError.ts'
import { ideaRef } from './refs.ts'
import { setVote } from './setVote.ts'
import { textBytes } from './textCosts.ts'
import { User } from './User.ts'

export const Vote = builder.objectRef<VoteRow>('Vote').implement({
  description: "Somebody's vote for an idea.",
  interfaces: [Node],
  fields: (t) => ({
    idea: t.field({
      type: ideaRef,
      nullable: true,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    voter: t.expose('voter', { type: User }),
    why: t.exposeString('why', {
      cost: { bytes: textBytes(limits.voteReason.max) },
      nullable: true,
      description: 'One sentence, for the team and the voter; else null.',
    }),
    castBy: t.expose('castBy', {
      type: User,
      nullable: true,
      description: 'Who of the team voted for the voter; null but for the team and the voter.',
    }),
    evidenceUrl: t.exposeString('evidenceUrl', {
      cost: { bytes: textBytes(limits.evidenceUrl.max) },
      nullable: true,
      description: 'Where the voter asked for it; null but for the team and the voter.',
    }),
    viewerCanWithdraw: t.boolean({
      description: 'Whether it was cast by the team for somebody, and the viewer may take it back.',
      resolve: async ({ isForSomebody, ideaNumber }, _, { viewer }) =>
        isForSomebody &&
        isOpen(await viewer.ideas.load(ideaNumber)) &&
        may(viewer, 'voteForOthers'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const { connection: VoteConnection } = connectionTypes('Vote', Vote)

builder.objectFields(ideaRef, (t) => ({
  votes: t.field({
    type: VoteConnection,
    ...fallible,
    description: 'The votes of people who have a name here, the newest first.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: async ({ number }, page, { db, viewer }) =>
      connectionOf(await withPublicErrors(listVotes(db, viewer, number, page))),
  }),
  viewerVote: t.field({
    type: Vote,
    nullable: true,
    description: "The viewer's vote; null for guests, who have no name.",
    resolve: ({ number, viewerHasVoted }, _, { viewer }) =>
      viewerHasVoted && viewer.personId !== null
        ? viewer.votes.load(voteId(number, viewer.personId))
        : null,
  }),
  viewerCanExplainVote: t.boolean({
    description: 'Whether the viewer may say why they voted, once they have.',
    resolve: (idea, _, { viewer }) => isShown(idea) && may(viewer, 'vote'),
  }),
  viewerCanVoteForOthers: t.boolean({
    description:
      'Whether the viewer may vote for somebody else, as the team may while voting is open.',
    resolve: (idea, _, { viewer }) => isOpen(idea) && may(viewer, 'voteForOthers'),
  }),
}))

mutation('setVote', {
  description: "Sets (never toggles) the viewer's vote.",
  may: null,
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    voted: t.boolean({ required: true }),
    guestKey: t.string({
      description:
        'The secret of a browser where nobody is signed in, 128 random bits in hexadecimal digits: votes with the same one are those of one guest.',
    }),
  })),
  command: ({ ideaNumber, voted, guestKey, clientMutationId }, context) =>
    setVote(context, { ideaNumber, voted, clientMutationId }, guestKey ?? null),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

mutation('setVoteReason', {
  description:
    'Says why the viewer voted, in one sentence that the team alone can read; an empty one takes it back.',
  may: 'vote',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({ why: t.string({ required: true }) })),
  command: (call, { db }) => setVoteReason(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

mutation('castVoteFor', {
  description:
    'The team votes for somebody who asked elsewhere: for a person by id, or for one known by name alone.',
  may: 'voteForOthers',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    personId: t.id(),
    name: t.string(),
    evidenceUrl: t.string({
      maxLength: 4 * limits.evidenceUrl.max,
      description: 'Where they asked for it: a web address.',
    }),
    why: t.string({ description: 'In one sentence, for the team.' }),
  })),
  command: ({ personId = null, name = null, evidenceUrl, why, ...call }, { db }) =>
    castVoteFor(db, { ...call, personId, name, evidenceUrl: evidenceUrl ?? '', why: why ?? '' }),
  payload: (t) => ({
    vote: t.field({
      type: Vote,
      nullable: true,
      description: 'The vote that was added.',
      resolve: ({ result }, _, { viewer }) =>
        result && viewer.votes.load(voteId(result.ideaNumber, result.personId)),
    }),
    idea: t.field(ideaAfter()),
  }),
})

mutation('withdrawVoteFor', {
  description: 'Takes back a vote that the team cast for somebody.',
  may: 'voteForOthers',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({ personId: t.id({ required: true }) })),
  command: (call, { db }) => withdrawVoteFor(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

function isShown(idea: IdeaRow): boolean {
  return idea.state === 'LIVE' || idea.state === 'PENDING'
}

function isOpen(idea: IdeaRow | null): boolean {
  return (
    idea !== null &&
    isShown(idea) &&
    idea.status.category !== 'SHIPPED' &&
    idea.status.category !== 'DECLINED'
  )
}
