import {
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import type { Cost } from './costPlugin.ts'
import { boundsOf } from './execution/bounds.ts'
import { costOf, hasResolver, isSizedAround } from './execution/cost.ts'
import { buildSchema } from './schema.ts'

jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

type Field = GraphQLField<unknown, unknown>

const schema = buildSchema()
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const fields: [string, GraphQLObjectType, Field][] = types
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, GraphQLObjectType, Field] => [
      `${type.name}.${field.name}`,
      type,
      field,
    ]),
  )
const named = (found: [string, ...unknown[]][]) => found.map(([name]) => name)
const said = ({ extensions }: Field) => extensions['cost'] as Cost | undefined

/** How a resolver takes the context: nothing of it, the viewer (whose loaders batch) and what is at hand, or what reaches the database. */
function reachesDatabase({ resolve }: Field): boolean {
  const source = String(resolve)
  const from = source.indexOf('(')
  let depth = 0
  let at = from
  let commas = 0
  let context = ''
  for (; at < source.length; at += 1) {
    const letter = source.charAt(at)
    if ('({['.includes(letter)) depth += 1
    if (')}]'.includes(letter)) depth -= 1
    if (depth === 0) break
    if (depth === 1 && letter === ',') commas += 1
    else if (commas === 2) context += letter
  }
  const taken = context.trim()
  if (taken === '') return false
  if (!taken.startsWith('{')) return true
  return taken
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .some((name) => name !== '' && !['viewer', 'signIn', 'auth', 'platforms'].includes(name))
}

test('every argument and input field has a length and a number, and none is without a bound', () => {
  const inputs = [
    ...fields.flatMap(([, , { args }]) => args),
    ...types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields())),
  ]
  expect(inputs.length).toBeGreaterThan(100)
  for (const input of inputs) {
    const { maxLength, maxItems } = boundsOf(input)
    expect([input.name, maxLength > 0 && maxLength <= 50_000]).toEqual([input.name, true])
    expect([input.name, maxItems > 0 && maxItems <= 1_000]).toEqual([input.name, true])
  }
})

test('every field that uses the database itself says how long it takes', () => {
  const unsaid = fields.filter(
    ([, , field]) => hasResolver(field) && reachesDatabase(field) && said(field)?.db === undefined,
  )
  expect(named(unsaid)).toEqual([])
})

test('the database is seen where a resolver takes it, or the whole context', () => {
  const reaching = named(
    fields.filter(([, , field]) => hasResolver(field) && reachesDatabase(field)),
  )
  expect(reaching).toEqual(
    expect.arrayContaining(['Query.ideas', 'Idea.unread', 'Idea.voters', 'Mutation.setVote']),
  )
  expect(reaching).not.toContain('Idea.viewerCanVote')
})

test('every list says how many it has at most, or has an argument or a connection that does', () => {
  const unsaid = fields.filter(
    ([, type, field]) =>
      isListType(getNullableType(field.type)) &&
      !isSizedAround(type) &&
      said(field)?.size === undefined &&
      costOf(type, field).sizedBy.length === 0,
  )
  expect(named(unsaid)).toEqual([])
})

test('a text that is written as a long one is paid as one', () => {
  const long = fields.filter(([, , { name }]) => /body|html|note$/i.test(name))
  expect(long.length).toBeGreaterThan(5)
  for (const [name, type, field] of long)
    expect([name, costOf(type, field).bytes >= 2_000]).toEqual([name, true])
})
