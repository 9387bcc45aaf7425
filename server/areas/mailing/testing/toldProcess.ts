import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { publishDue } from '#server/areas/changelog/publishDue.ts'
import { scheduleEntry } from '#server/areas/changelog/publishEntry.ts'
import { createEntry } from '#server/areas/changelog/saveEntry.ts'
import { notificationReader } from '#server/areas/notifications/tellEvent.ts'
import { deliverPushes } from '#server/areas/push/deliverPushes.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import { changelogEntry } from '#server/db/tables/changelog.ts'
import { pushDevice } from '#server/db/tables/push.ts'
import { follow } from '#server/db/tables/votes.ts'
import { isBehind, readNext, registerReader } from '#server/kernel/readOutbox.ts'
import { createLog } from '#server/services/log/log.ts'
import { smtpMailer } from '#server/services/mail/mailer.ts'
import { sendQueue } from '#server/services/mail/sendQueue.ts'
import { createPusher } from '#server/services/push/createPusher.ts'
import { readPushKeys } from '#server/services/push/pushKeys.ts'
import { pushServices } from '#server/services/push/pushServices.ts'
import { killedBefore } from '#server/testing/killedBefore.ts'
import type { Subscribed } from '#server/testing/pushEndpoint.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { writeLetters } from '../writeLetters.ts'

/*
 * A process of its own for the test that kills it. `prepare`: a site with a scheduled entry that is
 * due, and a follower with an address for each browser that is given. `tell`: publishes, tells,
 * mails and pushes; is killed before its first writing statement, or, where the run before it was
 * killed without having achieved anything, `stride` statements later than that. Says what there is at its
 * end, as JSON.
 */
interface Given {
  readonly dataDir: string
  readonly what: 'prepare' | 'tell'
  readonly stride: number
  readonly mailServer: string
  readonly pushService: string
  readonly browsers: readonly Subscribed[]
}
const given = JSON.parse(process.argv[2] ?? '') as Given

const reader = notificationReader({ mailBatchSeconds: 0 })
const log = createLog()
const letters = {
  log,
  publicUrl: 'https://ideas.example',
  secret: 'a secret of at least thirty-two characters',
  replyAddress: undefined,
}

async function prepare(db: Db): Promise<void> {
  const site = await addSite(db)
  const actor = await addMember(db, 'COLLABORATOR')
  const number = await addIdea(db, {
    title: 'Larger text',
    boardId: site.boards.public,
    statusId: statusId(site, 'open'),
  })
  for (const [n, browser] of given.browsers.entries()) {
    const { personId } = await addMember(db)
    await db.orm.insert(follow).values({ ideaNumber: number, personId, following: true })
    await db.orm
      .insert(authUser)
      .values({ id: personId, personId, name: 'Bo', email: `bo${n}@example.com` })
    const id = newId('token')
    const expiresAt = new Date(Date.now() + 86_400_000)
    await db.orm.insert(authSession).values({ id, token: id, userId: personId, expiresAt })
    await db.orm.insert(pushDevice).values({ sessionId: id, personId, ...browser })
  }
  const text = { title: 'It is here', body: '', labels: [], ideaIds: [`idea_${number}`] }
  const entryId = (await createEntry(db, { actor, ...text })).result?.entryId ?? ''
  const publishAt = new Date(Date.now() + 60_000).toISOString()
  await scheduleEntry(db, {
    ...{ actor, entryId, publishAt, expectedVersion: 1 },
    statusId: statusId(site, 'shipped'),
  })
  const due = new Date(Date.now() - 1_000).toISOString()
  await db.orm.update(changelogEntry).set({ publishAt: due })
  await registerReader(db, reader)
  await readPushKeys(db)
  // Nobody is told of what happened before.
  while ((await isBehind(db, reader)) && (await readNext(db, reader, 'a process')));
}

async function tell(db: Db): Promise<void> {
  // Pushes that a killed process had taken would be free after a minute.
  await db.orm.execute(sql`update push set leased_until = null`)
  await db.orm.execute(sql`update outbox_reader set leased_until = null`)
  const killed = killedBefore(db, await nextKill(db), (text) =>
    /\b(?:insert|update|delete)\b/.test(text),
  )
  await publishDue(killed, log)
  while ((await isBehind(killed, reader)) && (await readNext(killed, reader, 'a process')));
  await writeLetters(killed, letters)
  await sendMail(db, killed)
  await sendPush(db, killed)
}

/** The statement to be killed before: later than that of the last run, from the first on where that got further. */
async function nextKill(db: Db): Promise<number> {
  const file = `${given.dataDir}.kill`
  const reached = JSON.stringify(await read(db))
  const last = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { reached: string; at: number })
    : null
  const at = last?.reached === reached ? last.at + given.stride : 1
  writeFileSync(file, JSON.stringify({ reached, at }))
  return at
}

async function sendMail(db: Db, killed: Db): Promise<void> {
  const from = { address: 'no-reply@ideas.example', name: () => Promise.resolve('Ideas') }
  const mailer = smtpMailer(given.mailServer, from)
  const stop = sendQueue(killed, mailer, log)
  await until('the mail is sent', () => isEmpty(db, 'mail'))
  await stop()
  mailer.close()
}

async function sendPush(db: Db, killed: Db): Promise<void> {
  const keys = await readPushKeys(db)
  const isService = pushServices([given.pushService])
  const pusher = createPusher({ keys, contact: 'mailto:team@example.com', isService })
  const stop = deliverPushes(killed, pusher, log, { everyMs: 50, atOnce: 4, retrySeconds: 1 })
  const due = sql`select from notification where push_due_at is not null and pushed_at is null`
  await until(
    'all is pushed',
    async () => (await db.orm.execute(due)).rows.length === 0 && isEmpty(db, 'push'),
  )
  await stop()
}

async function isEmpty(db: Db, table: 'mail' | 'push'): Promise<boolean> {
  const { rows } = await db.orm.execute(sql`select from ${sql.identifier(table)}`)
  return rows.length === 0
}

async function read(db: Db): Promise<unknown> {
  const { rows } = await db.orm.execute(sql`select
    (select json_agg(state) from changelog_entry) as states,
    (select count(*)::int from outbox where kind = 'changelog.published') as published,
    (select count(*)::int from notification) as told,
    (select count(distinct recipient_id)::int from notification) as people,
    (select count(*)::int from notification where mailed_at is not null) as mailed,
    (select count(*)::int from notification where pushed_at is not null) as pushed,
    (select count(*)::int from mail) as letters,
    (select count(*)::int from push) as messages,
    (select max(position)::int from outbox_reader) as read`)
  return rows[0]
}

const db = await openDatabase({ dataDir: given.dataDir })
if (given.what === 'prepare') await prepare(db)
else {
  await tell(db)
  process.stdout.write(`${JSON.stringify(await read(db))}\n`)
}
await db.close()
