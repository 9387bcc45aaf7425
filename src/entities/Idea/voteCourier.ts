import type { Disposable } from 'relay-runtime'

/** What the viewer's vote is, and how many there are in all. */
export interface Votes {
  readonly viewerHasVoted: boolean
  readonly voteCount: number
}

/** How one vote is carried. */
export interface VoteTransport<Shown extends Votes> {
  /** Sends a vote, showing it at once; `done` gets what the server counted, or null when it did not answer. */
  send(from: Shown, voted: boolean, done: (counted: Votes | null) => void): void
  /** Shows a vote that is not sent yet, until disposed. */
  show(from: Shown, voted: boolean): Disposable
}

/** Sets the viewer's vote on an idea as it is shown. */
export interface VoteCourier<Shown extends Votes> {
  press(shown: Shown, voted: boolean): void
}

/**
 * Sends the votes for one idea one at a time, so that they cannot overtake each other. Of the clicks made
 * while one is under way only the last counts, and it starts from what the server counted, never from an older number.
 */
export function createVoteCourier<Shown extends Votes>({
  send,
  show,
}: VoteTransport<Shown>): VoteCourier<Shown> {
  let underWay: boolean | null = null
  let waiting: { shown: Shown; voted: boolean; veil: Disposable } | null = null

  function lift(): void {
    waiting?.veil.dispose()
    waiting = null
  }
  function start(from: Shown, voted: boolean): void {
    underWay = voted
    send(from, voted, (counted) => {
      underWay = null
      const next = waiting
      if (next && next.voted !== counted?.viewerHasVoted)
        start(withCount(next.shown, counted ?? from), next.voted)
      if (waiting === next) lift()
    })
  }
  return {
    press(shown, voted) {
      if (underWay === null) return start(shown, voted)
      lift()
      if (voted !== underWay) waiting = { shown, voted, veil: show(shown, voted) }
    },
  }
}

/** The votes after one is set: counted once, and not at all when nothing changes. */
export function withVote({ viewerHasVoted, voteCount }: Votes, voted: boolean): Votes {
  return { viewerHasVoted: voted, voteCount: voteCount + Number(voted) - Number(viewerHasVoted) }
}

function withCount<Shown extends Votes>(shown: Shown, { viewerHasVoted, voteCount }: Votes): Shown {
  return { ...shown, viewerHasVoted, voteCount }
}
