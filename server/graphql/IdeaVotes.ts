import { scoreAt } from '#rules/ranking.ts'
import { hasEnded } from '#rules/statuses.ts'
import { listVoters } from '#server/areas/people/findPeople.ts'
import { emptyPage } from '#server/kernel/page.ts'
import { may, mayVoteOn } from '#server/kernel/permissions.ts'
import type { UserRow } from '#server/kernel/rows.ts'
import { builder, fallible } from './builder.ts'
import { connectionFrom, connectionOf, pageArguments } from './connection.ts'
import { ImportedVotes } from './IdeaSource.ts'
import { ideaRef } from './refs.ts'
import { UserConnection } from './User.ts'

builder.objectFields(ideaRef, (t) => ({
  voteCount: t.exposeInt('voteCount', {
    description:
      'Distinct people who voted here, those of ideas merged into it among them; 0 where `votesAreHidden`.',
  }),
  importedVoteCount: t.exposeInt('importedVoteCount', {
    description:
      'Votes of an import of which only the number is known, over all sources; 0 where `votesAreHidden`.',
  }),
  importedVotes: t.expose('importedVotes', {
    description: 'The same by source.',
    type: [ImportedVotes],
    cost: { size: 4, most: 50 },
  }),
  recentVoteCount: t.exposeInt('recentVoteCount', {
    description: 'Votes cast in the last seven days; 0 where `votesAreHidden`.',
  }),
  votesAreHidden: t.exposeBoolean('votesAreHidden', {
    description:
      'Whether its votes are kept from the viewer, who has not voted for it, as the site has it while one can vote, or the team for this idea.',
  }),
  score: t.float({
    description:
      'The number of the trending order now: each vote counts 1 when it is cast and half after every 14 days, a comment 0.3 likewise; 0 where `votesAreHidden`.',
    resolve: ({ trend, votesAreHidden }) => (votesAreHidden ? 0 : scoreAt(trend, Date.now())),
  }),
  viewerHasVoted: t.exposeBoolean('viewerHasVoted', {
    description: 'Whether the viewer has voted for it, as a guest too.',
  }),
  viewerIsFollowing: t.boolean({
    description:
      'Whether the viewer follows it. A guest is told of nothing, and follows what they voted for once they have signed in.',
    resolve: ({ viewerIsFollowing }, _, { viewer }) => viewerIsFollowing && may(viewer, 'follow'),
  }),
  viewerCanVote: t.boolean({
    description:
      'Whether the viewer may set their vote: signed in (or the site lets visitors vote), and voting is open in this status and on this board.',
    resolve: (idea, _, { viewer }) =>
      viewer.canVote &&
      mayVoteOn(idea.board, viewer) &&
      !hasEnded(idea.status.category) &&
      (idea.state === 'LIVE' || idea.state === 'PENDING'),
  }),
  voters: t.field({
    type: UserConnection,
    ...fallible,
    description: 'The people who voted, the newest vote first; none where `votesAreHidden`.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: ({ number, votesAreHidden }, page, { db, viewer }) =>
      votesAreHidden
        ? connectionOf(emptyPage<UserRow>())
        : connectionFrom(listVoters(db, viewer, number, page)),
  }),
}))
