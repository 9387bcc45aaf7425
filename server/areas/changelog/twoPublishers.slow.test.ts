import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/database.ts'
import { databaseOver } from '#server/db/pooled.ts'
import { createPool } from '#server/db/postgresPool.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { scheduleEntry } from './publishEntry.ts'
import { createEntry } from './saveEntry.ts'

const ROUNDS = 8
const ENTRIES = 4
const FOLLOWERS = 700
/** Notifications of a round after which one of the servers is killed: while they publish, and while they tell. */
const MOMENTS = [0, 1, FOLLOWERS, FOLLOWERS + 1]

const withPostgres = findPostgres() === undefined ? test.skip : test

withPostgres(
  'two servers share a schedule, and one is killed while it publishes and tells: all happens once',
  async () => {
    const url = await askKeeper('/open/postgres')
    const pool = createPool(url, { size: 3, statementMs: 0 })
    const db = databaseOver({ own: pool, asked: pool }, 'postgres', () => pool.end())
    const settings = {
      DATABASE_URL: url,
      RENDER: 'false',
      SECRET: 'one secret for both of these servers',
    }
    const folders = await Promise.all([askKeeper('/open/folder'), askKeeper('/open/folder')])
    const schedule = await prepare(db)
    const servers: ServerProcess[] = []
    for (const folder of folders) servers.push(await startedServer(folder, settings))
    await until('the reader is there', async () => (await count(db, 'outbox_reader')) === 1)

    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, all] = [round * ENTRIES, (round + 1) * ENTRIES]
      for (let at = before; at < all; at += 1) await schedule(`Entry ${at}`)
      await db.orm.execute(
        sql`update changelog_entry set publish_at = now() where state = 'SCHEDULED'`,
      )
      const moment = MOMENTS[round % MOMENTS.length] ?? 0
      await until(
        'it has begun',
        async () =>
          (await published(db)) > before &&
          (await count(db, 'notification')) >= before * FOLLOWERS + moment,
      )
      const at = round % 2
      await servers[at]?.end('SIGKILL')
      // The lease of the one that is gone would be over in ten seconds.
      await db.orm.execute(sql`update outbox_reader set leased_until = null`)
      servers[at] = await startedServer(folders[at] ?? '', settings)
      await until('all are told', async () => (await count(db, 'notification')) >= all * FOLLOWERS)
    }
    const { rows } = await db.orm.execute(
      sql`select count(*)::int as told, count(distinct recipient_id)::int as people from notification group by entry_id`,
    )
    expect(rows).toEqual(
      Array.from({ length: ROUNDS * ENTRIES }, () => ({ told: FOLLOWERS, people: FOLLOWERS })),
    )
    expect(await published(db)).toBe(ROUNDS * ENTRIES)
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await db.close()
    await Promise.all([url, ...folders].map((place) => askKeeper('/close', place)))
  },
  600_000,
)

/** A site with an idea that many follow; gives how to schedule an entry that closes it. */
async function prepare(db: OpenDatabase): Promise<(title: string) => Promise<void>> {
  const site = await addSite(db)
  const actor = await addMember(db, 'ADMIN')
  const ideaNumber = await addIdea(db, {
    title: 'A kestrel',
    boardId: site.boards.public,
    statusId: statusId(site, 'open'),
  })
  await db.orm.execute(
    sql`insert into person (id, name) select 'user_f' || n, 'Somebody' from generate_series(1, ${FOLLOWERS}::int) n`,
  )
  await db.orm.execute(
    sql`insert into follow (idea_number, person_id, following) select ${ideaNumber}, 'user_f' || n, true from generate_series(1, ${FOLLOWERS}::int) n`,
  )
  return async (title) => {
    const text = { title, body: '', labels: [], ideaIds: [`idea_${ideaNumber}`] }
    const { result } = await createEntry(db, { actor, ...text })
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const entryId = result?.entryId ?? ''
    await scheduleEntry(db, { actor, entryId, publishAt, expectedVersion: 1 })
  }
}

async function count(db: OpenDatabase, table: 'notification' | 'outbox_reader'): Promise<number> {
  const { rows } = await db.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}

async function published(db: OpenDatabase): Promise<number> {
  const { rows } = await db.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from outbox where kind = 'changelog.published'`,
  )
  return rows[0]?.count ?? 0
}
