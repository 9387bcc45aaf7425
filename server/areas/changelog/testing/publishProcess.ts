import { sql } from 'drizzle-orm'
import { openDatabase, type Db } from '#server/db/database.ts'
import { changelogEntry } from '#server/db/tables/changelog.ts'
import { createLog } from '#server/services/log/log.ts'
import { killedBefore } from '#server/testing/killedBefore.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { publishDue } from '../publishDue.ts'
import { scheduleEntry } from '../publishEntry.ts'
import { createEntry } from '../saveEntry.ts'

/*
 * A process of its own for the test that kills it. `prepare`: a site with an entry that is due, of
 * three ideas. `publish N`: says what there is, as JSON, and publishes what is due; is killed before
 * its Nth statement, or says `done` where it has fewer.
 */
const [dataDir = '', what = '', at = ''] = process.argv.slice(2)

async function prepare(db: Db): Promise<void> {
  const site = await addSite(db)
  const actor = await addMember(db, 'COLLABORATOR')
  const ideaIds: string[] = []
  for (const title of ['First', 'Second', 'Third']) {
    const boardId = site.boards.public
    ideaIds.push(`idea_${await addIdea(db, { title, boardId, statusId: statusId(site, 'open') })}`)
  }
  const text = { title: 'It is here', body: '', labels: [], ideaIds }
  const entryId = (await createEntry(db, { actor, ...text })).result?.entryId ?? ''
  const publishAt = new Date(Date.now() + 60_000).toISOString()
  const move = { statusId: statusId(site, 'shipped'), expectedVersion: 1 }
  await scheduleEntry(db, { actor, entryId, publishAt, ...move })
  const due = new Date(Date.now() - 1_000).toISOString()
  await db.orm.update(changelogEntry).set({ publishAt: due })
}

async function read(db: Db): Promise<unknown> {
  const { rows } = await db.orm.execute(sql`select
    (select json_agg(state) from changelog_entry) as states,
    (select count(*)::int from outbox where kind = 'changelog.published') as published,
    (select count(*)::int from outbox where kind = 'idea.status_changed') as moved,
    (select count(*)::int from idea_event where kind = 'announced') as announced,
    (select count(*)::int from idea i join status s on s.id = i.status_id where s.category = 'SHIPPED') as shipped`)
  return rows[0]
}

const db = await openDatabase({ dataDir })
if (what === 'prepare') await prepare(db)
if (what === 'publish') {
  process.stdout.write(`${JSON.stringify(await read(db))}\n`)
  await publishDue(killedBefore(db, Number(at)), createLog())
  process.stdout.write('done\n')
}
await db.close()
