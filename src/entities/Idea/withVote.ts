/** The viewer's vote, and the number of votes in all. */
export interface Votes {
  readonly viewerHasVoted: boolean
  readonly voteCount: number
}

/** The votes after one is set: counted once, and not at all when nothing changes. */
export function withVote({ viewerHasVoted, voteCount }: Votes, voted: boolean): Votes {
  return { viewerHasVoted: voted, voteCount: voteCount + Number(voted) - Number(viewerHasVoted) }
}
