import { sql } from 'drizzle-orm'
import { idempotency } from '#server/db/tables/commands.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { runCommand } from './command.ts'
import { sweepMutations } from './sweepMutations.ts'

const MINUTE = 60_000
const KEPT = 30 * 24 * 60 * MINUTE

describeOnEngines('what mutations came to', (open) => {
  test('is kept for 30 days, in which a repetition is recognised, and no longer', async () => {
    const { personId } = await addMember(open())
    let done = 0
    const call = () =>
      runCommand(open(), { mutation: 'count', personId, clientMutationId: 'again' }, () =>
        Promise.resolve((done += 1)),
      )
    await call()
    expect(await sweepMutations(open(), Date.now() + KEPT - MINUTE)).toBe(0)
    expect(await call()).toEqual({ result: 1, errors: [] })
    expect(await sweepMutations(open(), Date.now() + KEPT + MINUTE)).toBe(1)
    expect(await call()).toEqual({ result: 2, errors: [] })
  })

  test('goes in any number, found by its age', async () => {
    const { personId } = await addMember(open())
    await open().orm
      .execute(sql`insert into idempotency (person_id, client_mutation_id, mutation, result, created_at)
      select ${personId}, 'old ' || n, 'count', '{}', now() - interval '40 days' + n * interval '1 second' from generate_series(1, 2001) n`)
    await open()
      .orm.insert(idempotency)
      .values({ personId, clientMutationId: 'new', mutation: 'count', result: {} })
    const { rows } = await open().orm.execute(
      sql`explain select from idempotency where created_at < now() - interval '39 days' order by created_at limit 10`,
    )
    expect(JSON.stringify(rows)).toContain('idempotency_created')
    expect(await sweepMutations(open())).toBe(2001)
    expect(
      (await open().orm.select().from(idempotency)).map(({ clientMutationId }) => clientMutationId),
    ).toContain('new')
    expect(await sweepMutations(open())).toBe(0)
  })
})
