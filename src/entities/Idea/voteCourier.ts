import type { Disposable } from 'relay-runtime'

/** What the viewer's vote is, and how many there are in all. */
export interface Votes {
  readonly viewerHasVoted: boolean
  readonly voteCount: number
}

/** How one vote is carried. */
export interface VoteTransport {
  /** Sends a vote, showing it at once; `done` gets what the server counted, or null when it did not answer. */
  send(from: Votes, voted: boolean, done: (counted: Votes | null) => void): void
  /** Shows a vote that is not sent yet, until disposed. */
  show(from: Votes, voted: boolean): Disposable
}

/**
 * Sends the votes for one idea one at a time, so that they cannot overtake each other. Of the clicks made
 * while one is under way only the last counts, and it starts from what the server counted, never from an older number.
 */
export function createVoteCourier({ send, show }: VoteTransport): { press(shown: Votes, voted: boolean): void } {
  let underWay: boolean | null = null
  let waiting: { voted: boolean; veil: Disposable } | null = null

  function lift(): void {
    waiting?.veil.dispose()
    waiting = null
  }
  function start(from: Votes, voted: boolean): void {
    underWay = voted
    send(from, voted, (counted) => {
      underWay = null
      const next = waiting
      if (next && next.voted !== counted?.viewerHasVoted) start(counted ?? from, next.voted)
      if (waiting === next) lift()
    })
  }
  return {
    press(shown, voted) {
      if (underWay === null) return start(shown, voted)
      lift()
      if (voted !== underWay) waiting = { voted, veil: show(shown, voted) }
    },
  }
}

/** The votes after one is set: counted once, and not at all when nothing changes. */
export function withVote({ viewerHasVoted, voteCount }: Votes, voted: boolean): Votes {
  return { viewerHasVoted: voted, voteCount: voteCount + Number(voted) - Number(viewerHasVoted) }
}
