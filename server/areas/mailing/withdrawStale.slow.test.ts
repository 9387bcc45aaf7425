import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import {
  pauseNotifications,
  setMailStopped,
  setPreference,
} from '#server/areas/notifications/changePreferences.ts'
import { setIdeaMuted } from '#server/areas/notifications/muteIdea.ts'
import { newId } from '#server/db/id.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea as ideaTable } from '#server/db/tables/ideas.ts'
import { mail } from '#server/db/tables/mail.ts'
import { notification } from '#server/db/tables/notifications.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import { sendQueue } from '#server/services/mail/sendQueue.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { until } from '#server/testing/until.ts'
import { listDeadLetters, sendLetterAgain } from './deadLetters.ts'
import { setMail } from './setMail.ts'
import { withdrawStale } from './withdrawStale.ts'
import { writeLetters } from './writeLetters.ts'

const log = pino({ level: 'silent' })
const letters = {
  publicUrl: 'https://ideas.example',
  secret: 'a secret of at least thirty-two characters',
  replyAddress: undefined,
  log,
}

describeOnEngines('letters that waited for the mail server', (open) => {
  let site: TestSite
  let idea: number
  let ana: Actor & Member
  let seq = 0

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    await open().orm.delete(notification)
    await open().orm.delete(mail)
    idea = await addIdea(open(), {
      title: 'Dark mode',
      boardId: site.boards.public,
      statusId: statusId(site, 'planned'),
    })
    ana = await addMember(open(), 'MEMBER', 'Ana')
    const email = `${ana.personId}@people.invalid`
    await open()
      .orm.insert(authUser)
      .values({ id: newId('account'), personId: ana.personId, name: 'Ana', email })
  })

  const say = async (body: string) => {
    const id = newId('comment')
    await open().orm.insert(comment).values({ id, ideaNumber: idea, body, bodyHtml: body })
    return id
  }
  const tell = async (values: Partial<typeof notification.$inferInsert> = {}) => {
    await open()
      .orm.insert(notification)
      .values({
        id: newId('notification'),
        recipientId: ana.personId,
        kind: 'COMMENT',
        ideaNumber: idea,
        eventSeq: (seq += 1),
        mailDueAt: new Date(Date.now() - 1_000).toISOString(),
        ...values,
      })
  }
  const write = () => writeLetters(open(), letters)
  const queued = () => open().orm.select().from(mail)
  /** Sends what is queued; gives the texts that went out. */
  const send = async () => {
    const sent: string[] = []
    const mailer = {
      codeBy: 'MAIL' as const,
      send: ({ text }: Mail) => Promise.resolve(void sent.push(text)),
      close: () => undefined,
    }
    const pace = { everyMs: 20, withdraw: withdrawStale }
    const stop = sendQueue(open(), mailer, log, pace)
    await until('all are dealt with', async () => (await queued()).length === 0)
    await stop()
    return sent
  }

  test('what nothing has happened to is sent', async () => {
    await tell({ commentId: await say('Looks good') })
    await write()
    expect(await send()).toEqual([expect.stringContaining('Looks good')])
  })

  test.each<[string, (actor: Actor & Member) => Promise<unknown>]>([
    [
      'the kind is off',
      (actor) => setPreference(open(), { actor, kind: 'COMMENT', channel: 'MAIL', on: false }),
    ],
    ['all mail is stopped', (actor) => setMailStopped(open(), { actor, stopped: true })],
    [
      'the idea is muted',
      (actor) => setIdeaMuted(open(), { actor, ideaNumber: idea, muted: true }),
    ],
    [
      'the link of a letter muted it',
      ({ personId }) => setMail(open(), personId, { kind: 'idea', ideaNumber: idea }, false),
    ],
    [
      'its board is closed',
      () =>
        open()
          .orm.update(ideaTable)
          .set({ boardId: site.boards.team })
          .where(eq(ideaTable.number, idea)),
    ],
    [
      'a pause has come and gone',
      async (actor) => {
        await pauseNotifications(open(), {
          actor,
          until: new Date(Date.now() + 60_000).toISOString(),
        })
        await pauseNotifications(open(), { actor, until: null })
      },
    ],
  ])('is not sent any more: %s', async (_why, change) => {
    await tell({ commentId: await say('Looks good') })
    await write()
    expect(await queued()).toHaveLength(1)
    await change(ana)
    expect(await send()).toEqual([])
    expect(await write()).toBe(0)
  })

  test('what else a letter tells of is told in another one', async () => {
    const hidden = await say('Buy now')
    await tell({ commentId: hidden })
    await tell({ commentId: await say('Looks good') })
    await write()
    await open().orm.update(comment).set({ state: 'SPAM' }).where(eq(comment.id, hidden))
    expect(await send()).toEqual([])
    expect(await write()).toBe(1)
    const [text = '', ...others] = await send()
    expect(others).toEqual([])
    expect(text).toContain('Looks good')
    expect(text).not.toContain('Buy now')
  })

  test('a status that was taken back is not told, and what else is wanted names the present one', async () => {
    const moveTo = (slug: string) =>
      open()
        .orm.update(ideaTable)
        .set({ statusId: statusId(site, slug), statusChangedAt: new Date().toISOString() })
        .where(eq(ideaTable.number, idea))
    await moveTo('shipped')
    await tell({ kind: 'STATUS_CHANGED', data: { status: statusId(site, 'shipped') } })
    await tell({ commentId: await say('Looks good') })
    await write()
    expect((await queued()).map(({ text }) => text)).toEqual([expect.stringContaining('Shipped')])
    await moveTo('planned')
    expect(await send()).toEqual([])
    expect(await write()).toBe(1)
    const [text = '', ...others] = await send()
    expect(others).toEqual([])
    expect(text).toContain('Planned')
    expect(text).not.toContain('Shipped')
  })

  test.each<[string, (actor: Actor & Member) => Promise<unknown>]>([
    ['all mail is stopped', (actor) => setMailStopped(open(), { actor, stopped: true })],
    [
      'a pause begins',
      (actor) =>
        pauseNotifications(open(), { actor, until: new Date(Date.now() + 60_000).toISOString() }),
    ],
  ])('a letter that was given up stays with the admins: %s', async (_why, change) => {
    await tell({ commentId: await say('Looks good') })
    await write()
    await open().orm.update(mail).set({ diedAt: new Date().toISOString() })
    await change(ana)
    expect((await listDeadLetters(open(), {})).rows).toHaveLength(1)
  })

  test('a letter that was given up and is sent again is asked for as well', async () => {
    await tell({ commentId: await say('Looks good') })
    await write()
    await open().orm.update(mail).set({ diedAt: new Date().toISOString() })
    await setPreference(open(), { actor: ana, kind: 'COMMENT', channel: 'MAIL', on: false })
    const [dead] = (await listDeadLetters(open(), {})).rows
    const actor = await addMember(open(), 'ADMIN')
    await sendLetterAgain(open(), { actor, letterId: dead?.id ?? '' })
    expect(await send()).toEqual([])
  })
})
