import { json, many, Target } from '#server/testing/target.ts'

/* Operations that are meant to exhaust a server, or to make it tell more than it should: on a real one. */

const MEGABYTE = 1024 * 1024

let target: Target

beforeAll(async () => {
  target = await Target.open({ TRUST_PROXY: 'true' })
})
// Each attack is paid for by who made it.
beforeEach(() => target.useFreshAddress())
afterAll(() => target.close())

test.each(['__proto__: viewer { canVote }', 'viewer { __proto__: canVote }'])(
  'an answer has no part that is its prototype: %s',
  async (field) => {
    expect(json(await target.post({ query: `{ ${field} }` })).errors?.[0]?.extensions?.code).toBe(
      'OPERATION_TOO_LARGE',
    )
  },
)

describe('documents', () => {
  const filter = (depth: number): string => `${'{ search: '.repeat(depth)}"x"${' }'.repeat(depth)}`

  test.each([
    ['10,000 aliases', () => `{ ${many(10_000, (n) => `a${n}: __typename`)} }`],
    [
      '10,000 aliases of mutations',
      () => `mutation { ${many(10_000, (n) => `a${n}: signOut { errors { code } }`)} }`,
    ],
    [
      '61 votes in one go',
      () =>
        `mutation { ${many(61, (n) => `a${n}: setVote(ideaId: "idea_1", voted: true) { errors { code } }`)} }`,
    ],
    [
      '500 levels',
      () =>
        `{ ideas { edges { node ${'{ comments { edges { node { idea '.repeat(125)}{ id }${' } } } }'.repeat(125)} } } }`,
    ],
    [
      '500 levels of inline fragments',
      () => `${'{ ... on Query '.repeat(500)}{ __typename }${' }'.repeat(500)}`,
    ],
    [
      '500 levels behind brackets in texts',
      () =>
        `{ markdownPreview(body: "\\"}}}}") ${'viewer { user '.repeat(500)}{ id }${' }'.repeat(500)} }`,
    ],
    ['a fragment in itself', () => '{ ...A } fragment A on Query { viewer { canVote } ...A }'],
    [
      'fragments in a circle that nothing spreads',
      () =>
        '{ __typename } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
    ],
    [
      '10,000 fragments',
      () => `{ ...F1 } ${many(10_000, (n) => `fragment F${n} on Query { __typename }`)}`,
    ],
    ['10,000 operations', () => many(10_000, (n) => `query Q${n} { __typename }`)],
    ['10,000 directives', () => `{ __typename ${many(10_000, () => '@skip(if: false)')} }`],
    ['1,000 unknown directives', () => `{ __typename ${many(1_000, (n) => `@s${n}`)} }`],
    ['10,000 variables', () => `query (${many(10_000, (n) => `$v${n}: Int`)}) { __typename }`],
    ['an input 500 levels deep', () => `{ ideas(filter: ${filter(500)}) { totalCount } }`],
    [
      'lists 500 levels deep',
      () => `{ nodes(ids: ${'['.repeat(500)}"idea_1"${']'.repeat(500)}) { id } }`,
    ],
    [
      '50,000 levels of lists',
      () => `{ nodes(ids: ${'['.repeat(50_000)}${']'.repeat(50_000)}) { id } }`,
    ],
    [
      'a type 2,000 lists deep',
      () => `query ($a: ${'['.repeat(1_900)}Int${']'.repeat(1_900)}) { __typename }`,
    ],
    ['1,000 unknown fields', () => `{ ${many(1_000, (n) => `titel${n}`)} }`],
    [
      'ids of 500 objects, each with what is in it',
      () =>
        `{ nodes(ids: [${many(500, (n) => `"idea_${n}"`)}]) { ... on Idea { comments { edges { node { id } } } } } }`,
    ],
  ])('of %s are refused in time, in few words', async (_what, make) => {
    const before = target.cpu()
    const answer = await target.post({ query: make() }, { cookie: target.owner })
    expect(target.cpu() - before).toBeLessThan(10_000)
    expect(json(answer).errors?.length).toBeGreaterThan(0)
    expect(json(answer).data ?? null).toBeNull()
    expect(answer.text).not.toContain('INTERNAL')
    expect(answer.text.length).toBeLessThan(100_000)
    await target.expectWell()
  })

  test.each([
    ['the same field 3,900 times', () => `{ ${many(3_900, () => '__typename')} }`],
    ['the same object 650 times', () => `{ ${many(650, () => 'viewer { canVote canPost }')} }`],
    [
      '190 fragments that spread the next two',
      () =>
        `{ ...F0 } ${many(150, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 2} }`)} fragment F150 on Query { __typename } fragment F151 on Query { __typename }`,
    ],
    ['a text of a megabyte', () => `{ markdownPreview(body: "${'x'.repeat(MEGABYTE - 100)}") }`],
    ['a variable of a megabyte', () => 'query ($body: String!) { markdownPreview(body: $body) }'],
  ])('with %s are answered in time', async (_what, make) => {
    const before = target.cpu()
    const query = make()
    const answer = await target.post({
      query,
      variables: query.includes('$body') ? { body: '[*`<a>'.repeat(170_000) } : {},
    })
    expect(target.cpu() - before).toBeLessThan(10_000)
    expect([200, 400, 413]).toContain(answer.status)
    expect(answer.text).not.toContain('INTERNAL')
    await target.expectWell()
  })

  test('ever new and as large as is let in fill no memory', async () => {
    const before = target.memory()
    const pad = (length: number): string => ' #'.padEnd(length, 'x')
    const large = (number: number): string =>
      `{ ${many(1_200, () => 'viewer { canVote }')} b${number}: __typename }`
    for (let number = 0; number < 40; number += 1) {
      // Twice: what comes again is compiled.
      for (const query of [
        `{ a${number}: __typename }${pad(900_000)}`,
        `{ c${number}: __typename }${pad(49_900)}`,
        large(number),
        large(number),
        large(number).slice(0, 9_900),
        `{ ${many(700, () => 'viewer{id}')} d${number}`,
      ]) {
        target.useFreshAddress()
        expect((await target.post({ query })).status).not.toBe(429)
      }
    }
    // In megabytes. The caches of yoga's own plugins kept gigabytes of these.
    expect(target.memory() - before).toBeLessThan(300)
    await target.expectWell()
  }, 120_000)
})

describe('texts', () => {
  const searches = `query ($s: String) { ${many(60, (n) => `a${n}: ideas(filter: { search: $s }, first: 1) { totalCount }`)} }`

  test.each([
    [
      '60 searches for 990 kB',
      () => ({ query: searches, variables: { s: 'a b '.repeat(247_500) } }),
      413,
    ],
    [
      '60 searches for 50 kB',
      () => ({ query: searches, variables: { s: 'a b '.repeat(12_500) } }),
      400,
    ],
    [
      'a search for 401 characters',
      () => ({ query: `{ ideas(filter: { search: "${'x'.repeat(401)}" }) { totalCount } }` }),
      400,
    ],
    [
      'similar ideas of 60 kB',
      () => ({
        query: 'query ($t: String!) { similarIdeas(title: "x", body: $t) { words } }',
        variables: { t: 'x '.repeat(30_000) },
      }),
      400,
    ],
    [
      'a body of 70 kB where there is no long text',
      () => ({ query: '{ viewer { canVote } }', variables: { unused: 'x'.repeat(70_000) } }),
      413,
    ],
    [
      'a list of 201 ids',
      () => ({
        query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
        variables: { ids: Array.from({ length: 201 }, () => 'idea_1') },
      }),
      400,
    ],
  ])('%s are refused before anything is done with them', async (_what, make, status) => {
    const before = target.cpu()
    const answer = await target.post(make(), { accept: 'application/graphql-response+json' })
    expect(target.cpu() - before).toBeLessThan(5_000)
    expect(answer.status).toBe(status)
    expect(answer.text.length).toBeLessThan(10_000)
    await target.expectWell()
  })

  test('of one post asked for again and again are neither made nor sent', async () => {
    const body = 'Long words of a long post. '.repeat(740)
    const posted = await target.post(
      {
        query:
          'mutation ($body: String!, $boardId: ID!) { postIdea(boardId: $boardId, title: "A long one", body: $body) { idea { id } } }',
        variables: { body, boardId: target.board },
      },
      { cookie: target.owner },
    )
    const id = /idea_\d+/.exec(posted.text)?.[0] ?? ''
    const times = (ids: number, aliases: number) => ({
      query: `query ($ids: [ID!]!) { ${many(aliases, (n) => `a${n}: nodes(ids: $ids) { ... on Idea { body } }`)} }`,
      variables: { ids: Array.from({ length: ids }, () => id) },
    })
    expect((await target.post(times(10, 1))).text.length).toBeGreaterThan(10 * body.length)
    const before = target.memory()
    const answer = await target.post(times(100, 20))
    expect(json(answer).errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_LARGE')
    expect(target.memory() - before).toBeLessThan(100)
  })
})

describe('questions about the schema', () => {
  const questions = [
    '{ __schema { types { name } } }',
    '{ __type(name: "Idea") { name fields { name } } }',
    'query A { a: __schema { queryType { name } } }',
    '{ ...F } fragment F on Query { x: __type(name: "Site") { name } }',
    '{ ... on Query { ... { __schema { directives { name } } } } }',
    'mutation { signOut { errors { code } } __schema { types { name } } }',
  ]

  test.each(questions)('are not answered: %s', async (query) => {
    for (let time = 0; time < 3; time += 1) {
      const { data, errors } = json(await target.post({ query }))
      expect(data ?? null).toBeNull()
      expect(errors?.[0]?.message).toMatch(/introspection|Cannot query field "__schema"/)
    }
    expect(
      json(await target.call(`/graphql?query=${encodeURIComponent(query)}`)).data ?? null,
    ).toBeNull()
  })

  const guesses: [string, object?][] = [
    ['{ sites { name } }'],
    ['{ site { nam } }'],
    ['{ ideas(frist: 1) { totalCount } }'],
    ['{ ideas(filter: { serch: "x" }) { totalCount } }'],
    ['{ ideas(sort: TOPP) { totalCount } }'],
    ['query ($s: IdeaSorts) { ideas(sort: $s) { totalCount } }'],
    ['query ($s: IdeaSort) { ideas(sort: $s) { totalCount } }', { s: 'TOPP' }],
    ['query ($f: IdeaFilter) { ideas(filter: $f) { totalCount } }', { f: { serch: 'x' } }],
    ['{ node(id: "idea_1") { ... on Ide { id } } }'],
    ['{ node(id: "idea_1") { titel title } }'],
    ['{ __typename @skp(if: true) }'],
  ]

  test.each(guesses)('hidden in mistakes get no hint: %s', async (query, variables = {}) => {
    for (let time = 0; time < 3; time += 1) {
      const { errors } = json(await target.post({ query, variables }))
      expect(errors?.length).toBeGreaterThan(0)
      for (const { message } of errors ?? [])
        expect(message).not.toMatch(/did you mean|inline fragment on/i)
    }
  })

  test('are answered where the site is told to', async () => {
    const open = await Target.open({ INTROSPECTION: 'true' })
    const ask = async (query: string): Promise<string> => (await open.post({ query })).text
    expect(await ask('{ __schema { queryType { name } } }')).toBe(
      '{"data":{"__schema":{"queryType":{"name":"Query"}}}}',
    )
    expect(await ask('{ x: __type(name: "Site") { name } }')).toBe('{"data":{"x":{"name":"Site"}}}')
    expect(await ask('{ site { nam } }')).toContain('Did you mean')
    await open.close()
  }, 90_000)
})
