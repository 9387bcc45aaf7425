import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { askKeeper } from './askKeeper.ts'
import { findPostgres } from './findPostgres.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type ServerProcess, startedServer } from './startServer.ts'

/*
 * A hundred people at the same time, each with requests of their own and one cookie: on a real
 * server, over HTTP, with codes from real mail.
 */

const PEOPLE = 100
const IDEAS = 9

interface Row {
  readonly idea: string
  readonly name: string
  readonly count: number
}

const votesSql = `select i.title as idea, p.name, i.vote_count as count from vote v join idea i on i.number = v.idea_number join person p on p.id = v.person_id order by i.title, p.name`

interface Place {
  readonly label: string
  readonly missing: boolean
  /** Gives the data folder, the server's settings, and how to read the votes once the server has ended. */
  readonly open: () => Promise<{
    folder: string
    settings: Record<string, string>
    votes: () => Promise<Row[]>
    close: () => Promise<unknown>
  }>
}

const places: readonly Place[] = [
  {
    label: 'embedded',
    missing: false,
    open: async () => {
      const folder = await askKeeper('/open/folder')
      const read = [
        '--import',
        'tsx',
        'server/testing/openFolder.ts',
        folder,
        'server/db/migrations',
        votesSql,
      ]
      const env = { ...process.env, NODE_OPTIONS: '' }
      const votes = async (): Promise<Row[]> =>
        JSON.parse(
          (await promisify(execFile)(process.execPath, read, { env, maxBuffer: 10_000_000 }))
            .stdout,
        ) as Row[]
      return { folder, settings: {}, votes, close: () => askKeeper('/close', folder) }
    },
  },
  {
    label: 'PostgreSQL',
    missing: findPostgres() === undefined,
    open: async () => {
      const [folder, url] = await Promise.all([
        askKeeper('/open/folder'),
        askKeeper('/open/postgres'),
      ])
      const votes = async (): Promise<Row[]> => {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        const { rows } = await client.query<Row>(votesSql)
        await client.end()
        return rows
      }
      return {
        folder,
        settings: { DATABASE_URL: url },
        votes,
        close: () => Promise.all([askKeeper('/close', folder), askKeeper('/close', url)]),
      }
    },
  },
]

interface Reply {
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>
  readonly cookie: string | undefined
}

/** One of the crowd: sends everything as themselves, from an address of their own. */
class Somebody {
  readonly name: string
  readonly email: string
  readonly votes = new Set<string>()
  cookie: string | undefined
  readonly #server: ServerProcess
  readonly #address: string

  constructor(server: ServerProcess, index: number) {
    this.#server = server
    this.name = `Person ${index}`
    this.email = `person-${index}@people.example`
    this.#address = `10.1.${index}.7`
  }

  async send(query: string, variables: object = {}): Promise<Reply> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': this.#address,
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
    }
    const response = await fetch(`${this.#server.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Reply['data']; errors?: unknown }
    if (errors !== undefined) throw new Error(`${this.name}: ${JSON.stringify(errors)}`)
    return { data, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] }
  }

  async signIn(mailbox: Mailbox): Promise<void> {
    const asked = await this.send(
      'mutation ($email: String!) { requestSignInCode(email: $email) { errors { message } } }',
      { email: this.email },
    )
    expect(asked.data['requestSignInCode']).toEqual({ errors: [] })
    this.cookie = asked.cookie
    const code = await mailbox.codeFor(this.email)
    const mutation =
      'mutation ($email: String!, $code: String!, $name: String!) { signInWithCode(email: $email, code: $code, name: $name) { errors { message } viewer { user { name } } } }'
    const { data, cookie } = await this.send(mutation, { email: this.email, code, name: this.name })
    expect(data['signInWithCode']).toEqual({ errors: [], viewer: { user: { name: this.name } } })
    this.cookie = cookie
  }

  /** Sets a vote as often as said at once, and asks who one is meanwhile and afterwards. */
  async vote(idea: string, voted: boolean, times = 1): Promise<void> {
    const mutation =
      'mutation ($id: ID!, $voted: Boolean!) { setVote(ideaId: $id, voted: $voted) { errors { message } idea { viewerHasVoted } } }'
    const sent = Array.from({ length: times }, () => this.send(mutation, { id: idea, voted }))
    const [replies] = await Promise.all([Promise.all(sent), this.expectMe()])
    for (const { data } of replies)
      expect(data['setVote']).toEqual({ errors: [], idea: { viewerHasVoted: voted } })
    if (voted) this.votes.add(idea)
    else this.votes.delete(idea)
    await this.expectMe(idea)
  }

  async expectMe(idea?: string): Promise<void> {
    const { data } = await this.send(
      'query ($id: ID!) { viewer { email user { name } } idea(id: $id) { viewerHasVoted } }',
      { id: idea ?? 'idea_1' },
    )
    expect(data['viewer']).toEqual({ email: this.email, user: { name: this.name } })
    if (idea !== undefined) expect(data['idea']).toEqual({ viewerHasVoted: this.votes.has(idea) })
  }

  /** Signs out; the cookie, kept by whoever, is nobody's from then on. */
  async leave(): Promise<void> {
    expect(
      (await this.send('mutation { signOut { errors { message } } }')).data['signOut'],
    ).toEqual({ errors: [] })
    const { data } = await this.send('query { viewer { email user { name } } }')
    expect(data['viewer']).toEqual({ email: null, user: null })
    const refused = await this.send(
      'mutation { setVote(ideaId: "idea_1", voted: true) { errors { code } } }',
    )
    expect(refused.data['setVote']).toEqual({ errors: [{ code: 'NOT_SIGNED_IN' }] })
  }
}

async function addIdeas(server: ServerProcess): Promise<string[]> {
  const owner = new Somebody(server, 0)
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  const made = await owner.send(
    'mutation ($token: String!) { createSite(token: $token, siteName: "Crowd", ownerName: "Ana", start: EMPTY) { errors { message } site { boards { id } } } }',
    { token },
  )
  owner.cookie = made.cookie
  const boardId = /board_\w+/.exec(JSON.stringify(made.data))?.[0]
  const ids: string[] = []
  for (let number = 0; number < IDEAS; number += 1) {
    const { data } = await owner.send(
      'mutation ($boardId: ID!, $title: String!) { postIdea(boardId: $boardId, title: $title, body: "") { errors { message } idea { id } } }',
      { boardId, title: `Idea ${number}` },
    )
    ids.push((data['postIdea']?.['idea'] as { id: string }).id)
  }
  return ids
}

/**
 * Lets each of the crowd act, told apart by their number: three to five of the ideas, some twice at
 * once, some taken back, some back again.
 */
async function takePart(
  one: Somebody,
  index: number,
  ideas: readonly string[],
  mailbox: Mailbox,
): Promise<void> {
  await one.signIn(mailbox)
  for (let step = 0; step < 3 + (index % 3); step += 1) {
    const idea = ideas[(index + step * (1 + (index % 4))) % ideas.length] ?? ''
    await one.vote(idea, true, (index + step) % 4 === 0 ? 3 : 1)
    if ((index + step) % 3 === 0) await one.vote(idea, false, 2)
    if ((index + step) % 6 === 0) await one.vote(idea, true)
  }
  await one.leave()
}

describe.each(places)('a crowd ($label)', ({ missing, open }) => {
  ;(missing ? test.skip : test)(
    'of a hundred signs in, votes and signs out at the same time: no vote is lost or doubled, no session mixed up',
    async () => {
      const [place, mailbox] = await Promise.all([open(), openMailbox()])
      const server = await startedServer(place.folder, {
        ...place.settings,
        SMTP_URL: mailbox.url,
        TRUST_PROXY: 'true',
      })
      try {
        const ideas = await addIdeas(server)
        const crowd = Array.from({ length: PEOPLE }, (_, index) => new Somebody(server, index + 1))
        await Promise.all(crowd.map((one, index) => takePart(one, index, ideas, mailbox)))
        expect(new Set(crowd.map(({ cookie }) => cookie)).size).toBe(PEOPLE)

        const { data } = await new Somebody(server, 0).send(
          '{ ideas(first: 100, sort: NEWEST) { edges { node { id voteCount } } } }',
        )
        const counted = (
          data['ideas'] as unknown as { edges: { node: { id: string; voteCount: number } }[] }
        ).edges.map(({ node }) => [node.id, node.voteCount])
        const votersOf = (id: string): string[] => [
          'Ana',
          ...crowd.filter(({ votes }) => votes.has(id)).map(({ name }) => name),
        ]
        expect(Object.fromEntries(counted)).toEqual(
          Object.fromEntries(ideas.map((id) => [id, votersOf(id).length])),
        )

        expect(await server.end('SIGTERM')).toBe(0)
        const rows = await place.votes()
        for (const [number, id] of ideas.entries()) {
          const found = rows.filter(({ idea }) => idea === `Idea ${number}`)
          expect(found.map(({ name }) => name).sort()).toEqual(votersOf(id).sort())
          expect(new Set(found.map(({ count }) => count))).toEqual(new Set([found.length]))
        }
        expect(rows).toHaveLength(ideas.reduce((sum, id) => sum + votersOf(id).length, 0))
      } finally {
        server.child.kill('SIGKILL')
        await Promise.all([place.close(), mailbox.close()])
      }
    },
    240_000,
  )
})
