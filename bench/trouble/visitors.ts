import { setTimeout as wait } from 'node:timers/promises'

const VISITORS = 10
/** Milliseconds that a visitor looks at an answer, at most. */
const PAUSE_MS = 400

const list =
  '{ ideas(first: 20) { edges { node { id title excerpt voteCount status { name } author { name } } } } }'
const idea =
  'query ($id: ID!) { idea(id: $id) { title bodyHtml comments(first: 20) { edges { node { bodyHtml } } } } }'
const search =
  'query ($s: String) { ideas(first: 20, filter: { search: $s }) { totalCount edges { node { title } } } }'
const vote =
  'mutation ($id: ID!, $voted: Boolean!) { setVote(ideaId: $id, voted: $voted) { errors { code } } }'
const words = ['export', 'dark mode', 'notification', 'shortcut', 'keyboard', 'calendar']

/** Whether an answer is what was asked for: a vote on a closed idea is refused to everybody, whatever else is refused is a failure. */
const isAnswer = (text: string): boolean =>
  !text.includes('"errors":[{"message"') && !/"code":"(?!VOTING_CLOSED")/.test(text)

/** What visitors waited for, in milliseconds, and how many answers were none. */
export interface Waits {
  readonly waits: number[]
  failed: number
}

/** Ten visitors, each at an address and signed in, who read, search and vote until they are told to stop. Gives their waits. */
export async function visit(
  url: string,
  {
    ideas,
    cookies,
    stop,
    isFresh,
  }: {
    ideas: number
    cookies: readonly string[]
    stop: AbortSignal
    /** Whether each visit takes a new connection. */
    isFresh: boolean
  },
): Promise<Waits> {
  const found: Waits = { waits: [], failed: 0 }
  const pick = (): string => `idea_${1 + Math.floor(Math.random() * ideas)}`
  const acts = [
    () => ({ query: list }),
    () => ({ query: idea, variables: { id: pick() } }),
    () => ({
      query: search,
      variables: { s: words[Math.floor(Math.random() * words.length)] },
    }),
    () => ({ query: vote, variables: { id: pick(), voted: Math.random() < 0.5 } }),
  ]
  const act = async (visitor: number, turn: number): Promise<void> => {
    const from = performance.now()
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${visitor + 1}`,
          cookie: cookies[visitor] ?? '',
          ...(isFresh && { connection: 'close' }),
        },
        body: JSON.stringify(acts[(visitor + turn) % acts.length]?.()),
        signal: AbortSignal.timeout(60_000),
      })
      const text = await response.text()
      if (response.status !== 200 || !isAnswer(text)) found.failed += 1
    } catch {
      found.failed += 1
    }
    found.waits.push(performance.now() - from)
  }
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let turn = 0; !stop.aborted; turn += 1) {
        await wait(Math.random() * PAUSE_MS)
        await act(visitor, turn)
      }
    }),
  )
  return found
}
