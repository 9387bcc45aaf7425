import { pino } from 'pino'
import { attacksOn, isLarger, type Attack } from '#server/testing/attack/attacks.ts'
import { prepare } from '#server/testing/attack/site.ts'
import { openTestDatabase } from '#server/testing/databases.ts'
import { contextOf } from '#server/testing/permissions/ask.ts'
import { buildWorld } from '#server/testing/permissions/world.ts'
import { createExecute } from './execution/execute.ts'
import { LIMITS } from './execution/limits.ts'
import { buildSchema } from './schema.ts'

jest.mock('#server/services/session/startSession.ts', () =>
  jest.requireActual<object>('#server/testing/permissions/startSession.ts'),
)

const schema = buildSchema()

/** As many as CI has time for; what each costs is judged by its price before anything is asked. */
const EACH = process.env['ATTACKS'] === 'all' ? 1 : 15

// What each takes of the main thread and of the database is measured by the bench, on a quiet machine.
test('the dearest operation of each field and argument answers no more than it was priced', async () => {
  const db = await openTestDatabase('embedded')
  try {
    await buildWorld(db)
    const attacks = attacksOn(schema, await prepare(db), EACH)
    expect(attacks.length * EACH).toBeGreaterThan(400)

    const failures: string[] = []
    const log = pino({}, { write: (line: string) => void failures.push(line) })
    const execute = createExecute({ schema, log, introspection: false })
    const ask = async ({ kind, document, variables }: Attack): Promise<string> => {
      const context = () => contextOf(db, kind === 'query' ? 'owner' : 'member')
      return JSON.stringify(await execute({ reference: 'r', context }, document, variables))
    }

    const above: string[] = []
    for (const attack of attacks) {
      const answer = await ask(attack)
      const bytes = Buffer.byteLength(answer)
      if (bytes > LIMITS.price.bytes) above.push(`${attack.name}: ${bytes} bytes`)
      if (isLarger(answer, attack.price))
        above.push(`${attack.name}: ${bytes} bytes, priced ${attack.price.bytes}`)
    }
    expect(above).toEqual([])
    expect(failures).toEqual([])
  } finally {
    await db.close()
  }
}, 2_700_000)
