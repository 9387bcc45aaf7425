import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { publishEntry } from '#server/areas/changelog/publishEntry.ts'
import { createEntry } from '#server/areas/changelog/saveEntry.ts'
import { notificationReader } from '#server/areas/notifications/tellEvent.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { openDatabase, statement, type Db } from '#server/db/database.ts'
import { analyze } from '#server/db/statistics.ts'
import { isBehind, readNext, registerReader } from '#server/kernel/readOutbox.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { heading, ms, report } from './report.ts'
import { median } from './statistics.ts'

// npm run bench -- notify [--followers 20000] [--notifications 10000] [--engine embedded|postgres]
const { values } = parseArgs({
  options: {
    followers: { type: 'string', default: '20000' },
    notifications: { type: 'string', default: '10000' },
    engine: { type: 'string' },
  },
})
const followers = Number(values.followers)
const notifications = Number(values.notifications)
const ANSWER_MS = 1_000
const INBOX_MS = 150
const MEMORY_MB = 100
const reader = notificationReader({ mailBatchSeconds: 300 })

const people = statement<never>(
  '',
  `insert into person (id, name) select 'user_bench' || n, 'Person ' || n from generate_series(1, $1::int) n`,
)
const follows = statement<never>(
  '',
  `insert into follow (idea_number, person_id, following) select $1, 'user_bench' || n, true from generate_series(1, $2::int) n`,
)
const told = statement<{ count: number; people: number }>(
  '',
  'select count(*)::int as count, count(distinct recipient_id)::int as people from notification where coalesce(entry_id, idea_number::text) = $1',
)
/** An idea for each ten notifications, and a comment for each. */
const ideas = statement<never>(
  '',
  `insert into idea (title, slug, body, body_html, excerpt, board_id, status_id, trend)
   select 'Idea ' || n, 'idea', '', '', '', $1, $2, 0 from generate_series(1, $3::int) n`,
)
const comments = statement<never>(
  '',
  `insert into comment (id, idea_number, author_id, body, body_html)
   select 'comment_bench' || i.number || '_' || n, i.number, $1, 'Words', '<p>Words</p>' from idea i, generate_series(1, 10) n where i.title like 'Idea %'`,
)
const groups = statement<never>(
  '',
  `insert into notification_group (id, recipient_id, subject, idea_number, latest_at, unread)
   select 'group_bench' || number, $1, 'idea_' || number, number, now() - number * interval '1 second', number % 2 = 0 from idea where title like 'Idea %'`,
)
const rows = statement<never>(
  '',
  `insert into notification (id, recipient_id, group_id, kind, idea_number, comment_id, actor_id, event_seq, read_at)
   select 'notification_' || c.id, $1, 'group_bench' || c.idea_number, 'COMMENT', c.idea_number, c.id, c.author_id, row_number() over (), case when c.idea_number % 2 = 1 then now() end
   from comment c where c.id like 'comment_bench%'`,
)
const INBOX = `query Inbox { viewer { unreadNotificationCount inbox(first: 20) { pageInfo { endCursor } edges { node {
  id unreadCount latestAt idea { id title status { name } }
  notifications(first: 3) { edges { node { id kind createdAt readAt actor { name } comment { id excerpt } } } } } } } } }`

for (const engine of ['embedded', 'postgres'] as const) {
  if (
    (values.engine ?? engine) !== engine ||
    (engine === 'postgres' && findPostgres() === undefined)
  )
    continue
  const folder = mkdtempSync(path.join(os.tmpdir(), 'earshot-notify-'))
  chmodSync(folder, 0o711)
  const cluster = engine === 'postgres' ? await startCluster(path.join(folder, 'cluster')) : null
  const db = await openDatabase(
    cluster ? { url: cluster.url('postgres'), poolSize: 4 } : { dataDir: folder },
  )
  try {
    const site = await addSite(db)
    await ship(db, engine, site)
    await publish(db, engine, site)
    await open(db, engine, site)
  } finally {
    await db.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ship(db: Db, engine: string, site: TestSite): Promise<void> {
  heading(`An idea with ${followers} followers is shipped, on ${engine}`)
  const actor = await addMember(db, 'COLLABORATOR')
  await db.query(people, [followers])
  const ideaNumber = await addFollowed(db, site)
  await registerReader(db, reader)
  const status = { statusId: statusId(site, 'shipped'), answer: 'It is there' }
  await tell(db, () => setIdeaStatus(db, { actor, ideaNumber, ...status }), ideaNumber)
}

async function publish(db: Db, engine: string, site: TestSite): Promise<void> {
  heading(`An entry is published about an idea with ${followers} followers, on ${engine}`)
  const actor = await addMember(db, 'COLLABORATOR')
  const ideaIds = [`idea_${await addFollowed(db, site)}`]
  const text = { title: 'It is there', body: 'Words', labels: [], ideaIds }
  const { result } = await createEntry(db, { actor, ...text })
  const entryId = result?.entryId ?? ''
  const move = { statusId: statusId(site, 'shipped'), expectedVersion: 1 }
  await tell(db, () => publishEntry(db, { actor, entryId, ...move }), entryId)
}

async function addFollowed(db: Db, site: TestSite): Promise<number> {
  const idea = { title: 'A kestrel', boardId: site.boards.public, statusId: statusId(site, 'open') }
  const ideaNumber = await addIdea(db, idea)
  await db.query(follows, [ideaNumber, followers])
  await analyze(db, 'all')
  return ideaNumber
}

/** Measures what an act of the team takes, and telling all followers of it. `about`: the idea or entry. */
async function tell(
  db: Db,
  act: () => Promise<{ errors: readonly unknown[] }>,
  about: number | string,
): Promise<void> {
  const answered = await timed(async () => {
    const { errors } = await act()
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
  })
  report({
    what: 'the answer to the team',
    value: ms(answered),
    how: 'From the call to its commit: what a press waits for.',
    aim: { text: `at most ${ms(ANSWER_MS)}`, holds: answered <= ANSWER_MS },
  })
  const before = process.memoryUsage().rss
  let most = before
  const steps: number[] = []
  const all = await timed(async () => {
    let more = true
    while (more) {
      steps.push(
        await timed(async () => {
          more = (await isBehind(db, reader)) && (await readNext(db, reader, 'bench'))
        }),
      )
      most = Math.max(most, process.memoryUsage().rss)
    }
  })
  const [found] = await db.query(told, [String(about)])
  report({
    what: 'everybody is told after',
    value: ms(all),
    how: `${found?.count} notifications of ${found?.people} people, in ${steps.length} steps of ${ms(Math.max(...steps))} at most, between which others have their turn.`,
    aim: {
      text: 'each of them once',
      holds: found?.count === followers && found.people === followers,
    },
  })
  const grown = (most - before) / 1_000_000
  report({
    what: 'memory meanwhile',
    value: `${grown.toFixed(0)} MB more`,
    how: 'Of this process, with the database where it is embedded.',
    aim: { text: `at most ${MEMORY_MB} MB`, holds: grown <= MEMORY_MB },
  })
}

async function open(db: Db, engine: string, site: TestSite): Promise<void> {
  heading(`An inbox of ${notifications} notifications, on ${engine}`)
  const actor = await addMember(db)
  const author = await addMember(db)
  const count = Math.ceil(notifications / 10)
  await db.query(ideas, [site.boards.public, statusId(site, 'open'), count])
  await db.query(comments, [author.personId])
  await db.query(groups, [actor.personId])
  await db.query(rows, [actor.personId])
  await analyze(db, 'all')
  const ask = async (): Promise<void> => {
    const { errors } = await askSchema(db, actor, INBOX)
    if (errors.length > 0) throw new Error(errors[0]?.message)
  }
  const times: number[] = [await timed(ask)]
  for (let round = 0; round < 20; round += 1) times.push(await timed(ask))
  const worst = Math.max(...times.slice(1))
  report({
    what: 'the inbox opens in',
    value: `${ms(median(times))}, at most ${ms(worst)}; the first time ${ms(times[0] ?? 0)}`,
    how: `20 groups with 3 notifications each and the count of what is unread, of ${count} groups, half of them unread; executed without HTTP.`,
    aim: { text: `at most ${ms(INBOX_MS)}`, holds: median(times) <= INBOX_MS },
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
