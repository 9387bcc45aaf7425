import { buildSchema, GraphQLError, type ExecutionResult } from 'graphql'
import { pino } from 'pino'
import { createExecute, type Caller } from './execute.ts'

const failure = () => new Error('relation "vote" does not exist')
async function* counting(): AsyncGenerator<{ counted: unknown }> {
  await Promise.resolve()
  yield { counted: 1 }
  yield { counted: () => Promise.reject(failure()) }
  yield { counted: 3 }
}
async function* breaking(): AsyncGenerator<{ counted: number }> {
  await Promise.resolve()
  yield { counted: 1 }
  throw failure()
}
const streams: Record<string, () => AsyncGenerator<unknown>> = { counting, breaking }
const asked = { contexts: 0, writes: 0 }

const schema = buildSchema(`
  input Key @oneOf { id: ID, number: Int }
  type Query { who: String, fails: String, refuses: String, found(by: Key!): String, needed: String!, echo(text: String!): String }
  type Mutation { write: Boolean }
  type Subscription { counted(of: String!): Int, refused: Int, absent: Int }
`)
Object.assign(schema.getQueryType()?.getFields()['who'] ?? {}, {
  resolve: (_: unknown, __: unknown, { name }: { name: string }) => name,
})
Object.assign(schema.getQueryType()?.getFields()['fails'] ?? {}, {
  resolve: () => Promise.reject(failure()),
})
Object.assign(schema.getQueryType()?.getFields()['refuses'] ?? {}, {
  resolve: () => {
    throw new GraphQLError('Ask for less.', { extensions: { code: 'BAD_REQUEST' } })
  },
})
Object.assign(schema.getQueryType()?.getFields()['found'] ?? {}, {
  resolve: (_: unknown, { by }: { by: object }) => JSON.stringify(by),
})
Object.assign(schema.getMutationType()?.getFields()['write'] ?? {}, {
  resolve: () => (asked.writes += 1) > 0,
})
Object.assign(schema.getSubscriptionType()?.getFields()['counted'] ?? {}, {
  subscribe: (_: unknown, { of }: { of: string }) => streams[of]?.(),
})
Object.assign(schema.getSubscriptionType()?.getFields()['refused'] ?? {}, {
  subscribe: () => Promise.reject(failure()),
})

/** An execution that remembers what it logged. */
function setUp({ introspection = false } = {}) {
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  return { logged, execute: createExecute({ schema, log, introspection }) }
}

const caller: Caller<{ name: string }> = {
  reference: 'r-1',
  context: () => {
    asked.contexts += 1
    return { name: 'Ada' }
  },
}
const masked = (path?: string[]) => ({
  message: 'Something went wrong on our side (reference r-1)',
  ...(path && { path }),
  extensions: { code: 'INTERNAL', reference: 'r-1' },
})
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function all(answer: unknown): Promise<unknown[]> {
  const results: unknown[] = []
  for await (const result of answer as AsyncIterable<ExecutionResult>)
    results.push(JSON.parse(JSON.stringify({ data: result.data, errors: result.errors })))
  return results
}

test('a query is answered, also when it comes again and is compiled', async () => {
  const { execute } = setUp()
  for (let time = 0; time < 3; time += 1)
    expect(plain(await execute(caller, '{ who }'))).toEqual({ data: { who: 'Ada' } })
})

test('of a one-of input exactly one field is taken, also when the query comes again and is compiled', async () => {
  const { execute } = setUp()
  const find = (by: object) => execute(caller, 'query ($by: Key!) { found(by: $by) }', { by })
  const refused = {
    errors: [expect.objectContaining({ extensions: { code: 'BAD_REQUEST' } }) as unknown],
  }
  for (let time = 0; time < 3; time += 1) {
    expect(plain(await find({ number: 7 }))).toEqual({ data: { found: '{"number":7}' } })
    for (const by of [{ id: '1', number: 7 }, {}, { id: null }, { id: null, number: 7 }])
      expect(plain(await find(by))).toEqual(refused)
  }
})

test('a failure is masked under the reference that the log has it by; what is for people passes', async () => {
  const { execute, logged } = setUp()
  for (let time = 0; time < 3; time += 1)
    expect(plain(await execute(caller, '{ who fails refuses }'))).toMatchObject({
      data: { who: 'Ada', fails: null, refuses: null },
      errors: expect.arrayContaining([
        expect.objectContaining(masked(['fails'])),
        expect.objectContaining({ message: 'Ask for less.' }),
      ]) as unknown,
    })
  expect(logged.join('')).toContain('relation')
  expect(logged).toHaveLength(3)
})

test('a null where none may be is our failure, also when the query comes again and is compiled', async () => {
  const { execute, logged } = setUp()
  for (let time = 0; time < 3; time += 1)
    expect(plain(await execute(caller, '{ who needed }'))).toMatchObject({
      data: null,
      errors: [masked(['needed'])],
    })
  expect(logged).toHaveLength(3)
})

test('a variable that is missing is named, also when the query comes again and is compiled', async () => {
  const { execute, logged } = setUp()
  for (let time = 0; time < 3; time += 1)
    expect(
      plain(await execute(caller, 'query ($text: String!) { echo(text: $text) }', {})),
    ).toMatchObject({ errors: [{ message: expect.stringContaining('$text') as string }] })
  expect(logged).toEqual([])
})

test('a context that cannot be made is masked as well', async () => {
  const { execute } = setUp()
  const broken = { ...caller, context: () => Promise.reject(failure()) }
  expect(plain(await execute(broken, '{ who }'))).toEqual({ errors: [masked()] })
})

describe('a subscription', () => {
  test('has the failures of its events masked, and goes on', async () => {
    const { execute, logged } = setUp()
    expect(
      await all(await execute(caller, 'subscription { counted(of: "counting") }')),
    ).toMatchObject([
      { data: { counted: 1 } },
      { data: { counted: null }, errors: [masked(['counted'])] },
      { data: { counted: 3 } },
    ])
    expect(logged).toHaveLength(1)
  })

  test('that breaks ends with a masked error', async () => {
    const { execute } = setUp()
    expect(await all(await execute(caller, 'subscription { counted(of: "breaking") }'))).toEqual([
      { data: { counted: 1 } },
      { errors: [masked()] },
    ])
  })

  test('that cannot begin is answered with a masked error', async () => {
    const { execute } = setUp()
    expect(plain(await execute(caller, 'subscription { refused }'))).toMatchObject({
      errors: [masked(['refused'])],
    })
  })

  test('ends its source when nobody reads it any more', async () => {
    const { execute } = setUp()
    let ended = false
    streams['endless'] = async function* () {
      try {
        for (;;) {
          await Promise.resolve()
          yield { counted: 1 }
        }
      } finally {
        ended = true
      }
    }
    const answer = await execute(caller, 'subscription { counted(of: "endless") }')
    const reader = (answer as AsyncIterable<ExecutionResult>)[Symbol.asyncIterator]()
    await reader.next()
    await reader.return?.()
    expect(ended).toBe(true)
  })
})

test('an answer larger than the limit is not sent, however small it is in memory', async () => {
  const { execute, logged } = setUp()
  const text = 'ä'.repeat(1_000_000)
  const large = { ...caller, context: () => ({ name: text }) }
  const fields = (count: number) =>
    `{ ${Array.from({ length: count }, (_, number) => `a${number}: who`).join(' ')} }`
  expect(plain(await execute(large, fields(4)))).toMatchObject({ data: { a3: text } })
  for (let time = 0; time < 2; time += 1)
    expect(plain(await execute(large, fields(5)))).toEqual({
      data: null,
      errors: [expect.objectContaining({ extensions: { code: 'ANSWER_TOO_LARGE' } })],
    })
  expect(logged).toEqual([])
})

test('what does not fit the schema names the rule that it breaks', async () => {
  const { execute } = setUp()
  for (const [document, rule] of [
    ['{ whom }', 'FieldsOnCorrectType'],
    ['query ($of: Int) { who }', 'NoUnusedVariables'],
    ['{ __schema { __typename } }', 'NoSchemaIntrospectionCustom'],
  ])
    expect(plain(await execute(caller, document ?? ''))).toMatchObject({
      errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED', rule } }],
    })
})

describe('what is refused before anything is read', () => {
  const levels = `${'{ ... on Query '.repeat(80)}{ who }${' }'.repeat(80)}`

  test.each([
    ['no GraphQL', '{ who', 'GRAPHQL_PARSE_FAILED'],
    ['a field that does not exist', '{ whom }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a question about the schema', '{ __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['what is nested too deeply', levels, 'OPERATION_TOO_LARGE'],
    [
      'several operations and no name',
      'query A { who } query B { who }',
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('%s', async (_, document, code) => {
    const { execute } = setUp()
    const before = asked.contexts
    const { errors } = plain(await execute(caller, document)) as {
      errors: { extensions: { code: string } }[]
    }
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set([code]))
    expect(asked.contexts).toBe(before)
  })

  test('a mutation where only reading is allowed', async () => {
    const { execute } = setUp()
    const before = asked.writes
    expect(plain(await execute({ ...caller, readOnly: true }, 'mutation { write }'))).toMatchObject(
      {
        errors: [{ extensions: { code: 'READ_ONLY' } }],
      },
    )
    expect(asked.writes).toBe(before)
    expect(plain(await execute(caller, 'mutation { write }'))).toEqual({ data: { write: true } })
  })

  test('hints are given where the schema may be asked about, and nowhere else', async () => {
    const told = async (introspection: boolean) =>
      JSON.stringify(await setUp({ introspection }).execute(caller, '{ whoo }'))
    expect(await told(true)).toContain('Did you mean')
    expect(await told(false)).not.toContain('Did you mean')
  })
})
