import { pino } from 'pino'
import { mail } from '#server/db/tables/mail.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { until } from '#server/testing/until.ts'
import { smtpMailer, type Mailer } from './mailer.ts'
import { priorities, queueLetters, queueMail } from './queueMail.ts'
import { sendQueue } from './sendQueue.ts'

const log = pino({ level: 'silent' })
const letter = (to: string) => ({ to, subject: 'Hello', text: 'text', html: '<p>text</p>' })
const from = { address: 'no-reply@ideas.example', name: () => Promise.resolve('Ideas') }
/** As many as take seconds; `npm run bench -- mail` sends 20,000. */
const LETTERS = 500
const pace = { everyMs: 100, retrySeconds: 0.2, pauseMs: 50, atOnce: 5 }

describeOnEngines('the queue and a real mail server', (open) => {
  let box: Mailbox
  const ends: (() => Promise<unknown> | void)[] = []

  const rows = () => open().orm.select().from(mail)
  const start = (url: string): Mailer => {
    const mailer = smtpMailer(url, from, { pooled: 5 })
    ends.push(mailer.close, sendQueue(open(), mailer, log, pace))
    return mailer
  }
  const copiesOf = (to: string) =>
    box.all
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ mail: one }) => one.messageId)

  beforeEach(async () => {
    box = await openMailbox()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await box.close()
    await open().orm.delete(mail)
  })

  test('a long queue: each once, while codes and urgent letters overtake them', async () => {
    box.slowMs = 10
    await open().transaction((tx) =>
      queueLetters(
        tx,
        Array.from({ length: LETTERS }, (_, n) => letter(`n${n}@example.com`)),
        priorities.notification,
      ),
    )
    start(box.url)
    await until('it has begun', () => box.all.length > 50)
    const direct = smtpMailer(box.url, from)
    const began = performance.now()
    await direct.send(letter('code@example.com'))
    await open().transaction((tx) => queueMail(tx, letter('changed@example.com')))
    await box.mailTo('changed@example.com')
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(box.all.length).toBeLessThan(LETTERS)
    direct.close()
    await until('the queue is empty', async () => (await rows()).length === 0, 150_000)
    const readers = box.all.map(({ recipients }) => recipients[0])
    expect(readers).toHaveLength(LETTERS + 2)
    expect(new Set(readers).size).toBe(LETTERS + 2)
  }, 240_000)

  test('a letter doubles only where the server has taken it and did not say so, and is the same then', async () => {
    box.cutting.add('cut@example.com')
    await open().transaction(async (tx) => {
      await queueMail(tx, letter('cut@example.com'))
      for (let n = 0; n < 20; n += 1) await queueMail(tx, letter(`n${n}@example.com`))
    })
    start(box.url)
    await until('it was cut twice', () => copiesOf('cut@example.com').length >= 2)
    box.cutting.clear()
    await until('the queue is empty', async () => (await rows()).length === 0)
    expect(new Set(copiesOf('cut@example.com')).size).toBe(1)
    for (let n = 0; n < 20; n += 1) expect(copiesOf(`n${n}@example.com`)).toHaveLength(1)
  })

  test('a server that is away delays letters, and loses and doubles none', async () => {
    const { url } = box
    await box.close()
    await open().transaction(async (tx) => {
      for (let n = 0; n < 20; n += 1) await queueMail(tx, letter(`n${n}@example.com`))
    })
    start(url)
    await until('some were tried', async () =>
      (await rows()).some(({ lastError }) => lastError !== null),
    )
    box = await openMailbox(Number(new URL(url).port))
    await until('the queue is empty', async () => (await rows()).length === 0)
    for (let n = 0; n < 20; n += 1) expect(copiesOf(`n${n}@example.com`)).toHaveLength(1)
  })

  test('two servers on one database send each letter once', async () => {
    box.slowMs = 5
    await open().transaction((tx) =>
      queueLetters(
        tx,
        Array.from({ length: 200 }, (_, n) => letter(`n${n}@example.com`)),
        priorities.notification,
      ),
    )
    start(box.url)
    start(box.url)
    await until('the queue is empty', async () => (await rows()).length === 0)
    expect(new Set(box.all.map(({ recipients }) => recipients[0])).size).toBe(200)
    expect(box.all).toHaveLength(200)
  })
})
