import { json, Target } from '#server/testing/target.ts'

let target: Target

beforeAll(async () => {
  target = await Target.open()
})
afterAll(() => target.close())

test.each(['][', 'a b', '[::1', 'x/y', 'x?y', 'x#y', 'u@x', '', ':80', 'x:y'])(
  'a request with the Host %p is told that it is none',
  async (host) => {
    for (const [line, rest] of [
      ['GET /graphql?query=%7Bviewer%7Bid%7D%7D', '\r\n\r\n'],
      [
        'POST /graphql',
        '\r\ncontent-type: application/json\r\ncontent-length: 24\r\n\r\n{"query":"{viewer{id}}"}',
      ],
      ['GET /', '\r\n\r\n'],
      ['GET /api/access', '\r\n\r\n'],
    ]) {
      const answer = await target.raw(
        `${line} HTTP/1.1\r\nconnection: close\r\nhost: ${host}${rest}`,
      )
      expect([line, answer?.slice(0, 12)]).toEqual([line, 'HTTP/1.1 400'])
    }
    expect((await target.post({ query: '{ viewer { id } }' })).status).toBe(200)
  },
)

describe('a moment that no calendar of the database has', () => {
  let idea: string
  beforeAll(async () => {
    const made = await target.post(
      {
        query: `mutation { postIdea(boardId: "${target.board}", title: "Read until when", body: "") { idea { id } } }`,
      },
      { cookie: target.owner },
    )
    idea = /idea_\d+/.exec(made.text)?.[0] ?? ''
  })

  test.each([
    '+010000-01-01T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '-000001-01-01T00:00:00.000Z',
    '0000-06-01T00:00:00.000Z',
    '10000',
    'yesterday',
  ])('%s is refused as an argument, as a variable and in a cursor', async (moment) => {
    const field = (given: string) =>
      `markIdeaRead(ideaId: "${idea}", upTo: ${given}) { errors { code } }`
    for (const body of [
      { query: `mutation { ${field(JSON.stringify(moment))} }` },
      { query: `mutation Read($at: DateTime!) { ${field('$at')} }`, variables: { at: moment } },
    ]) {
      const answer = await target.post(body, { cookie: target.owner })
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringMatching(/ISO 8601|Expected type DateTime/),
      ])
    }
    const list = (after: string) =>
      target.post({
        query: `{ ideas(sort: NEWEST, first: 1${after}) { edges { cursor } } }`,
      })
    const [real = ''] = /(?<="cursor":")[^"]+/.exec((await list('')).text) ?? []
    const keys = JSON.parse(Buffer.from(real, 'base64url').toString()) as unknown[]
    const bent = keys.map((key) =>
      typeof key === 'string' && key.includes('T') && key.includes(':') ? moment : key,
    )
    expect(bent).toContain(moment)
    const cursor = Buffer.from(JSON.stringify(bent)).toString('base64url')
    const answer = await list(`, after: "${cursor}"`)
    expect(json(answer).errors?.[0]?.message).toBe('This cursor does not belong to this list.')
  })

  test('the years that it has are taken', async () => {
    for (const at of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) {
      const answer = await target.post(
        {
          query: `mutation { markIdeaRead(ideaId: "${idea}", upTo: "${at}") { errors { code } } }`,
        },
        { cookie: target.owner },
      )
      expect(json(answer)).toEqual({ data: { markIdeaRead: { errors: [] } } })
    }
  })
})
