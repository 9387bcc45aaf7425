import { withVote, type Votes } from './withVote.ts'

const votes = (voteCount: number, viewerHasVoted: boolean): Votes => ({ voteCount, viewerHasVoted })

test.each([
  [votes(41, false), true, votes(42, true)],
  [votes(42, true), false, votes(41, false)],
  [votes(42, true), true, votes(42, true)],
])('%j set to %s counts once', (before, voted, after) => {
  expect(withVote(before, voted)).toEqual(after)
})
