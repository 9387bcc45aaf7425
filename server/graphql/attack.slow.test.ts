import { pino } from 'pino'
import { attacksOn, type Attack } from '#server/testing/attack/attacks.ts'
import { measure, watch, type Watched } from '#server/testing/attack/measure.ts'
import { shapesFor } from '#server/testing/attack/shapes.ts'
import { prepare } from '#server/testing/attack/site.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { contextOf } from '#server/testing/permissions/ask.ts'
import { buildWorld } from '#server/testing/permissions/world.ts'
import { createExecute } from './execution/execute.ts'
import { LIMITS } from './execution/limits.ts'
import { buildSchema } from './schema.ts'

jest.mock('#server/services/session/startSession.ts', () =>
  jest.requireActual<object>('#server/testing/permissions/startSession.ts'),
)

const schema = buildSchema()
/** Milliseconds; several times what the bench allows on a quiet machine. */
const MOST = { main: 300, database: 6_000 } as const

describeOnEngines('the dearest operation of each field and argument', (open) => {
  let watched: Watched
  let attacks: readonly Attack[]
  const failures: string[] = []
  const log = pino({}, { write: (line: string) => void failures.push(line) })
  const execute = createExecute({ schema, log, introspection: false })

  const ask = async ({
    kind,
    document,
    variables = {},
  }: Pick<Attack, 'kind' | 'document'> & Partial<Attack>): Promise<string> => {
    const person = kind === 'query' ? 'owner' : 'member'
    const context = () => contextOf(watched.db, person)
    return JSON.stringify(await execute({ reference: 'r', context }, document, variables))
  }

  beforeAll(async () => {
    const db = open()
    await buildWorld(db)
    watched = watch(db)
    attacks = attacksOn(schema, await prepare(db))
  }, 300_000)

  test('takes no longer than is allowed, answers no more, and is priced as what it answers', async () => {
    expect(attacks.length).toBeGreaterThan(400)
    const above: string[] = []
    for (const attack of attacks) {
      const taken = await measure(watched, () => ask(attack))
      const { price } = attack
      if (taken.main > MOST.main) above.push(`${attack.name}: ${taken.main} ms`)
      if (taken.database > MOST.database) above.push(`${attack.name}: ${taken.database} ms of SQL`)
      if (taken.bytes > LIMITS.price.bytes) above.push(`${attack.name}: ${taken.bytes} bytes`)
      const errors = taken.answer.split('"message"').length * 250
      if (taken.bytes > price.bytes * 1.2 + errors)
        above.push(`${attack.name}: ${taken.bytes} bytes, priced ${price.bytes}`)
    }
    expect(above).toEqual([])
    expect(failures).toEqual([])
  }, 900_000)

  test('is not large in its shape instead, the first time or compiled', async () => {
    const above: string[] = []
    for (const { name, document } of shapesFor(schema))
      for (const time of ['first', 'second']) {
        const { main } = await measure(watched, () => ask({ kind: 'query', document }))
        if (main > MOST.main) above.push(`${name}, ${time}: ${main} ms`)
      }
    expect(above).toEqual([])
  }, 300_000)
})
