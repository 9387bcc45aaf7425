import { rmSync } from 'node:fs'
import { startServer } from '../../e2e/harness/server.ts'
import { randomFrom, type Random } from '../random.ts'
import { inviteMembers, nameSite, postIdeas } from './site.ts'
import { castUntilKilled, foundOf, wrongCounts, type Vote } from './votes.ts'

export interface VoteLossOptions {
  readonly rounds: number
  /** Votes sent in each round; the server is killed in their middle. */
  readonly votes: number
  /** Number of members, enough for the limit of 300 votes an hour each. */
  readonly members: number
  readonly seed: number
  readonly say: (line: string) => void
}

export interface VoteLossRound {
  readonly acknowledged: number
  /** Acknowledged votes that are there after the restart. */
  readonly found: number
  readonly unanswered: number
  /** Unanswered votes that are there; they may be or not. */
  readonly unansweredFound: number
}

export interface VoteLossResult {
  readonly rounds: readonly VoteLossRound[]
  /** Acknowledged votes of all rounds, checked once more at the end. */
  readonly acknowledged: number
  readonly found: number
  /** Ideas whose count differs from the number of their voters. */
  readonly wrongCounts: number
}

const command = ['--import', 'tsx', 'server/cli/server.ts']

/**
 * Kills the server of a new site in the middle of votes, again and again, and looks for every
 * acknowledged vote. Runs on the embedded engine.
 */
export async function voteLoss(options: VoteLossOptions): Promise<VoteLossResult> {
  const { rounds, votes, say } = options
  const random = randomFrom(options.seed)
  let server = await startServer({ command })
  try {
    const board = await nameSite(server)
    const members = await inviteMembers(server, options.members)
    const ideas = await postIdeas(
      server,
      members,
      board,
      Math.ceil((rounds * votes) / (members.length - 1)),
    )
    say(`${members.length} members by invitation, ${ideas.length} ideas`)
    const queue = shuffled(
      ideas.flatMap(({ id, author }) =>
        members.flatMap((_, member) => (member === author ? [] : [{ member, idea: id }])),
      ),
      random,
    )
    const results: VoteLossRound[] = []
    const all: Vote[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const { acknowledged, unanswered } = await castUntilKilled(
        server,
        members,
        queue.splice(0, votes),
        random,
      )
      server = await server.restart()
      const found = await foundOf(server.url, members, acknowledged)
      const unansweredFound = await foundOf(server.url, members, unanswered)
      all.push(...acknowledged)
      results.push({
        acknowledged: acknowledged.length,
        found: found.length,
        unanswered: unanswered.length,
        unansweredFound: unansweredFound.length,
      })
      say(
        `round ${round}: ${acknowledged.length} acknowledged, ${found.length} found; ${unanswered.length} under way, ${unansweredFound.length} found`,
      )
    }
    const found = await foundOf(server.url, members, all)
    return {
      rounds: results,
      acknowledged: all.length,
      found: found.length,
      wrongCounts: await wrongCounts(
        server.url,
        members,
        ideas.map(({ id }) => id),
      ),
    }
  } finally {
    await server.kill()
    rmSync(server.dataDir, { recursive: true, force: true })
  }
}

function shuffled<T>(list: T[], random: Random): T[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.int(last + 1)
    ;[list[last], list[other]] = [list[other] as T, list[last] as T]
  }
  return list
}
