import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { LIMITS, measureDocument } from './limits.ts'

const cost = (text: string, variables: Record<string, unknown> = {}) =>
  measureDocument(parse(text))(variables)

test('a list costs its rows, whether their number is written, a variable or left to the server', () => {
  expect(cost('{ ideas(first: 10) { edges { node { id } } } }')).toBe(31)
  expect(cost('query ($n: Int) { ideas(first: $n) { edges { node { id } } } }', { n: 30 })).toBe(
    cost('{ ideas(first: 30) { edges { node { id } } } }'),
  )
  expect(cost('{ ideas { edges { node { id } } } }')).toBeGreaterThan(100)
})

test('connections without a size multiply level by level, through fragments too', () => {
  const plain =
    '{ idea(id: "idea_1") { comments { edges { node { idea { comments { edges { node { id } } } } } } } } }'
  const spread = `{ idea(id: "idea_1") { comments { ...C } } } fragment C on CommentConnection { edges { node { idea { comments { ...D } } } } } fragment D on CommentConnection { edges { node { id } } }`
  expect(cost(plain)).toBeGreaterThan(2_500)
  expect(cost(spread)).toBe(cost(plain))
})

test('lists that lead to ideas again multiply as well, whether they say a size or not', () => {
  const nested = (fields: string, closing: string) =>
    `{ idea(id: "idea_1") { ${fields.repeat(5)} id ${closing.repeat(5)} } }`
  for (const first of ['', '(first: 5)'])
    expect(cost(nested(`relatedIdeas${first} { `, '} '))).toBeGreaterThan(3_000)
  expect(cost(nested('mergedFrom { idea { mergedInto { ', '} } } '))).toBeGreaterThan(20_000)
  expect(
    cost('{ idea(id: "idea_1") { relatedIdeas { id } mergedFrom { voteCount } } }'),
  ).toBeLessThan(20)
})

test('no operation of ours comes near the limit', () => {
  const costs = Object.values(
    JSON.parse(readFileSync('__generated__/persisted.json', 'utf8')) as Record<string, string>,
  ).map((text) => cost(text))
  expect(Math.max(...costs)).toBeLessThan(LIMITS.cost / 2)
})

test('as many objects as ids are asked for are counted', () => {
  const ids = Array.from({ length: 500 }, (_, number) => `idea_${number}`)
  expect(cost('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).toBe(501)
  expect(cost(`{ nodes(ids: ${JSON.stringify(ids)}) { id } }`)).toBe(501)
})

test('a fragment inside of itself, deep and wide documents are refused before they are validated', () => {
  expect(() => cost('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toThrow(
    /inside of itself/,
  )
  expect(() => cost(`${'{ a '.repeat(500)}${'}'.repeat(500)}`)).toThrow(/500 levels/)
  expect(() =>
    cost(
      `{ ${Array.from({ length: 100 }, (_, number) => `a${number}: viewer { canVote }`).join(' ')} }`,
    ),
  ).toThrow(/100 aliases/)
})
