import { sql } from 'drizzle-orm'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember } from '#server/testing/testSite.ts'
import { sweepSessions } from './sweepSessions.ts'

describeOnEngines('sessions and pending proofs', (open) => {
  test('go once they have expired, in any number, and stay until then', async () => {
    const { personId } = await addMember(open())
    const run = (text: string) => open().orm.execute(sql.raw(text))
    await run(
      `insert into auth_user (id, person_id, name, email) values ('u', '${personId}', 'A', 'a@people.invalid')`,
    )
    await run(
      `insert into auth_session (id, token, user_id, expires_at) select 's' || n, 't' || n, 'u', now() + (n - 2001) * interval '1 minute' from generate_series(1, 2003) n`,
    )
    await run(
      `insert into auth_verification (id, identifier, value, expires_at) values ('old', 'a', 'x', now() - interval '1 minute'), ('new', 'b', 'x', now() + interval '1 minute')`,
    )
    await run(
      `insert into push_device (session_id, person_id, endpoint, p256dh, auth) values ('s1', '${personId}', 'https://push.invalid', 'k', 'a')`,
    )
    expect(await sweepSessions(open(), Date.now() - 10_000)).toBe(2_001)
    const left = async (table: string) =>
      (await open().query<{ id: string }>({ name: '', text: `select * from ${table}` })).length
    expect(await left('auth_session')).toBe(3)
    expect(await left('auth_verification')).toBe(1)
    expect(await left('push_device')).toBe(0)
    expect(await sweepSessions(open(), Date.now() - 10_000)).toBe(0)
  })
})
