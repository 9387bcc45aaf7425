import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { writeLetters } from '#server/areas/mailing/writeLetters.ts'
import { openDatabase, statement, type Db } from '#server/db/database.ts'
import { smtpMailer } from '#server/services/mail/mailer.ts'
import { priorities, queueMail } from '#server/services/mail/queueMail.ts'
import { sendQueue } from '#server/services/mail/sendQueue.ts'
import { findPostgres } from '#server/testing/findPostgres.ts'
import { startCluster } from '#server/testing/postgresCluster.ts'
import { addIdea, addSite, statusId } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { heading, mega, ms, report } from './report.ts'

// npm run bench -- mail [--letters 20000] [--each 50] [--engine embedded|postgres]
const { values } = parseArgs({
  options: {
    letters: { type: 'string', default: '20000' },
    each: { type: 'string', default: '50' },
    engine: { type: 'string' },
  },
})
const letters = Number(values.letters)
const AIM_MS = 600_000
const OVERTAKE_MS = 2_000
const MEMORY = 100_000_000

const people = statement<never>(
  '',
  `with who as (insert into person (id, name) select 'user_bench' || n, 'Person ' || n from generate_series(1, $1::int) n returning id)
   insert into auth_user (id, person_id, name, email, email_verified) select id, id, '', id || '@example.com', true from who`,
)
const told = statement<never>(
  '',
  `insert into notification (id, recipient_id, kind, idea_number, event_seq, mail_due_at)
   select 'notification_bench' || n, 'user_bench' || n, 'STATUS_CHANGED', $2, 1, now() from generate_series(1, $1::int) n`,
)
const left = statement<{ count: number }>('', 'select count(*)::int as count from mail')

for (const engine of ['embedded', 'postgres'] as const) {
  if (
    (values.engine ?? engine) !== engine ||
    (engine === 'postgres' && findPostgres() === undefined)
  )
    continue
  const folder = mkdtempSync(path.join(os.tmpdir(), 'earshot-mail-'))
  chmodSync(folder, 0o711)
  const cluster = engine === 'postgres' ? await startCluster(path.join(folder, 'cluster')) : null
  const db = await openDatabase(
    cluster ? { url: cluster.url('postgres'), poolSize: 4 } : { dataDir: folder },
  )
  try {
    await measure(db, engine)
  } finally {
    await db.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(db: Db, engine: string): Promise<void> {
  heading(`${letters} letters, a mail server that takes ${values.each} ms for each, on ${engine}`)
  const site = await addSite(db)
  const idea = await addIdea(db, {
    title: 'Larger text',
    boardId: site.boards.public,
    statusId: statusId(site, 'shipped'),
  })
  await db.query(people, [letters])
  await db.query(told, [letters, idea])
  const server = await startMailServer(Number(values.each))
  const from = { address: 'no-reply@ideas.example', name: () => Promise.resolve('Ideas') }
  const mailer = smtpMailer(server.url, from, { pooled: 5 })
  const direct = smtpMailer(server.url, from)
  const log = pino({ level: 'silent' })
  const memory = watchMemory()
  const began = performance.now()
  const stop = sendQueue(db, mailer, log, { atOnce: 5 })
  const parts = {
    publicUrl: 'https://ideas.example',
    secret: 'bench',
    replyAddress: undefined,
    log,
  }
  await writeLetters(db, parts)
  report({
    what: 'writing the letters',
    value: ms(performance.now() - began),
    how: 'While they begin to be sent.',
  })
  const letter = { subject: 'Hello', text: 'text', html: '<p>text</p>' }
  const overtaken: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const asked = performance.now()
    const [code, changed] = [`code${round}@example.com`, `changed${round}@example.com`]
    await db.transaction((tx) => queueMail(tx, { ...letter, to: changed }, priorities.account))
    await direct.send({ ...letter, to: code })
    await until('the urgent letter is there', () => server.taken.has(changed))
    overtaken.push(performance.now() - asked)
  }
  while ((await db.query(left))[0]?.count !== 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
  const took = performance.now() - began
  const used = memory()
  await stop()
  mailer.close()
  direct.close()
  await server.close()
  report({
    what: `sending ${letters} letters`,
    value: `${(took / 1_000).toFixed(0)} s, ${(letters / (took / 1_000)).toFixed(0)} a second, ${server.doubled()} doubled`,
    how: 'Over five connections; the mail server is part of this process.',
    aim: { text: `${AIM_MS / 1_000} s`, holds: took <= AIM_MS && server.doubled() === 0 },
  })
  report({
    what: 'a code and a letter about an account, meanwhile',
    value: `${ms(Math.max(...overtaken))} at most`,
    how: 'From being asked for until the mail server has both.',
    aim: { text: `${OVERTAKE_MS} ms`, holds: Math.max(...overtaken) <= OVERTAKE_MS },
  })
  report({
    what: 'memory beyond the start',
    value: mega(used),
    how: 'Heap and buffers of this process, looked at each second.',
    aim: { text: mega(MEMORY), holds: used <= MEMORY },
  })
  if (took > AIM_MS || Math.max(...overtaken) > OVERTAKE_MS || used > MEMORY) process.exitCode = 1
}

async function startMailServer(eachMs: number) {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () =>
        setTimeout(() => {
          for (const { address } of envelope.rcptTo)
            taken.set(address, (taken.get(address) ?? 0) + 1)
          done()
        }, eachMs),
      )
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    taken,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    doubled: () => [...taken.values()].filter((count) => count > 1).length,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** Gives the most that was used beyond what is used now. */
function watchMemory(): () => number {
  const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external
  const start = used()
  let most = start
  const timer = setInterval(() => {
    most = Math.max(most, used())
  }, 1_000)
  return () => {
    clearInterval(timer)
    return most - start
  }
}
