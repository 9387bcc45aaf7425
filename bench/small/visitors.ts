import { readFileSync } from 'node:fs'
import path from 'node:path'
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

/** What a visitor asks for: a page unless there is a body. */
interface Act {
  readonly kind: string
  readonly path: string
  readonly type?: string
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Milliseconds that a visitor looks at an answer, at most. */
const PAUSE_MS = 400
/** Addresses from which they come, all of them together. */
const ADDRESSES = 250
/** Of so many rounds of a visitor one has a comment, and one a picture and a post: people read more than they write. */
const ROUNDS = { comment: 4, post: 20 } as const
const picture = new Uint8Array(
  readFileSync(path.join(import.meta.dirname, '../../docs/screenshot.png')),
)
const text = 'It would save us an hour every week, and nobody would have to ask twice. '

const graphql = (kind: string, query: string, variables: object): Act => ({
  kind,
  path: '/graphql',
  type: 'application/json',
  body: JSON.stringify({ query, variables }),
})

/** What members write, each on an idea of the given number. */
const writing = {
  vote: (number: number) =>
    graphql(
      'vote',
      'mutation ($id: ID!, $voted: Boolean!) { setVote(ideaId: $id, voted: $voted) { errors { code } } }',
      { id: `idea_${number}`, voted: Math.random() < 0.5 },
    ),
  comment: (number: number) =>
    graphql(
      'comment',
      'mutation ($id: ID!, $body: String!) { postComment(ideaId: $id, body: $body) { errors { code } } }',
      { id: `idea_${number}`, body: text.repeat(3) },
    ),
  post: (number: number) =>
    graphql(
      'post',
      'mutation ($board: ID!, $title: String!, $body: String!) { postIdea(boardId: $board, title: $title, body: $body) { errors { code } } }',
      {
        board: `board_${'1'.padStart(20, '0')}`,
        title: `A shorter way from ${number} to the export`,
        body: text.repeat(10),
      },
    ),
  picture: () => ({ kind: 'picture', path: '/api/images', type: 'image/png', body: picture }),
} satisfies Record<string, (number: number) => Act>

/**
 * Lets visitors read, search, vote, write and open pages for so many seconds: half of them signed
 * in. Gives what each of them waited for.
 */
export async function visitFor(seconds: number, options: Options): Promise<Answered[]> {
  const until = performance.now() + seconds * 1_000
  const found: Answered[] = []
  await Promise.all(
    Array.from({ length: options.visitors }, async (_, visitor) => {
      for (let turn = visitor; performance.now() < until; turn += 1) {
        await wait(Math.random() * PAUSE_MS)
        for (const act of actsOf(visitor, turn, options))
          found.push(await ask(visitor, act, options))
      }
    }),
  )
  return found
}

function actsOf(visitor: number, turn: number, { kinds, ideas }: Options): readonly Act[] {
  const number = 1 + Math.floor(Math.random() * ideas)
  const kind = kinds[turn % (kinds.length + 2)]
  if (kind !== undefined) {
    const body = kind.bodies[turn % kind.bodies.length]
    return [{ kind: kind.name, path: '/graphql', type: 'application/json', body }]
  }
  if (turn % (kinds.length + 2) > kinds.length || !isMember(visitor))
    return [{ kind: 'page of an idea', path: `/ideas/${number}` }]
  const round = Math.floor(turn / (kinds.length + 2))
  return [
    writing.vote(number),
    ...(round % ROUNDS.comment === 0 ? [writing.comment(number)] : []),
    ...(round % ROUNDS.post === 0 ? [writing.picture(), writing.post(number)] : []),
  ]
}

const isMember = (visitor: number): boolean => visitor % 2 === 0

async function ask(visitor: number, act: Act, { url, cookies }: Options): Promise<Answered> {
  // Each time another member: nobody writes as much as all of them.
  const cookie = isMember(visitor) ? cookies[Math.floor(Math.random() * cookies.length)] : undefined
  const from = performance.now()
  const answer = await fetch(url + act.path, {
    method: act.body === undefined ? 'GET' : 'POST',
    headers: {
      accept: act.body === undefined ? 'text/html' : '*/*',
      // Each time somebody else, too: nobody searches twice a second for half an hour.
      'x-forwarded-for': `192.0.2.${1 + Math.floor(Math.random() * ADDRESSES)}`,
      ...(act.type !== undefined && { 'content-type': act.type }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(act.body !== undefined && { body: act.body }),
  }).catch(() => null)
  const said = (await answer?.text()) ?? ''
  return {
    kind: act.kind,
    ms: performance.now() - from,
    isFailed: answer?.ok !== true || !isAnswer(act, said),
  }
}

/** Whether an answer is what was asked for: closed ideas take no votes, whoever asks. */
const isAnswer = ({ type }: Act, said: string): boolean =>
  type !== 'application/json' ||
  (!said.startsWith('{"errors"') && !/"code":"(?!VOTING_CLOSED")/.test(said))
