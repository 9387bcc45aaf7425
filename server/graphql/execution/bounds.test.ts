import { buildSchema, parse } from 'graphql'
import { boundArguments } from './bounds.ts'

const schema = buildSchema(`
  input Filter { search: String, tags: [String!], inner: Filter }
  type Query { ideas(filter: Filter, title: String, ids: [ID!]): Int }
`)
const long = 'x'.repeat(1_001)
const check =
  (text: string, variables: Record<string, unknown> = {}) =>
  () =>
    boundArguments(schema, parse(text)).requireBounded(variables)

test.each([
  ['written out', `{ ideas(title: "${long}") }`, {}, '"title" of "ideas"'],
  ['as a block', `{ ideas(title: """${long}""") }`, {}, '"title" of "ideas"'],
  ['of a wrong type', `{ ideas(title: ${'1'.repeat(1_001)}) }`, {}, '"title"'],
  ['in an object', `{ ideas(filter: { search: "${long}" }) }`, {}, '"filter.search" of "ideas"'],
  ['in a list', `{ ideas(filter: { tags: ["a", "${long}"] }) }`, {}, '"filter.tags"'],
  ['in a fragment', `{ ...F } fragment F on Query { ideas(title: "${long}") }`, {}, '"title"'],
  ['as a variable', 'query ($t: String) { ideas(title: $t) }', { t: long }, '"title"'],
  [
    'in a variable',
    'query ($f: Filter) { ideas(filter: $f) }',
    { f: { inner: { search: long } } },
    '"filter.inner.search"',
  ],
  [
    'in a list of a variable',
    'query ($f: Filter) { ideas(filter: $f) }',
    { f: { tags: ['a', long] } },
    '"filter.tags"',
  ],
  [
    'as a variable in an object',
    'query ($s: String) { ideas(filter: { search: $s }) }',
    { s: long },
    '"filter.search"',
  ],
  [
    'as a variable in a list',
    'query ($s: ID!) { ideas(ids: ["a", $s]) }',
    { s: 'x'.repeat(101) },
    '"ids"',
  ],
])('a text %s is refused, by its name', (_how, text, variables, name) => {
  expect(check(text, variables)).toThrow(`The argument ${name}`)
})

test('so are lists of too many, and neither where they are within their bounds', () => {
  const ids = (count: number) => Array.from({ length: count }, () => 'a')
  expect(check('query ($i: [ID!]) { ideas(ids: $i) }', { i: ids(201) })).toThrow(
    'at most 200 items',
  )
  expect(check(`{ ideas(ids: ${JSON.stringify(ids(201))}) }`)).toThrow('at most 200 items')
  expect(check('query ($i: [ID!]) { ideas(ids: $i) }', { i: ids(200) })).not.toThrow()
  expect(check(`{ ideas(title: "${long.slice(1)}", ids: ["${'x'.repeat(100)}"]) }`)).not.toThrow()
})

test('what does not fit the schema is left to what explains it', () => {
  const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown
  expect(check('query ($f: Filter) { ideas(filter: $f) }', { f: 'x' })).not.toThrow()
  expect(check('query ($i: [ID!]) { ideas(ids: $i) }', { i: nested })).not.toThrow()
  expect(check('query ($f: Filter) { ideas(filter: $f) }', { f: { other: 1 } })).not.toThrow()
})
