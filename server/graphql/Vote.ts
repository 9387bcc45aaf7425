import { limits } from '#rules/limits.ts'
import { findPeopleByName } from '#server/areas/people/findPeople.ts'
import { findRelated } from '#server/areas/search/findRelated.ts'
import { listVotes, voteId, type VoteRow } from '#server/areas/votes/findVotes.ts'
import { may } from '#server/kernel/permissions.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { connectionOf, PageInfo, pageArguments, type Connection, type Edge } from './connection.ts'
import type { Viewer } from './context.ts'
import { ideaRef } from './ideaRef.ts'
import { Node } from './Node.ts'
import { explained } from './peopleError.ts'
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
      nullable: true,
      description: 'One sentence, for the team and the voter; else null.',
    }),
    castBy: t.expose('castBy', {
      type: User,
      nullable: true,
      description: 'Who of the team voted for the voter; null but for the team and the voter.',
    }),
    evidenceUrl: t.exposeString('evidenceUrl', {
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

const VoteEdge = builder.objectRef<Edge<VoteRow>>('VoteEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: Vote }) }),
})

const VoteConnection = builder.objectRef<Connection<VoteRow>>('VoteConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [VoteEdge] }),
    pageInfo: t.expose('pageInfo', { type: PageInfo }),
  }),
})

builder.objectFields(ideaRef, (t) => ({
  votes: t.field({
    type: VoteConnection,
    ...fallible,
    description: 'The votes of people who have a name here, the newest first.',
    args: { ...pageArguments },
    resolve: async ({ number }, page, { db, viewer }) =>
      connectionOf(await explained(listVotes(db, viewer, number, page))),
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
  viewerCanFollow: t.boolean({
    resolve: (idea, _, { viewer }) => isShown(idea) && may(viewer, 'follow'),
  }),
  viewerCanVoteForOthers: t.boolean({
    description:
      'Whether the viewer may vote for somebody else, as the team may while voting is open.',
    resolve: (idea, _, { viewer }) => isOpen(idea) && may(viewer, 'voteForOthers'),
  }),
  relatedIdeas: t.field({
    type: [ideaRef],
    ...fallible,
    description: `Ideas whose titles have words in common with this one's, the nearest first; at most ${limits.relatedIdeas}.`,
    args: { first: t.arg.int() },
    resolve: (idea, { first }, { db, viewer }) =>
      related(viewer, idea, (size) => findRelated(db, viewer, idea, size), first),
  }),
}))

builder.queryField('peopleByName', (t) =>
  t.field({
    type: [User],
    nullable: true,
    description: 'A few people whose name contains a text, to vote for them; null for who may not.',
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, { name }, { db, viewer }) =>
      may(viewer, 'voteForOthers') ? findPeopleByName(db, name) : null,
  }),
)

/** Of what is no public list's the words are no way to find others. */
function related(
  viewer: Viewer,
  idea: IdeaRow,
  find: (size: number) => Promise<IdeaRow[]>,
  first: number | null | undefined,
): Promise<IdeaRow[]> {
  return viewer.siteIsReadable && isShown(idea)
    ? find(Math.min(first ?? limits.relatedIdeas, limits.relatedIdeas))
    : Promise.resolve([])
}

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
