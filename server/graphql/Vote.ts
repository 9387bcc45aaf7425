import { limits } from '#rules/limits.ts'
import { hasEnded } from '#rules/statuses.ts'
import { castVoteFor, withdrawVoteFor } from '#server/areas/votes/castVoteFor.ts'
import { listVotes, voteId, type VoteRow } from '#server/areas/votes/findVotes.ts'
import { setVoteReason } from '#server/areas/votes/setVoteReason.ts'
import { emptyPage } from '#server/kernel/page.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { ideaAfter } from './after.ts'
import { builder, fallible } from './builder.ts'
import { connectionFrom, connectionOf, connectionTypes, pageArguments } from './connection.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { ideaRef } from './refs.ts'
import { setVote } from './setVote.ts'
import { textBytes } from './textCosts.ts'
import { User } from './User.ts'

export const Vote = builder.objectRef<VoteRow>('Vote').implement({
  description: "Somebody's vote for an idea.",
  interfaces: [Node],
  fields: (t) => ({
    idea: t.field({
      description: 'The idea that it was cast for; null where the viewer may not read it.',
      type: ideaRef,
      nullable: true,
      resolve: ({ ideaNumber }, _, { viewer }) => viewer.ideas.load(ideaNumber),
    }),
    voter: t.expose('voter', { description: 'The person whose vote it is.', type: User }),
    why: t.exposeString('why', {
      cost: { bytes: textBytes(limits.voteReason.max) },
      nullable: true,
      description:
        'What the voter gave as the reason, in one sentence. Null but for the team and the voter, and where nothing was said.',
    }),
    castBy: t.expose('castBy', {
      type: User,
      nullable: true,
      description:
        'The member of the team who voted for the voter. Null but for the team and the voter, and where they voted themselves.',
    }),
    evidenceUrl: t.exposeString('evidenceUrl', {
      cost: { bytes: textBytes(limits.evidenceUrl.max) },
      nullable: true,
      description:
        'The web address where the voter asked for it. Null but for the team and the voter, and where there is none.',
    }),
    viewerCanWithdraw: t.boolean({
      description: 'Whether it was cast by the team for somebody, and the viewer may take it back.',
      resolve: async ({ isForSomebody, ideaNumber }, _, { viewer }) =>
        isForSomebody &&
        isOpen(await viewer.ideas.load(ideaNumber)) &&
        may(viewer, 'voteForOthers'),
    }),
    createdAt: t.expose('createdAt', { description: 'When it was cast.', type: 'DateTime' }),
  }),
})

const { connection: VoteConnection } = connectionTypes('Vote', Vote)

builder.objectFields(ideaRef, (t) => ({
  votes: t.field({
    type: VoteConnection,
    ...fallible,
    description:
      'The votes of people who have a name here, the newest first; none where `votesAreHidden`.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: ({ number, votesAreHidden }, page, { db, viewer }) =>
      votesAreHidden
        ? connectionOf(emptyPage<VoteRow>())
        : connectionFrom(listVotes(db, viewer, number, page)),
  }),
  viewerVote: t.field({
    type: Vote,
    nullable: true,
    description: "The viewer's vote; null where they have none, and for guests, who have no name.",
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
  description:
    "Sets (never toggles) the viewer's vote. For members, and on a site that allows it for visitors.",
  may: null,
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    voted: t.boolean({ description: 'Whether the vote is to be there.', required: true }),
    guestKey: t.string({
      description:
        'The secret of a browser where nobody is signed in, 128 random bits in hexadecimal digits: votes with the same one are those of one guest. Without it a browser is known by its cookie alone.',
    }),
  })),
  command: ({ ideaNumber, voted, guestKey, clientMutationId }, context) =>
    setVote(context, { ideaNumber, voted, clientMutationId }, guestKey ?? null),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

mutation('setVoteReason', {
  description: 'Says why the viewer voted, in a sentence that they and the team alone can read.',
  may: 'vote',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    why: t.string({
      description: 'One sentence, at most 200 characters; an empty one takes the reason back.',
      required: true,
    }),
  })),
  command: (call, { db }) => setVoteReason(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

const VoterInput = builder.inputType('VoterInput', {
  description: 'For whom the team votes.',
  isOneOf: true,
  fields: (t) => ({
    userId: t.id({ description: 'Somebody whom the site knows.' }),
    name: t.string({
      description:
        'The name of somebody else, 1 to 60 characters; the same name is the same person.',
    }),
  }),
})

mutation('castVoteFor', {
  description: 'Votes for somebody who asked elsewhere. For the team.',
  may: 'voteForOthers',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    voter: t.field({ description: 'The person who asked.', type: VoterInput, required: true }),
    evidenceUrl: t.string({
      maxLength: 4 * limits.evidenceUrl.max,
      description:
        'The web address where they asked for it, at most 500 characters. Without it there is none.',
    }),
    why: t.string({
      description: 'One sentence for the team, at most 200 characters. Without it there is none.',
    }),
  })),
  command: ({ voter: { userId = null, name = null }, evidenceUrl, why, ...call }, { db }) =>
    castVoteFor(db, {
      ...call,
      personId: userId,
      name,
      evidenceUrl: evidenceUrl ?? '',
      why: why ?? '',
    }),
  payload: (t) => ({
    vote: t.field({
      type: Vote,
      nullable: true,
      description: 'The vote that was added; null where the call was refused.',
      resolve: ({ result }, _, { viewer }) =>
        result && viewer.votes.load(voteId(result.ideaNumber, result.personId)),
    }),
    idea: t.field(ideaAfter()),
  }),
})

mutation('withdrawVoteFor', {
  description: 'Takes back a vote that the team cast for somebody. For the team.',
  may: 'voteForOthers',
  ids: { ideaId: 'idea', userId: 'person' },
  command: (call, { db }) => withdrawVoteFor(db, call),
  payload: (t) => ({ idea: t.field(ideaAfter()) }),
})

function isShown(idea: IdeaRow): boolean {
  return idea.state === 'LIVE' || idea.state === 'PENDING'
}

function isOpen(idea: IdeaRow | null): boolean {
  return idea !== null && isShown(idea) && !hasEnded(idea.status.category)
}
