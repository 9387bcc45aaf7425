/** A request that an attacker sends again and again. */
export interface Attack {
  readonly name: string
  readonly connections: number
  readonly path: string
  /** Of the body; texts are JSON. */
  readonly type: string
  /** Null for a GET. */
  readonly body: (facts: Facts) => string | null | Promise<Buffer>
  /** How many are sent on one connection before an answer is read; then it is opened anew. */
  readonly pipelined?: number
  /** Milliseconds after which the attacker leaves without the answer. */
  readonly leaveAfter?: number
}

/** What attackers know of the site. */
export interface Facts {
  /** The id of the idea with the longest text. */
  readonly longest: string
}

const many = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ')
const post = (query: string, variables: object = {}): string => JSON.stringify({ query, variables })
const operation = {
  path: '/graphql',
  type: 'application/json',
} as const
const searches = (count: number): string =>
  `query ($s: String) { ${many(count, (n) => `a${n}: ideas(first: 1, filter: { search: $s }) { totalCount }`)} }`
const odd = [
  'xport',
  'exprot lsit',
  'the and for not with this',
  'a b c d e f g h i j k l',
  'teh quick brown fox jumps ovre the lazy dog agian and agian forever',
]
const oddSearches = (count: number): string =>
  `{ ${many(count, (n) => `a${n}: ideas(first: 20, filter: { search: ${JSON.stringify(`${odd[n % odd.length]} ${n}`)} }) { totalCount }`)} }`

/** Ways to keep a server busy with little, each as one visitor at one address. */
export const attacks: readonly Attack[] = [
  {
    ...operation,
    name: 'text of 990 kB in 60 aliases',
    connections: 2,
    body: () => post(searches(60), { s: 'a b '.repeat(247_500) }),
  },
  {
    ...operation,
    name: 'one long post 2,000 times',
    connections: 9,
    body: ({ longest }) =>
      post(
        `{ ${many(20, (n) => `a${n}: nodes(ids: [${many(100, () => JSON.stringify(longest))}]) { ... on Idea { body } }`)} }`,
      ),
  },
  {
    ...operation,
    name: 'one odd search after the other',
    connections: 8,
    body: () => post(oddSearches(1)),
  },
  {
    ...operation,
    name: '60 odd searches at once',
    connections: 8,
    body: () => post(oddSearches(60)),
  },
  {
    ...operation,
    name: '11 odd searches at once',
    connections: 8,
    body: () => post(oddSearches(11)),
  },
  {
    ...operation,
    name: 'related ideas of 100',
    connections: 8,
    body: () => post('{ ideas(first: 100) { edges { node { relatedIdeas { title } } } } }'),
  },
  {
    ...operation,
    name: 'related ideas of 12',
    connections: 8,
    body: () => post('{ ideas(first: 12) { edges { node { relatedIdeas { id } } } } }'),
  },
  {
    ...operation,
    name: '20 that leave after 150 ms',
    connections: 20,
    leaveAfter: 150,
    body: () => post(oddSearches(11)),
  },
  {
    ...operation,
    name: 'similar to 990 kB, 60 times',
    connections: 2,
    body: () =>
      post(
        `query ($s: String!) { ${many(60, (n) => `a${n}: similarIdeas(title: "x${n}", body: $s) { idea { title } }`)} }`,
        { s: 'a b '.repeat(247_500) },
      ),
  },
  {
    ...operation,
    name: 'similar to an odd text',
    connections: 8,
    body: () =>
      post(
        `{ ${many(5, (n) => `a${n}: similarIdeas(title: ${JSON.stringify(odd[n])}) { idea { title } }`)} }`,
      ),
  },
  {
    ...operation,
    name: 'a preview of nested Markdown',
    connections: 8,
    body: () =>
      post('query ($s: String!) { markdownPreview(body: $s) }', { s: '> '.repeat(5_000) }),
  },
  {
    ...operation,
    name: 'fields without the database',
    connections: 8,
    body: () => post(`{ ${many(2_000, (n) => `a${n}: __typename`)} }`),
  },
  {
    ...operation,
    name: 'what is refused at once',
    connections: 32,
    body: () => post('{ nothing }'),
  },
  {
    ...operation,
    name: '100 in one pipeline',
    connections: 8,
    pipelined: 100,
    body: () => post(oddSearches(1)),
  },
  {
    ...operation,
    name: '/health by 64',
    path: '/health',
    connections: 64,
    body: () => null,
  },
  {
    name: 'JPEG of 60,000 scans',
    connections: 4,
    path: '/api/images',
    type: 'image/jpeg',
    body: async () => (await import('#server/testing/hostileImages.ts')).manyScans(60_000),
  },
]
