import { pino } from 'pino'
import { mail } from '#server/db/tables/mail.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { until } from '#server/testing/until.ts'
import type { Mail } from './checkMail.ts'
import { queueMail } from './queueMail.ts'
import { sendQueue } from './sendQueue.ts'

const log = pino({ level: 'silent' })
const letter = (to: string): Mail => ({ to, subject: 'Hello', text: 'text', html: '<p>text</p>' })
const pace = { everyMs: 50, settleMs: [0], retrySeconds: 0.05 }

describeOnEngines('the queue of mail', (open, engine) => {
  const rows = () => open().orm.select().from(mail)
  const mailer = (send: (one: Mail) => Promise<void>) => ({
    codeBy: 'MAIL' as const,
    send,
    close: () => undefined,
  })

  const stops: (() => Promise<void>)[] = []

  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    await open().orm.delete(mail)
  })

  test('sends what was committed, once, and nothing of what was rolled back', async () => {
    const sent: string[] = []
    const stop = sendQueue(
      open(),
      mailer(({ to }) => Promise.resolve(void sent.push(to))),
      log,
      pace,
    )
    await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
    await open()
      .transaction(async (tx) => {
        await queueMail(tx, letter('b@example.com'))
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await open().transaction((tx) => queueMail(tx, letter('c@example.com')))
    await until('both are sent', async () => (await rows()).length === 0 && sent.length > 1)
    await stop()
    expect(sent).toEqual(['a@example.com', 'c@example.com'])
  })

  test('a mail server that fails delays a letter and keeps nobody else from theirs', async () => {
    const sent: string[] = []
    let failures = 3
    const send = ({ to }: Mail): Promise<void> => {
      if (to === 'a@example.com' && (failures -= 1) >= 0)
        return Promise.reject(new Error('451 try again'))
      sent.push(to)
      return Promise.resolve()
    }
    await open().transaction(async (tx) => {
      await queueMail(tx, letter('a@example.com'))
      await queueMail(tx, letter('b@example.com'))
    })
    const stop = sendQueue(open(), mailer(send), log, pace)
    await until('the queue is empty', async () => (await rows()).length === 0)
    await stop()
    expect(sent).toEqual(['b@example.com', 'a@example.com'])
  })

  test('what failed is kept with the reason and tried ever more rarely, for two days', async () => {
    await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
    const old = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await open().orm.insert(mail).values({
      recipient: 'old@example.com',
      subject: 'Hello',
      text: '',
      html: '',
      attempts: 40,
      createdAt: old,
    })
    const stop = sendQueue(
      open(),
      mailer(() => Promise.reject(new Error('550 no'))),
      log,
      { everyMs: 60_000, settleMs: [], retrySeconds: 15 },
    )
    await until('one is left, with its failure', async () => {
      const [left, ...others] = await rows()
      return others.length === 0 && left?.lastError != null
    })
    await stop()
    const [left] = await rows()
    expect(left).toMatchObject({ recipient: 'a@example.com', attempts: 1, lastError: '550 no' })
    expect(Date.parse(left?.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(10_000)
  })

  test('two that send one queue send every letter once', async () => {
    const sent: string[] = []
    await open().transaction(async (tx) => {
      for (let n = 0; n < 12; n += 1) await queueMail(tx, letter(`n${n}@example.com`))
    })
    const slow = mailer(async ({ to }) => {
      sent.push(to)
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
    const stops = [sendQueue(open(), slow, log, pace), sendQueue(open(), slow, log, pace)]
    await until('the queue is empty', async () => (await rows()).length === 0)
    await Promise.all(stops.map((stop) => stop()))
    expect(new Set(sent).size).toBe(12)
    expect(sent).toHaveLength(12)
  })

  if (engine === 'postgres') {
    test('a letter that another server is sending is left to it, and taken over from a dead one', async () => {
      const [first, second]: [string[], string[]] = [[], []]
      let taken: () => void = () => undefined
      await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
      const isSending = new Promise<void>((resolve) => {
        const hanging = mailer(({ to }) => {
          first.push(to)
          resolve()
          return new Promise((sent) => (taken = sent))
        })
        stops.push(sendQueue(open(), hanging, log, pace))
      })
      await isSending
      const other = mailer(({ to }) => Promise.resolve(void second.push(to)))
      stops.push(sendQueue(open(), other, log, pace))
      // A sender of a later letter has passed over the one that the first is sending.
      await open().transaction((tx) => queueMail(tx, letter('b@example.com')))
      await until('b is sent', () => second.includes('b@example.com'))
      expect(second).toEqual(['b@example.com'])
      await open()
        .orm.update(mail)
        .set({ leasedUntil: new Date(0).toISOString() })
      await until('a is sent', () => second.includes('a@example.com'))
      taken()
      expect(first).toEqual(['a@example.com'])
    })
  } else {
    test('a letter that the server before was sending is sent at once by the next', async () => {
      await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
      const leasedUntil = new Date(Date.now() + 60_000).toISOString()
      await open().orm.update(mail).set({ leasedUntil })
      const sent: string[] = []
      const next = mailer(({ to }) => Promise.resolve(void sent.push(to)))
      stops.push(sendQueue(open(), next, log, pace))
      await until('one is sent', () => sent.length > 0)
      expect(sent).toEqual(['a@example.com'])
    })
  }
})
