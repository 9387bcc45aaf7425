import SchemaBuilder from '@pothos/core'
import {
  getNullableType,
  graphql,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import type { Cost } from './costPlugin.ts'
import { boundsOf } from './execution/bounds.ts'
import { costOf, isSizedAround } from './execution/cost.ts'
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

/** A schema with a field that takes the database, as its options say. */
async function askFixture(cost: Cost | undefined): Promise<string | undefined> {
  const builder = new SchemaBuilder<{ Context: { db: string; viewer: string } }>({
    plugins: ['cost'],
  })
  // Its text says nothing of what it takes.
  const closure = (_: unknown, __: unknown, ...[context]: [Context: { db: string }]) => context.db
  builder.queryType({
    fields: (t) => ({
      taken: t.string({ nullable: true, cost, resolve: closure }),
      viewer: t.string({ resolve: (_, __, { viewer }) => viewer }),
    }),
  })
  const { data, errors } = await graphql({
    schema: builder.toSchema(),
    source: '{ taken viewer }',
    contextValue: { db: 'the database', viewer: 'Ana' },
  })
  expect(data?.['viewer']).toBe('Ana')
  return errors?.[0]?.message
}

test('a field that takes the database and says no milliseconds fails wherever it is asked, however it was written', async () => {
  expect(await askFixture(undefined)).toBe(
    'Query.taken takes the database and says no cost: { db }',
  )
  expect(await askFixture({ rows: 3 })).toContain('Query.taken')
  expect(await askFixture({ db: 1 })).toBeUndefined()
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

test('a list ends where its description says, whether it is there already or is waited for', async () => {
  const given = Array.from({ length: 2_000 }, (_, at) => at)
  const viewer = {
    boards: () => Promise.resolve(given),
    catalog: () => Promise.resolve({ boards: given, statuses: given, tags: given }),
  }
  const bounded = (name: string) => fields.find(([known]) => known === name)?.[2]
  const read = async (name: string) => {
    const resolve = bounded(name)?.resolve
    return (await resolve?.({ tags: given }, {}, { viewer }, {
      fieldName: name.split('.')[1],
    } as never)) as number[]
  }
  for (const [name, most] of [
    ['Site.boards', 200],
    ['Site.tags', 1_000],
    ['Idea.tags', 100],
  ] as const) {
    expect(bounded(name)?.description).toMatch(`At most ${most.toLocaleString('en')}.`)
    expect(await read(name)).toEqual(given.slice(0, most))
  }
})

test('a text that is written as a long one is paid as one', () => {
  const long = fields.filter(([, , { name }]) => /body|html|note$/i.test(name))
  expect(long.length).toBeGreaterThan(5)
  for (const [name, type, field] of long)
    expect([name, costOf(type, field).bytes >= 2_000]).toEqual([name, true])
})
