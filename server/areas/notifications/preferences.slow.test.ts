import { eq } from 'drizzle-orm'
import { myData } from '#server/areas/accounts/myData.ts'
import { publishEntry, unpublishEntry } from '#server/areas/changelog/publishEntry.ts'
import { createEntry } from '#server/areas/changelog/saveEntry.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { setMail } from '#server/areas/mailing/setMail.ts'
import { setFollow } from '#server/areas/votes/setFollow.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import { notification } from '#server/db/tables/notifications.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import {
  pauseNotifications,
  setDefault,
  setMailCadence,
  setMailStopped,
  setPreference,
} from './changePreferences.ts'
import { listInbox } from './findInbox.ts'
import { beginReading, readAll } from './testing/readAll.ts'

const MINUTE = 60_000

describeOnEngines('what people chose to be told of', (open) => {
  let site: TestSite
  let ana: Actor & Member
  let bo: Actor & Member
  let team: Actor & Member
  let number = 0

  const comment = (actor: Actor & Member, { body = 'Words' } = {}) =>
    postComment(open(), { actor, ideaNumber: number, body, guard: 'clean' })
  const follow = (actor: Actor & Member) =>
    setFollow(open(), { actor, ideaNumber: number, following: true })
  const rowsOf = ({ personId }: Member) =>
    open()
      .orm.select()
      .from(notification)
      .where(eq(notification.recipientId, personId))
      .orderBy(notification.eventSeq)
  const kindsOf = async (actor: Member) => (await rowsOf(actor)).map(({ kind }) => kind)
  const giveAddress = async ({ personId }: Member) => {
    const email = `${personId}@people.invalid`
    await open()
      .orm.insert(authUser)
      .values({ id: personId, personId, name: 'Somebody', email, emailVerified: true })
  }
  const dueIn = (moment: string | null | undefined) =>
    moment == null ? null : Math.round((Date.parse(moment) - Date.now()) / MINUTE)

  beforeAll(async () => {
    site = await addSite(open())
    await beginReading(open())
  })
  beforeEach(async () => {
    ana = await addMember(open())
    bo = await addMember(open())
    team = await addMember(open(), 'ADMIN')
    number = await addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  })

  test('a letter is due after the pause for more, with the next digest, or never', async () => {
    await giveAddress(ana)
    const fan = { actor: ana }
    const dueNext = async () => {
      await comment(team, { body: `For @[Ana](${ana.personId})` })
      await readAll(open())
      return dueIn((await rowsOf(ana)).at(-1)?.mailDueAt)
    }
    expect(await dueNext()).toBe(5)
    await setMailCadence(open(), { ...fan, cadence: 'DAILY' })
    const daily = (await dueNext()) ?? 0
    expect([daily >= 0, daily <= 24 * 60]).toEqual([true, true])
    await setMailCadence(open(), { ...fan, cadence: 'WEEKLY' })
    await dueNext()
    const weekly = (await rowsOf(ana)).map(({ mailDueAt }) => mailDueAt)
    expect(new Set(weekly).size).toBe(1)
    const monday = new Date(weekly[0] ?? 0)
    expect([monday.getUTCDay(), monday.getUTCHours(), monday.getUTCMinutes()]).toEqual([1, 8, 0])
    const hourIn = async (timeZone: string, set: string | undefined) => {
      await setMailCadence(open(), { ...fan, cadence: 'DAILY', ...(set && { timeZone: set }) })
      await dueNext()
      const moment = new Date((await rowsOf(ana)).at(-1)?.mailDueAt ?? 0)
      return moment.toLocaleString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    }
    expect(await hourIn('Asia/Kolkata', 'Asia/Kolkata')).toBe('08:00')
    expect(await hourIn('America/New_York', 'America/New_York')).toBe('08:00')
    for (const unknown of [undefined, 'Nowhere/Else'])
      expect(await hourIn('America/New_York', unknown)).toBe('08:00')
    await setMailCadence(open(), { ...fan, cadence: 'INSTANT' })
    await pauseNotifications(open(), { ...fan, until: new Date(Date.now() + MINUTE).toISOString() })
    expect(await dueNext()).toBeNull()
    expect((await rowsOf(ana)).every(({ mailDueAt }) => mailDueAt === null)).toBe(true)
    await pauseNotifications(open(), fan)
    expect(await dueNext()).toBe(5)
    await setMailStopped(open(), { ...fan, stopped: true })
    expect(await dueNext()).toBeNull()
    await setMailStopped(open(), { ...fan, stopped: false })
    await setPreference(open(), { ...fan, kind: 'MENTION', channel: 'MAIL', on: false })
    expect(await dueNext()).toBeNull()
  })

  test('what a letter goes by is in the download of one’s own data, the time zone included', async () => {
    await setMailCadence(open(), { actor: ana, cadence: 'DAILY', timeZone: 'Asia/Kolkata' })
    let text = ''
    for await (const piece of myData(open(), ana, 'http://localhost')) text += piece
    const { notificationSettings } = JSON.parse(text) as { notificationSettings: unknown }
    expect(notificationSettings).toEqual([
      { mailCadence: 'DAILY', pausedUntil: null, stoppedMail: false, timeZone: 'Asia/Kolkata' },
    ])
  })

  test('one who wants a kind by no way is told of the next one that they want', async () => {
    await follow(ana)
    for (const channel of ['INBOX', 'MAIL', 'PUSH'] as const)
      await setPreference(open(), { actor: ana, kind: 'MENTION', channel, on: false })
    await comment(team, { body: `For @[Ana](${ana.personId})` })
    await readAll(open())
    expect(await kindsOf(ana)).toEqual(['COMMENT'])
    await setPreference(open(), { actor: ana, kind: 'COMMENT', channel: 'INBOX', on: false })
    await comment(team)
    await readAll(open())
    expect(await kindsOf(ana)).toEqual(['COMMENT'])
  })

  test('what shipped with an entry is mailed to who gets no mail about the changelog, once', async () => {
    const first = number
    const people = [ana, bo]
    for (const one of people) {
      await giveAddress(one)
      await follow(one)
    }
    number = await addIdea(open(), {
      title: 'Another',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    for (const one of people) await follow(one)
    await setMail(open(), ana.personId, { kind: 'changelog' }, false)
    const ideaIds = [`idea_${number}`, `idea_${first}`]
    const text = { title: 'It is here', body: '', labels: [], ideaIds }
    const entryId = (await createEntry(open(), { actor: team, ...text })).result?.entryId ?? ''
    const publish = async () => {
      const move = { statusId: statusId(site, 'shipped'), expectedVersion: 1 }
      const { errors } = await publishEntry(open(), { actor: team, entryId, ...move })
      expect(errors).toEqual([])
      await readAll(open())
    }
    await publish()
    const told = async (actor: Member) =>
      (await rowsOf(actor)).map(({ kind, ideaNumber, mailDueAt }) => [
        kind,
        ideaNumber,
        mailDueAt !== null,
      ])
    expect(await told(ana)).toEqual([['STATUS_CHANGED', first, true]])
    expect(await told(bo)).toEqual([['CHANGELOG', null, true]])
    const [row] = await rowsOf(ana)
    expect(row?.data).toEqual({ status: statusId(site, 'shipped') })
    const [group, ...others] = (await listInbox(open(), ana, { isUnread: true })).rows
    expect([group?.ideaNumber, group?.entryId, others]).toEqual([first, null, []])
    await unpublishEntry(open(), { actor: team, entryId })
    await publish()
    expect([(await told(ana)).length, (await told(bo)).length]).toEqual([1, 1])
  })

  test('the team’s defaults count for who has not chosen', async () => {
    await setDefault(open(), { actor: team, kind: 'COMMENT', channel: 'INBOX', on: false })
    await follow(ana)
    await follow(bo)
    await setPreference(open(), { actor: bo, kind: 'COMMENT', channel: 'INBOX', on: true })
    await comment(team)
    await readAll(open())
    await setDefault(open(), { actor: team, kind: 'COMMENT', channel: 'INBOX', on: true })
    expect([await kindsOf(ana), await kindsOf(bo)]).toEqual([[], ['COMMENT']])
  })
})
