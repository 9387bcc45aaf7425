import { setTimeout as sleep } from 'node:timers/promises'
import { openTestDatabase } from '#server/testing/databases.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { isAway } from './away.ts'
import { type OpenDatabase, statement } from './database.ts'

const own = statement<{ pid: number }>('test_lost_pid', 'select pg_backend_pid() as pid')
const end = statement<never>('test_lost_end', 'select pg_terminate_backend($1)')

const whenPostgres = findPostgres() === undefined ? describe.skip : describe

whenPostgres('a connection that is lost', () => {
  let db: OpenDatabase
  beforeAll(async () => {
    db = await openTestDatabase('postgres')
  }, 60_000)
  afterAll(() => db.close())

  test('between two statements of a transaction costs that transaction, and not the process', async () => {
    const lost = db.transaction(async (tx) => {
      const [session] = await tx.query(own)
      await db.query(end, [session?.pid])
      // Its end arrives while the transaction asks nothing.
      await sleep(200)
      return tx.query(own)
    })
    const error = await lost.catch((reason: unknown) => reason)
    expect(isAway(error)).toBe(true)
    expect(await db.query(own)).toHaveLength(1)
  })
})
