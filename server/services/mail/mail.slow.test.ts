import { pino } from 'pino'
import { mail, mailSuppression } from '#server/db/tables/mail.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { until } from '#server/testing/until.ts'
import type { Mail } from './checkMail.ts'
import { priorities, queueMail } from './queueMail.ts'
import { sendQueue } from './sendQueue.ts'

const log = pino({ level: 'silent' })
const letter = (to: string): Mail => ({ to, subject: 'Hello', text: 'text', html: '<p>text</p>' })
const pace = { everyMs: 50, settleMs: [0], retrySeconds: 0.05, pauseMs: 50 }
const refused = (words: string) =>
  Object.assign(new Error(`Can't send mail - all recipients were rejected: ${words}`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    response: words,
    responseCode: Number(words.slice(0, 3)),
  })

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
    await open().orm.delete(mailSuppression)
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

  test('what is urgent overtakes all that was queued before', async () => {
    const sent: string[] = []
    await open().transaction(async (tx) => {
      await queueMail(tx, letter('digest@example.com'), priorities.digest)
      await queueMail(tx, letter('one@example.com'), priorities.notification)
      await queueMail(tx, letter('two@example.com'), priorities.notification)
    })
    const urgent = async ({ to }: Mail) => {
      sent.push(to)
      if (sent.length === 1)
        await open().transaction((tx) => queueMail(tx, letter('changed@example.com')))
    }
    stops.push(sendQueue(open(), mailer(urgent), log, pace))
    await until('the queue is empty', async () => (await rows()).length === 0)
    expect(sent.map((to) => to.split('@')[0])).toEqual(['one', 'changed', 'two', 'digest'])
  })

  test('several go at once, and a letter that hangs holds up none', async () => {
    const sent: string[] = []
    let letGo: () => void = () => undefined
    await open().transaction(async (tx) => {
      for (const name of ['hangs', 'b', 'c', 'd'])
        await queueMail(tx, letter(`${name}@example.com`))
    })
    const send = async ({ to }: Mail) => {
      if (to.startsWith('hangs')) await new Promise<void>((resolve) => (letGo = resolve))
      sent.push(to)
    }
    stops.push(sendQueue(open(), mailer(send), log, { ...pace, atOnce: 3 }))
    await until('the others are sent', () => sent.length === 3)
    await open().transaction((tx) => queueMail(tx, letter('later@example.com')))
    await until('a later one as well', () => sent.length === 4)
    expect(sent).not.toContain('hangs@example.com')
    letGo()
  })

  test('a policy against the sender is held against no address', async () => {
    await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
    const send = () => Promise.reject(refused('554 5.7.1 Relay access denied'))
    stops.push(sendQueue(open(), mailer(send), log, { ...pace, retrySeconds: 15 }))
    await until('it has failed', async () => (await rows())[0]?.lastError != null)
    expect(await open().orm.select().from(mailSuppression)).toEqual([])
    expect(await rows()).toMatchObject([{ diedAt: null }])
  })

  test('a letter that is refused for good is not tried again, and its address gets others', async () => {
    const sent: string[] = []
    await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
    const send = ({ subject }: Mail) => {
      sent.push(subject)
      if (subject !== 'Hello') return Promise.resolve()
      const words = '550 5.7.1 This looks like spam'
      const facts = { code: 'EMESSAGE', command: 'DATA', response: words, responseCode: 550 }
      return Promise.reject(Object.assign(new Error(`Message failed: ${words}`), facts))
    }
    stops.push(sendQueue(open(), mailer(send), log, pace))
    await until('it is given up', async () => (await rows())[0]?.diedAt != null)
    expect(await rows()).toMatchObject([
      { attempts: 1, lastError: '550 5.7.1 This looks like spam' },
    ])
    await open().transaction((tx) => queueMail(tx, { ...letter('a@example.com'), subject: 'More' }))
    await until('the other is sent', () => sent.includes('More'))
    expect(sent).toEqual(['Hello', 'More'])
  })

  test('a server that is away is asked now and then, and not for each letter', async () => {
    const sent: string[] = []
    let asked = 0
    await open().transaction(async (tx) => {
      for (let n = 0; n < 20; n += 1) await queueMail(tx, letter(`n${n}@example.com`))
    })
    const send = ({ to }: Mail) => {
      asked += 1
      if (asked <= 3)
        return Promise.reject(Object.assign(new Error('refused'), { code: 'ESOCKET' }))
      return Promise.resolve(void sent.push(to))
    }
    stops.push(sendQueue(open(), mailer(send), log, pace))
    await until('the queue is empty', async () => (await rows()).length === 0)
    expect(asked).toBe(23)
    expect(new Set(sent).size).toBe(sent.length)
  })

  test('each attempt has the Message-ID that the letter got when it was queued', async () => {
    const ids: unknown[] = []
    await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
    const [row] = await rows()
    const send = ({ messageId }: Mail) => {
      ids.push(messageId)
      return ids.length < 3 ? Promise.reject(new Error('451 later')) : Promise.resolve()
    }
    stops.push(sendQueue(open(), mailer(send), log, pace))
    await until('the queue is empty', async () => (await rows()).length === 0)
    expect(ids).toEqual([row?.messageId, row?.messageId, row?.messageId])
  })

  test('what failed is kept with the reason and tried ever more rarely, for two days; then it is dead', async () => {
    await open().transaction((tx) => queueMail(tx, letter('a@example.com')))
    await open()
      .orm.insert(mail)
      .values({
        recipient: 'old@example.com',
        subject: 'Hello',
        text: '',
        html: '',
        attempts: 40,
        giveUpAt: new Date(Date.now() - 1_000).toISOString(),
      })
    const stop = sendQueue(
      open(),
      mailer(() => Promise.reject(new Error('550 no'))),
      log,
      { everyMs: 60_000, settleMs: [], retrySeconds: 15 },
    )
    await until('both have failed', async () =>
      (await rows()).every(({ lastError }) => lastError !== null),
    )
    await stop()
    const dead = (await rows()).filter(({ diedAt }) => diedAt !== null)
    expect(dead).toMatchObject([
      { recipient: 'old@example.com', attempts: 41, lastError: '550 no' },
    ])
    const left = (await rows()).find(({ diedAt }) => diedAt === null)
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
