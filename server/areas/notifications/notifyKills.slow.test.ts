import { sql } from 'drizzle-orm'
import { postComment } from '#server/areas/comments/postComment.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { databaseOver } from '#server/db/pooled.ts'
import { createPool } from '#server/db/postgresPool.ts'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'

/** NOTIFY_KILLS=52 are enough for each moment to come ten times. */
const KILLS = Number(process.env['NOTIFY_KILLS'] ?? 10)
const FOLLOWERS = 2_500
/** The number of people who have been told when a server is killed: nobody, each part of the followers, all. */
const MOMENTS = [0, 1, 1_000, 2_000, FOLLOWERS]

const withPostgres = findPostgres() === undefined ? test.skip : test

withPostgres(
  'of two servers that are killed at every step, nobody misses a notification or gets it twice',
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
    const servers: ServerProcess[] = []
    for (const folder of folders) servers.push(await startedServer(folder, settings))
    await until('the reader is there', async () => (await count(db, 'outbox_reader')) === 1)

    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = kill % 2
      const told = await count(db, 'notification')
      await postComment(db, {
        actor,
        ideaNumber,
        body: `Comment ${kill}`,
        guard: 'clean',
        perHour: KILLS + 1,
      })
      const moment = MOMENTS[kill % MOMENTS.length] ?? 0
      await until(
        `${moment} are told`,
        async () => (await count(db, 'notification')) >= told + moment,
      )
      await servers[at]?.end('SIGKILL')
      // The lease of the one that is gone would be over in ten seconds.
      await db.orm.execute(sql`update outbox_reader set leased_until = null`)
      servers[at] = await startedServer(folders[at] ?? '', settings)
    }
    await until('all are told', async () => (await count(db, 'notification')) >= KILLS * FOLLOWERS)
    const { rows } = await db.orm.execute(
      sql`select count(*)::int as told, count(distinct recipient_id)::int as people from notification group by comment_id`,
    )
    expect(rows).toEqual(
      Array.from({ length: KILLS }, () => ({ told: FOLLOWERS, people: FOLLOWERS })),
    )
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await db.close()
    await Promise.all([url, ...folders].map((place) => askKeeper('/close', place)))
  },
  900_000,
)

async function count(db: OpenDatabase, table: 'notification' | 'outbox_reader'): Promise<number> {
  const { rows } = await db.orm.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}
