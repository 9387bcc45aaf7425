import { sql } from 'drizzle-orm'
import { limits } from '#rules/limits.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { sweepAudit } from './sweepAudit.ts'

const DAY = 86_400_000

describeOnEngines('old rows of the audit log', (open) => {
  test('go after their time, in any number, and stay until then', async () => {
    const now = Date.now()
    const add = (from: number, to: number, days: number) =>
      open().orm.execute(
        sql.raw(
          `insert into audit_event (id, kind, area, created_at) select 'audit_' || n, 'tag.created', 'TAGS', '${new Date(now - days * DAY).toISOString()}'::timestamptz from generate_series(${from}, ${to}) n`,
        ),
      )
    await add(1, 2_001, limits.auditDays + 1)
    await add(2_002, 2_003, limits.auditDays - 1)
    expect(await sweepAudit(open(), now)).toBe(2_001)
    const left = await open().query<{ id: string }>({
      name: '',
      text: 'select id from audit_event order by id',
    })
    expect(left.map(({ id }) => id)).toEqual(['audit_2002', 'audit_2003'])
    expect(await sweepAudit(open(), now)).toBe(0)
  })
})
