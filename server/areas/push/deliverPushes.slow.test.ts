import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { newId } from '#server/db/id.ts'
import { authSession, authUser } from '#server/db/tables/accounts.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { notification, notificationGroup } from '#server/db/tables/notifications.ts'
import { person } from '#server/db/tables/people.ts'
import { push, pushDevice } from '#server/db/tables/push.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { createPusher } from '#server/services/push/createPusher.ts'
import { createFirebaseSender } from '#server/services/push/firebaseSender.ts'
import { readPushKeys } from '#server/services/push/pushKeys.ts'
import { pushServices } from '#server/services/push/pushServices.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { startFirebaseEndpoint, type FirebaseEndpoint } from '#server/testing/firebaseEndpoint.ts'
import { startPushEndpoint, type PushEndpoint } from '#server/testing/pushEndpoint.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { allowFirebasePush, allowPush, endPush } from './allowPush.ts'
import { deliverPushes } from './deliverPushes.ts'

const log = pino({ level: 'silent' })
const pace = { everyMs: 20, atOnce: 4, retrySeconds: 0.02 }

describeOnEngines('push', (open) => {
  let site: TestSite
  let service: PushEndpoint
  let google: FirebaseEndpoint
  let seq = 0
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    site = await addSite(open())
    service = await startPushEndpoint()
    google = await startFirebaseEndpoint()
  })
  afterAll(() => Promise.all([service.close(), google.close()]))
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    service.answer(201)
    await open().orm.delete(push)
    await open().orm.delete(pushDevice)
    await open().orm.delete(notification)
  })

  const isService = () => pushServices([service.origin])
  const start = async (): Promise<void> => {
    const keys = await readPushKeys(open())
    const contact = 'mailto:team@example.com'
    const firebase = createFirebaseSender(google.account, google.origin)
    const pusher = createPusher({ keys, contact, isService: isService(), firebase })
    stops.push(deliverPushes(open(), pusher, log, pace))
  }
  /** Somebody who is signed in so many times. */
  const addPerson = async (sessions = 1): Promise<{ who: Actor & Member; ids: string[] }> => {
    const who = await addMember(open())
    const { personId } = who
    await open()
      .orm.insert(authUser)
      .values({ id: personId, personId, name: 'Bo', email: `${personId}@account.invalid` })
    const ids = Array.from({ length: sessions }, () => newId('token'))
    for (const id of ids)
      await open()
        .orm.insert(authSession)
        .values({ id, token: id, userId: personId, expiresAt: new Date(Date.now() + 86_400_000) })
    return { who, ids: ids.map((id) => `session_${id}`) }
  }
  const allow = async (who: Actor & Member, sessionId = '') => {
    const subscribed = service.subscribe()
    const outcome = await allowPush(open(), { actor: who, sessionId, ...subscribed }, isService())
    expect(outcome.errors).toEqual([])
    return subscribed.endpoint
  }
  const tell = async (
    who: Actor & Member,
    facts: Partial<typeof notification.$inferInsert> = {},
  ) => {
    const number = await addIdea(open(), {
      title: 'Keep my place',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    const groupId = newId('group')
    const now = new Date().toISOString()
    await open()
      .orm.insert(notificationGroup)
      .values({
        id: groupId,
        recipientId: who.personId,
        subject: `idea_${number}`,
        ideaNumber: number,
        latestAt: now,
        unread: true,
      })
    await open()
      .orm.insert(notification)
      .values({
        id: newId('notification'),
        recipientId: who.personId,
        groupId,
        kind: 'STATUS_CHANGED',
        ideaNumber: number,
        eventSeq: (seq += 1),
        data: { status: statusId(site, 'shipped') },
        pushDueAt: now,
        ...facts,
      })
    return number
  }
  const texts = (endpoint: string) =>
    service.arrived.filter((one) => one.endpoint === endpoint).map(({ text }) => JSON.parse(text))
  const isEmpty = async () => (await open().orm.select().from(push)).length === 0
  const isTold = async () =>
    (await open().orm.select().from(notification)).every(({ pushedAt }) => pushedAt !== null)

  test('what is due arrives on every device once, encrypted for it and signed by the site', async () => {
    const { who, ids } = await addPerson(2)
    const endpoints = [await allow(who, ids[0]), await allow(who, ids[1])]
    const number = await tell(who)
    await start()
    await until('it is sent', async () => (await isTold()) && (await isEmpty()))
    for (const endpoint of endpoints)
      expect(texts(endpoint)).toEqual([
        {
          title: 'Keep my place',
          body: 'Now: Shipped',
          path: `/ideas/${number}/keep-my-place`,
          tag: `idea_${number}`,
        },
      ])
    const { publicKey } = await readPushKeys(open())
    expect(service.arrived.at(-1)).toMatchObject({
      signedBy: publicKey,
      contact: 'mailto:team@example.com',
    })
  })

  test('nobody is called for what they have read, may not read, or has no device for', async () => {
    const [reader, banned, outsider, none] = [
      await addPerson(),
      await addPerson(),
      await addPerson(),
      await addPerson(),
    ]
    const endpoints = [
      await allow(reader.who, reader.ids[0]),
      await allow(banned.who, banned.ids[0]),
      await allow(outsider.who, outsider.ids[0]),
    ]
    await tell(reader.who, { readAt: new Date().toISOString() })
    await tell(banned.who)
    await open()
      .orm.update(person)
      .set({ bannedAt: new Date().toISOString() })
      .where(eq(person.id, banned.who.personId))
    const number = await tell(outsider.who)
    await open().orm.update(idea).set({ boardId: site.boards.team }).where(eq(idea.number, number))
    await tell(none.who)
    await start()
    await until('all is decided', async () => (await isTold()) && (await isEmpty()))
    expect(endpoints.flatMap(texts)).toEqual([])
  })

  test('a device that is gone is forgotten, and nothing is tried again', async () => {
    const { who, ids } = await addPerson()
    await allow(who, ids[0])
    await tell(who)
    service.answer(410)
    const before = service.tries()
    await start()
    await until(
      'it is forgotten',
      async () => (await open().orm.select().from(pushDevice)).length === 0,
    )
    expect(await isEmpty()).toBe(true)
    expect(service.tries() - before).toBe(1)
  })

  test('a browser at Firebase is told by it, and forgotten once it is not registered there', async () => {
    const { who, ids } = await addPerson()
    const token = 'cTq:APA91b-token_of_a_browser'
    const given = { actor: who, sessionId: ids[0] ?? '', token }
    expect((await allowFirebasePush(open(), given, true)).errors).toEqual([])
    const number = await tell(who)
    await start()
    await until('it is sent', async () => (await isTold()) && (await isEmpty()))
    expect(google.arrived).toMatchObject([
      { token, data: { title: 'Keep my place', tag: `idea_${number}` } },
    ])
    google.answer(token, { status: 404, code: 'UNREGISTERED' })
    await tell(who)
    await until(
      'it is forgotten',
      async () => (await open().orm.select().from(pushDevice)).length === 0,
    )
    google.answer(token, null)
    expect(await isEmpty()).toBe(true)
  })

  test.each([
    ['where the site does not use it', 'cTq:APA91b-token_of_a_browser', false],
    ['with a token that is none', 'a token', true],
  ])('Firebase is refused %s', async (_, token, isUsed) => {
    const { who, ids } = await addPerson()
    const given = { actor: who, sessionId: ids[0] ?? '', token }
    expect(await allowFirebasePush(open(), given, isUsed)).toMatchObject({
      errors: [{ reason: 'PUSH_UNKNOWN', field: 'token' }],
    })
  })

  test('a service that is down delays a message and loses none', async () => {
    const { who, ids } = await addPerson()
    const endpoint = await allow(who, ids[0])
    await tell(who)
    service.answer(503)
    const before = service.tries()
    await start()
    await until('it was tried', () => service.tries() - before >= 3)
    service.answer(201)
    await until('it is sent', isEmpty)
    expect(texts(endpoint)).toHaveLength(1)
  })

  test('it can be asked to wait', async () => {
    const { who, ids } = await addPerson()
    await allow(who, ids[0])
    await tell(who)
    service.answer(429, { 'retry-after': '600' })
    await start()
    const waits = async () =>
      (await open().orm.select().from(push)).some(
        ({ nextAttemptAt }) => Date.parse(nextAttemptAt) > Date.now() + 500_000,
      )
    await until('it waits', waits)
  })

  test('two servers send a message once', async () => {
    const { who, ids } = await addPerson()
    const endpoint = await allow(who, ids[0])
    for (let n = 0; n < 12; n += 1) await tell(who)
    await Promise.all([start(), start()])
    await until('all are sent', async () => (await isTold()) && (await isEmpty()))
    expect(texts(endpoint)).toHaveLength(12)
  })

  test('a browser is told until push or the session ends, and belongs to one person', async () => {
    const [bo, cleo] = [await addPerson(2), await addPerson()]
    const devices = () => open().orm.select().from(pushDevice)
    await allow(bo.who, bo.ids[0])
    await allow(bo.who, bo.ids[1])
    await endPush(open(), { actor: bo.who, sessionId: bo.ids[0] ?? '' })
    expect(await devices()).toHaveLength(1)
    await endPush(open(), { actor: cleo.who, sessionId: bo.ids[1] ?? '' })
    expect(await devices()).toHaveLength(1)
    const [{ endpoint = '', p256dh = '', auth = '' } = {}] = await devices()
    const taken = { actor: cleo.who, sessionId: cleo.ids[0] ?? '', endpoint, p256dh, auth }
    expect((await allowPush(open(), taken, isService())).errors).toEqual([])
    expect(await devices()).toMatchObject([{ personId: cleo.who.personId, endpoint }])
    await open().orm.delete(authSession)
    expect(await devices()).toEqual([])
  })

  test.each([
    ['no push service', { endpoint: 'https://169.254.169.254/latest' }],
    ['no key of a browser', { p256dh: 'AAAA' }],
    ['no secret of a browser', { auth: '<script>' }],
  ])('%s is refused', async (_, wrong) => {
    const { who, ids } = await addPerson()
    const given = { actor: who, sessionId: ids[0] ?? '', ...service.subscribe(), ...wrong }
    expect(await allowPush(open(), given, isService())).toMatchObject({
      result: null,
      errors: [{ reason: 'PUSH_UNKNOWN', code: 'INVALID' }],
    })
  })

  test('the keys are made once, also by two servers at once', async () => {
    const [one, other] = await Promise.all([readPushKeys(open()), readPushKeys(open())])
    expect(one).toEqual(other)
  })
})
