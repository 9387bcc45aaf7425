import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from '../../e2e/harness/server.ts'
import type { Random } from '../random.ts'
import { post, type Member } from './site.ts'

/** A vote: the member's index in the list, and the idea's id. */
export interface Vote {
  readonly member: number
  readonly idea: string
}

/** The outcome of sent votes. */
export interface Sent {
  /** Votes that the server confirmed. */
  readonly acknowledged: Vote[]
  /** Votes under way when the server was killed. */
  readonly unanswered: Vote[]
}

const SENDERS = 16
const cast =
  'mutation ($idea: ID!) { setVote(ideaId: $idea, voted: true) { errors { message } idea { viewerHasVoted } } }'
const look =
  'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Idea { id voteCount viewerHasVoted } } }'
const IDS_PER_LOOK = 50

/** Sends votes concurrently and kills the server with SIGKILL after a random number of answers. */
export async function castUntilKilled(
  server: RunningServer,
  members: readonly Member[],
  votes: readonly Vote[],
  random: Random,
): Promise<Sent> {
  const sent: Sent = { acknowledged: [], unanswered: [] }
  const killAfter = Math.floor(votes.length * (0.1 + 0.8 * random.next()))
  const fraction = random.next() * 4
  let [next, killed] = [0, false]
  let death: Promise<void> | undefined
  async function sender(): Promise<void> {
    while (!killed && next < votes.length) {
      const vote = votes[next++] as Vote
      if (await isAcknowledged(server.url, vote, members[vote.member]?.cookie ?? '', () => killed))
        sent.acknowledged.push(vote)
      else sent.unanswered.push(vote)
      // A random delay of a few milliseconds lets the kill hit any point of the requests under way.
      if (sent.acknowledged.length >= killAfter)
        death ??= wait(fraction).then(() => ((killed = true), server.kill()))
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  await death
  return sent
}

async function isAcknowledged(
  url: string,
  { idea }: Vote,
  cookie: string,
  isKilled: () => boolean,
): Promise<boolean> {
  let data: Record<string, unknown>
  try {
    data = (await post(url, cast, { idea }, cookie)).data
  } catch (error) {
    if (isKilled()) return false
    throw error
  }
  const { errors, idea: answer } = data['setVote'] as {
    errors: { message: string }[]
    idea: { viewerHasVoted: boolean } | null
  }
  if (errors.length > 0 || answer?.viewerHasVoted !== true)
    throw new Error(`A vote was refused: ${JSON.stringify(data)}`)
  return true
}

/** Reads ideas as a member sees them: id → count, and whether the member has voted. */
async function seenBy(
  url: string,
  member: Member,
  ideas: readonly string[],
): Promise<Map<string, { voteCount: number; viewerHasVoted: boolean }>> {
  const seen = new Map<string, { voteCount: number; viewerHasVoted: boolean }>()
  for (let from = 0; from < ideas.length; from += IDS_PER_LOOK) {
    const { data } = await post(
      url,
      look,
      { ids: ideas.slice(from, from + IDS_PER_LOOK) },
      member.cookie,
    )
    for (const node of data['nodes'] as {
      id: string
      voteCount: number
      viewerHasVoted: boolean
    }[])
      seen.set(node.id, node)
  }
  return seen
}

/** Gives the votes that the server has. */
export async function foundOf(
  url: string,
  members: readonly Member[],
  votes: readonly Vote[],
): Promise<Vote[]> {
  const found: Vote[] = []
  for (const [place, member] of members.entries()) {
    const own = votes.filter((vote) => vote.member === place)
    if (own.length === 0) continue
    const seen = await seenBy(
      url,
      member,
      own.map(({ idea }) => idea),
    )
    found.push(...own.filter(({ idea }) => seen.get(idea)?.viewerHasVoted === true))
  }
  return found
}

/** Counts the ideas whose count differs from the number of members who have voted. */
export async function wrongCounts(
  url: string,
  members: readonly Member[],
  ideas: readonly string[],
): Promise<number> {
  const counted = new Map<string, number>()
  const voters = new Map<string, number>()
  for (const member of members) {
    for (const [id, { voteCount, viewerHasVoted }] of await seenBy(url, member, ideas)) {
      counted.set(id, voteCount)
      voters.set(id, (voters.get(id) ?? 0) + (viewerHasVoted ? 1 : 0))
    }
  }
  return ideas.filter((id) => counted.get(id) !== voters.get(id)).length
}
