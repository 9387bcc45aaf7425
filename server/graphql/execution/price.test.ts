import { getOperationAST, parse, validate } from 'graphql'
import { limits } from '#rules/limits.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import { LIMITS } from './limits.ts'
import { pricesOf, requireAffordable, type Price } from './price.ts'
import { withDefaults } from './variables.ts'

jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const schema = buildSchema()

function priceOf(text: string, variables: Record<string, unknown> = {}): Price {
  const document = parse(text)
  expect(validate(schema, document)).toEqual([])
  const operation = getOperationAST(document)
  if (operation == null) throw new Error('There is no operation')
  return pricesOf(schema, document).priceOf(operation, withDefaults(operation, variables))
}
const rows = (text: string, variables?: Record<string, unknown>) => priceOf(text, variables).rows
const requirePrice = (text: string) => () => requireAffordable(priceOf(text))

test('a list costs its rows, whether their number is written, a variable, its default or left to the server', () => {
  const ten = rows('{ ideas(first: 10) { edges { node { id } } } }')
  expect(ten).toBe(105)
  const asked = 'query ($n: Int, $m: Int) { ideas(first: $n, last: $m) { edges { node { id } } } }'
  expect(rows(asked, { n: 10 })).toBe(ten)
  expect(rows(asked, { n: null, m: 10 })).toBe(ten)
  expect(rows('query ($n: Int = 10) { ideas(first: $n) { edges { node { id } } } }')).toBe(ten)
  expect(rows('{ ideas(first: null) { edges { node { id } } } }')).toBe(
    rows('{ ideas(first: 50) { edges { node { id } } } }'),
  )
})

test('a page is paid where nothing of it is selected but its cursors', () => {
  const cursors = (first: number) => `{ ideas(first: ${first}) { pageInfo { endCursor } } }`
  expect(rows(cursors(100))).toBeGreaterThan(500)
  expect(rows(cursors(10))).toBeLessThan(100)
})

test('connections without a size multiply level by level, through fragments too', () => {
  const plain =
    '{ idea(id: "idea_1") { comments { edges { node { idea { comments { edges { node { id } } } } } } } } }'
  const spread = `{ idea(id: "idea_1") { comments { ...C } } } fragment C on CommentConnection { edges { node { idea { comments { ...D } } } } } fragment D on CommentConnection { edges { node { id } } }`
  expect(rows(plain)).toBeGreaterThan(2_500)
  expect(priceOf(spread)).toEqual(priceOf(plain))
})

test('lists that lead to ideas again multiply as well, whether they say a size or not', () => {
  const nested = (fields: string, closing: string) =>
    `{ idea(id: "idea_1") { ${fields.repeat(5)} id ${closing.repeat(5)} } }`
  for (const first of ['', '(first: 5)', '(first: 100)'])
    expect(rows(nested(`relatedIdeas${first} { `, '} '))).toBe(789_596)
  expect(rows(nested('mergedFrom { idea { mergedInto { ', '} } } '))).toBeGreaterThan(20_000)
})

test('what has one name in the answer is paid once, whatever fragments select it', () => {
  const once = priceOf('{ ideas(first: 5) { edges { node { id title } } } }')
  expect(
    priceOf(
      '{ ideas(first: 5) { edges { node { id } } } ...F ...F ideas(first: 5) { edges { node { title } } } } fragment F on Query { ideas(first: 5) { edges { node { id title } } } }',
    ),
  ).toEqual(once)
  expect(rows('{ a: viewer { id } b: viewer { id } }')).toBe(11)
})

test('fragments that double at each level are refused while they are written out', () => {
  const doubling = Array.from(
    { length: 17 },
    (_, n) =>
      `fragment F${n} on Idea { mergedInto { ...F${n + 1} } officialAnswer { idea { ...F${n + 1} } } }`,
  )
  expect(() =>
    priceOf(`{ idea(id: "idea_1") { ...F0 } } ${doubling.join(' ')} fragment F17 on Idea { id }`),
  ).toThrow(/selections/)
})

describe('texts', () => {
  const nodes = (fields: string, ids: number, aliases: number) =>
    `{ ${Array.from({ length: aliases }, (_, n) => `a${n}: nodes(ids: [${Array.from({ length: ids }, () => '"idea_1"').join(' ')}]) { ... on Idea { ${fields} } }`).join(' ')} }`

  test('are paid by their greatest length, also where one idea is asked for again and again', () => {
    expect(priceOf(nodes('body', 100, 1)).bytes).toBeGreaterThan(100 * limits.body.max)
    expect(requirePrice(nodes('body', 100, 20))).toThrow(/bytes, at most 8388608/)
    expect(requirePrice(nodes('title', 100, 10))).not.toThrow()
  })

  test('are paid with the names that the answer has them by', () => {
    const name = 'x'.repeat(10_000)
    expect(
      requirePrice(
        `{ ideas(first: 100) { edges { node { ${name}: id ${name}2: id ${name}3: id ${name}4: id } } } }`,
      ),
    ).not.toThrow()
    expect(
      priceOf(`{ ideas(first: 100) { edges { node { ${name}: id } } } }`).bytes,
    ).toBeGreaterThan(1_000_000)
  })
})

describe('the database', () => {
  test('is paid by fields that reach it, and a search by its text', () => {
    const asked = 'query ($f: IdeaFilter) { ideas(first: 1, filter: $f) { totalCount } }'
    const [plain, searched] = [{}, { search: 'x' }].map((f) => priceOf(asked, { f }).databaseMs)
    expect(searched).toBeGreaterThan((plain ?? 0) + 50)
    expect(priceOf('{ ideas(first: 1, filter: { search: "x" }) { totalCount } }').databaseMs).toBe(
      searched,
    )
    expect(priceOf(asked, { f: { search: '' } }).databaseMs).toBe(plain)
  })

  test.each([
    [
      '60 searches',
      `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: ideas(filter: { search: "x" }, first: 1) { totalCount }`).join(' ')} }`,
    ],
    [
      'whom one may mention on 500 ideas',
      `{ ${Array.from({ length: 5 }, (_, n) => `a${n}: ideas(first: 100) { edges { node { mentionable(prefix: "a") { id } } } }`).join(' ')} }`,
    ],
  ])('%s are too much', (_what, text) => {
    expect(requirePrice(text)).toThrow(/milliseconds at the database/)
  })
})

test('the related ideas of a page are too much, and those of a few ideas are not', () => {
  const related = (first: number) =>
    `{ ideas(first: ${first}) { edges { node { relatedIdeas { id } } } } }`
  expect(requirePrice(related(20))).toThrow(/fields, at most 15000/)
  expect(requirePrice(related(10))).not.toThrow()
})

test('what is no number any more is refused', () => {
  expect(() => requireAffordable({ rows: 1, bytes: Number.NaN, databaseMs: 1 })).toThrow(/bytes/)
  expect(() => requireAffordable({ rows: LIMITS.price.rows + 1, bytes: 1, databaseMs: 1 })).toThrow(
    /fields/,
  )
})
