import {
  type ExecutionResult,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import type { Actor } from '#server/kernel/actor.ts'
import type { Log } from '#server/services/log/log.ts'
import { contextOf } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite, visitor } from '#server/testing/testSite.ts'
import { createExecute } from './execution/execute.ts'
import { buildSchema } from './schema.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

/** PostgreSQL keeps no U+0000 in a text, and fails where it is given one. */
const NUL = 'a\0b'

function valueOf(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, depth)
  if (isListType(type)) return [valueOf(type.ofType, depth)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < 2 || isNonNullType(field.type),
    )
    return Object.fromEntries(
      (type.isOneOf ? fields.slice(0, 1) : fields).map((field) => [
        field.name,
        valueOf(field.type, depth + 1),
      ]),
    )
  }
  if (type.name === 'Boolean') return true
  if (type.name === 'DateTime') return '2026-05-03T10:00:00.000Z'
  return type.name === 'Int' || type.name === 'Float' ? 1 : NUL
}

/** Asks a field of a root with U+0000 in each of its texts. */
function operationOf(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
) {
  // A page is asked from either end.
  const given = args.filter((one) => !['last', 'before'].includes(one.name))
  const named = getNamedType(type)
  const isList = isObjectType(named) && 'edges' in named.getFields()
  const selection = isList ? '{ edges { node { __typename } } }' : '{ __typename }'
  const declared = given.map((one) => `$${one.name}: ${String(one.type)}`).join(', ')
  const passed = given.map((one) => `${one.name}: $${one.name}`).join(', ')
  return {
    document: `${kind} Asked(${declared}) { ${name}(${passed}) ${isCompositeType(named) ? selection : ''} }`,
    variables: Object.fromEntries(given.map((one) => [one.name, valueOf(one.type)])),
  }
}

const schema = buildSchema()
const fields = (['query', 'mutation'] as const).flatMap((kind) =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields())
    .filter(({ args }) => JSON.stringify(args.map((one) => valueOf(one.type))).includes('\\u0000'))
    .map((field) => [kind, field.name, field] as const),
)

describeOnEngines('U+0000', (open) => {
  let actors: readonly Actor[]

  beforeAll(async () => {
    await addSite(open())
    actors = [visitor, await addMember(open()), await addMember(open(), 'ADMIN')]
  })

  test.each(fields)('%s %s takes it as a text that is nowhere', async (kind, _, field) => {
    const failed: string[] = []
    const error = ({ err }: { err?: { message?: string } }) => failed.push(String(err?.message))
    const log = { error, warn: error, info: error } as unknown as Log
    const execute = createExecute({ schema, log, introspection: true })
    const { document, variables } = operationOf(kind, field)
    for (const actor of actors) {
      const context = () => contextOf(open(), actor)
      const answer = await execute({ reference: 'r', context }, document, variables)
      const { errors = [] } = answer as ExecutionResult
      expect(
        errors
          .map(({ message }) => message)
          .filter((it) => /Variable|Unknown|Cannot query/.test(it)),
      ).toEqual([])
    }
    expect(failed.filter((message) => /UTF8|0x00|\\u0000|unicode/i.test(message))).toEqual([])
  })

  test('one that is written out is refused by name', async () => {
    const execute = createExecute({ schema, log: {} as Log, introspection: true })
    const context = () => contextOf(open(), visitor)
    const document = '{ boardBySlug(slug: "a\\u0000b") { id } }'
    expect(await execute({ reference: 'r', context }, document)).toMatchObject({
      errors: [
        { message: 'The argument "slug" of "boardBySlug" holds U+0000, which no text can keep.' },
      ],
    })
  })

  test('variables nested without end are no failure of the server', async () => {
    const execute = createExecute({ schema, log: {} as Log, introspection: true })
    const context = () => contextOf(open(), visitor)
    const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown
    const document = '{ boardBySlug(slug: "nowhere") { id } }'
    expect(await execute({ reference: 'r', context }, document, { nested })).toMatchObject({
      data: { boardBySlug: null },
    })
  })
})
