import { setTimeout as wait } from 'node:timers/promises'
import type { Kind } from '../api/requests.ts'

/** An answer, and how long it took. */
export interface Answered {
  readonly kind: string
  readonly ms: number
  readonly isFailed: boolean
}

interface Options {
  readonly url: string
  readonly cookies: readonly string[]
  readonly kinds: readonly Kind[]
  readonly ideas: number
  readonly visitors: number
}

/** Milliseconds that a visitor looks at an answer, at most. */
const PAUSE_MS = 400
const vote =
  'mutation ($id: ID!, $voted: Boolean!) { setVote(ideaId: $id, voted: $voted) { errors { code } } }'

/**
 * Lets visitors read, search, vote and open pages for so many seconds: half of them signed in. Gives
 * what each of them waited for.
 */
export async function visitFor(seconds: number, options: Options): Promise<Answered[]> {
  const until = performance.now() + seconds * 1_000
  const found: Answered[] = []
  await Promise.all(
    Array.from({ length: options.visitors }, async (_, visitor) => {
      for (let turn = visitor; performance.now() < until; turn += 1) {
        await wait(Math.random() * PAUSE_MS)
        found.push(await act(visitor, turn, options))
      }
    }),
  )
  return found
}

async function act(
  visitor: number,
  turn: number,
  { url, cookies, kinds, ideas }: Options,
): Promise<Answered> {
  const isKnown = visitor % 2 === 0
  const cookie = isKnown ? (cookies[visitor % cookies.length] ?? '') : ''
  const number = 1 + Math.floor(Math.random() * ideas)
  const headers = {
    'content-type': 'application/json',
    accept: '*/*',
    'x-forwarded-for': `192.0.2.${visitor + 1}`,
    cookie,
  }
  const at = turn % (kinds.length + 2)
  const kind = kinds[at]
  const from = performance.now()
  const asked =
    kind !== undefined
      ? { path: '/graphql', body: kind.bodies[turn % kind.bodies.length] }
      : at === kinds.length && isKnown
        ? {
            path: '/graphql',
            body: JSON.stringify({
              query: vote,
              variables: { id: `idea_${number}`, voted: Math.random() < 0.5 },
            }),
          }
        : { path: `/ideas/${number}`, body: undefined }
  const answer = await fetch(url + asked.path, {
    method: asked.body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(asked.body === undefined && { accept: 'text/html' }) },
    ...(asked.body !== undefined && { body: asked.body }),
  }).catch(() => null)
  const text = (await answer?.text()) ?? ''
  return {
    kind: kind?.name ?? (asked.body === undefined ? 'page of an idea' : 'vote'),
    ms: performance.now() - from,
    isFailed: answer?.status !== 200 || text.startsWith('{"errors"'),
  }
}
