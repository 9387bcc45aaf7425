import { eq, sql } from 'drizzle-orm'
import { deleteAccount } from '#server/areas/accounts/deleteAccount.ts'
import { publishEntry, unpublishEntry } from '#server/areas/changelog/publishEntry.ts'
import { createEntry, editEntry } from '#server/areas/changelog/saveEntry.ts'
import { setSubscription } from '#server/areas/changelog/setSubscription.ts'
import { editComment } from '#server/areas/comments/editComment.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { editIdea } from '#server/areas/ideas/editIdea.ts'
import { setMail } from '#server/areas/mailing/setMail.ts'
import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { setFollow } from '#server/areas/votes/setFollow.ts'
import { newId } from '#server/db/id.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import { comment as commentTable } from '#server/db/tables/comments.ts'
import { mailSuppression } from '#server/db/tables/mail.ts'
import { notification, notificationGroup } from '#server/db/tables/notifications.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { watchContent } from '#server/kernel/contentVersion.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addClosedStatus,
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { setPreference } from './changePreferences.ts'
import { countUnreadGroups, listInbox } from './findInbox.ts'
import { markAllRead, markGroupRead } from './markRead.ts'
import { setIdeaMuted } from './muteIdea.ts'
import { sweepNotifications } from './sweepNotifications.ts'
import { beginReading, readAll } from './testing/readAll.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const MINUTE = 60_000

describeOnEngines('notifications', (open) => {
  let site: TestSite
  let ana: Actor & Member
  let bo: Actor & Member
  let team: Actor & Member
  let number = 0

  const newIdea = () =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  const comment = async (
    actor: Actor & Member,
    more: Partial<Parameters<typeof postComment>[1]> = {},
  ) =>
    (
      await postComment(open(), {
        actor,
        ideaNumber: number,
        body: 'Words',
        guard: 'clean',
        ...more,
      })
    ).result?.commentId ?? ''
  const follow = (actor: Actor & Member, following = true) =>
    setFollow(open(), { actor, ideaNumber: number, following })
  const rowsOf = ({ personId }: Member) =>
    open()
      .orm.select()
      .from(notification)
      .where(eq(notification.recipientId, personId))
      .orderBy(notification.eventSeq)
  const kindsOf = async (actor: Member) => (await rowsOf(actor)).map(({ kind }) => kind)
  const inbox = async (actor: Actor, isUnread = false) =>
    (await listInbox(open(), actor, { isUnread })).rows
  beforeAll(async () => {
    site = await addSite(open())
    await beginReading(open())
  })
  beforeEach(async () => {
    await open().orm.update(siteTable).set({ moderation: 'OFF' })
    ana = await addMember(open())
    bo = await addMember(open())
    team = await addMember(open(), 'ADMIN')
    number = await newIdea()
  })

  test('a comment is told to who follows, a reply and a mention as such, and nobody of their own', async () => {
    await follow(ana)
    const first = await comment(bo)
    await readAll(open())
    const second = await comment(team, { replyTo: first, body: `For @[Ana](${ana.personId})` })
    await readAll(open())
    expect((await rowsOf(ana)).map(({ kind, commentId }) => [kind, commentId])).toEqual([
      ['COMMENT', first],
      ['MENTION', second],
    ])
    expect(await kindsOf(bo)).toEqual(['REPLY'])
    expect(await kindsOf(team)).toEqual([])
  })

  test('pages that say how many were told are made anew when they were, and not for other news', async () => {
    const version = watchContent(open())
    const grows = async (): Promise<number> => {
      const before = await version()
      await readAll(open())
      return (await version()) - before
    }
    const set = (slug: string) =>
      setIdeaStatus(open(), { actor: team, ideaNumber: number, statusId: statusId(site, slug) })
    await follow(ana)
    await comment(bo)
    expect(await grows()).toBe(0)
    await set('planned')
    expect(await grows()).toBe(0)
    await set('shipped')
    expect(await grows()).toBe(1)
    expect(await kindsOf(ana)).toEqual(['COMMENT', 'STATUS_CHANGED', 'STATUS_CHANGED'])
  })

  test('no letter is due for an address that a mail server has refused for good', async () => {
    const people = [ana, bo]
    for (const [at, one] of people.entries()) {
      const email = `${one.personId}@example.com`
      await open()
        .orm.insert(authUser)
        .values({ id: newId('account'), personId: one.personId, name: 'Ana', email })
      await follow(one)
      if (at === 0)
        await open()
          .orm.insert(mailSuppression)
          .values({ id: newId('suppression'), address: email, reason: '550' })
    }
    await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, 'planned'),
    })
    await readAll(open())
    const [refused, reached] = await Promise.all(people.map(rowsOf))
    expect(refused).toMatchObject([{ kind: 'STATUS_CHANGED', mailDueAt: null }])
    expect(reached?.[0]?.mailDueAt).not.toBeNull()
  })

  test('an answer with a new status is one notification; without an answer the status is told', async () => {
    await follow(ana)
    await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, 'planned'),
      answer: 'Soon',
    })
    await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, 'shipped'),
    })
    await setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, 'open'),
    })
    await readAll(open())
    const rows = await rowsOf(ana)
    expect(rows.map(({ kind, data }) => [kind, data.status])).toEqual([
      ['OFFICIAL_ANSWER', statusId(site, 'planned')],
      ['STATUS_CHANGED', statusId(site, 'shipped')],
    ])
  })

  test('an idea that is closed without a decision is told to nobody; what the team says of it is', async () => {
    await follow(ana)
    const closed = { actor: team, ideaNumber: number, statusId: await addClosedStatus(open()) }
    await setIdeaStatus(open(), closed)
    await readAll(open())
    expect(await rowsOf(ana)).toEqual([])
    await setIdeaStatus(open(), { ...closed, answer: 'We have tidied up' })
    await readAll(open())
    expect(await kindsOf(ana)).toEqual(['OFFICIAL_ANSWER'])
  })

  test('what waits is told to the team, and to followers when it is approved, once', async () => {
    await follow(ana)
    const commentId = await comment(bo, { guard: 'trapped' })
    await readAll(open())
    expect([await kindsOf(team), await kindsOf(ana)]).toEqual([['AWAITS_APPROVAL'], []])
    const subject = { kind: 'comment', commentId } as const
    for (const state of ['LIVE', 'SPAM', 'LIVE'] as const) {
      await setPostState(open(), { actor: team, subject, state })
      await readAll(open())
    }
    expect([await kindsOf(team), await kindsOf(ana)]).toEqual([['AWAITS_APPROVAL'], ['COMMENT']])
    expect(await inbox(team)).toEqual([])
  })

  test('what an edit makes wait is told to the team as a new post is, a decision that is taken back is not', async () => {
    await open().orm.update(siteTable).set({ moderation: 'ALL' })
    const colleague = await addMember(open(), 'COLLABORATOR')
    const waiting = async (actor: Member) =>
      (await rowsOf(actor))
        .filter(({ kind }) => kind === 'AWAITS_APPROVAL')
        .map(({ ideaNumber, commentId }) => [ideaNumber, commentId])
    const commentId = newId('comment')
    const words = { body: 'Words', bodyHtml: 'Words', authorId: bo.personId }
    await open()
      .orm.insert(commentTable)
      .values({ id: commentId, ideaNumber: number, ...words })
    const boardId = site.boards.public
    const posted = { title: 'A kestrel', boardId, statusId: statusId(site, 'open') }
    const ideaNumber = await addIdea(open(), { ...posted, authorId: bo.personId })
    await editComment(open(), { actor: bo, commentId, body: 'Others', expectedVersion: 1 })
    const edited = { title: 'Two kestrels', body: '', boardId, expectedVersion: 1 }
    const { errors } = await editIdea(open(), { actor: bo, ideaNumber, ...edited })
    expect(errors).toEqual([])
    await readAll(open())
    const told = [
      [number, commentId],
      [ideaNumber, null],
    ]
    expect([await waiting(team), await waiting(colleague), await waiting(bo)]).toEqual([
      told,
      told,
      [],
    ])
    for (const subject of [
      { kind: 'comment', commentId },
      { kind: 'idea', ideaNumber },
    ] as const)
      for (const state of ['LIVE', 'PENDING'] as const)
        await setPostState(open(), { actor: team, subject, state })
    await readAll(open())
    expect(await waiting(colleague)).toEqual(told)
  })

  test('an entry of the changelog is told once: not the status that it sets, nor when it comes back', async () => {
    const first = number
    await follow(ana)
    number = await newIdea()
    await follow(ana)
    await setSubscription(open(), { actor: ana, subscribed: true })
    await setSubscription(open(), { actor: bo, subscribed: true })
    const ideaIds = [`idea_${first}`, `idea_${number}`]
    const text = { title: 'It is here', body: '', labels: [], ideaIds }
    const entryId = (await createEntry(open(), { actor: team, ...text })).result?.entryId ?? ''
    const publish = async (expectedVersion: number) => {
      const move = { statusId: statusId(site, 'shipped'), expectedVersion }
      const { errors } = await publishEntry(open(), { actor: team, entryId, ...move })
      expect(errors).toEqual([])
      await readAll(open())
    }
    await publish(1)
    expect((await rowsOf(ana)).map(({ kind, entryId: of }) => [kind, of])).toEqual([
      ['CHANGELOG', entryId],
    ])
    expect(await kindsOf(bo)).toEqual(['CHANGELOG'])
    expect((await inbox(ana)).map(({ entryId: of, unreadCount }) => [of, unreadCount])).toEqual([
      [entryId, 1],
    ])
    await unpublishEntry(open(), { actor: team, entryId })
    expect([await inbox(ana), await countUnreadGroups(open(), ana)]).toEqual([[], 0])
    await publish(1)
    expect([await kindsOf(ana), (await inbox(ana)).length]).toEqual([['CHANGELOG'], 1])
  })

  test('an idea that is linked to a published entry later is told to its followers, and to nobody else', async () => {
    const first = number
    await follow(ana)
    number = await newIdea()
    await follow(ana)
    await follow(bo)
    const words = { title: 'It is here', body: '', labels: [] }
    const linked = [`idea_${first}`]
    const { result } = await createEntry(open(), { actor: team, ...words, ideaIds: linked })
    const entryId = result?.entryId ?? ''
    await publishEntry(open(), { actor: team, entryId, statusId: null, expectedVersion: 1 })
    await readAll(open())
    const late = await addMember(open())
    await setSubscription(open(), { actor: late, subscribed: true })
    const edit = async (ideaIds: string[], expectedVersion: number) => {
      const call = { actor: team, entryId, expectedVersion, ...words, ideaIds }
      expect((await editEntry(open(), call)).errors).toEqual([])
      await readAll(open())
    }
    await edit([...linked, `idea_${number}`], 1)
    const told = await Promise.all([ana, bo, late].map(rowsOf))
    expect(told.map((rows) => rows.map(({ entryId: of }) => of))).toEqual([
      [entryId],
      [entryId],
      [],
    ])
    await edit([`idea_${number}`], 2)
    await edit([`idea_${number}`, ...linked], 3)
    expect([await kindsOf(ana), await kindsOf(bo)]).toEqual([['CHANGELOG'], ['CHANGELOG']])
  })

  test('who muted an idea hears nothing of the one that it is merged into, nor by a letter of before', async () => {
    const cy = await addMember(open())
    const from = number
    const about = { kind: 'idea', ideaNumber: from } as const
    for (const one of [ana, bo, cy]) await follow(one)
    await setIdeaMuted(open(), { actor: ana, ideaNumber: from, muted: true })
    number = await newIdea()
    await mergeIdea(open(), { actor: team, ideaNumber: from, intoNumber: number })
    await setMail(open(), bo.personId, about, false)
    await comment(team)
    await readAll(open())
    expect([await kindsOf(ana), await kindsOf(bo)]).toEqual([[], []])
    expect(await kindsOf(cy)).toEqual(['MERGED', 'COMMENT'])
    await setIdeaMuted(open(), { actor: ana, ideaNumber: from, muted: false })
    await setMail(open(), bo.personId, about, true)
    await comment(team)
    await readAll(open())
    expect([await kindsOf(ana), await kindsOf(bo)]).toEqual([['COMMENT'], ['COMMENT']])
  })

  test('what is on its way about the target is taken back with it', async () => {
    const from = number
    await follow(ana)
    await open()
      .orm.insert(authUser)
      .values({ id: ana.personId, personId: ana.personId, name: 'Ana', email: 'ana@example.com' })
    number = await newIdea()
    await mergeIdea(open(), { actor: team, ideaNumber: from, intoNumber: number })
    const due = async () => (await rowsOf(ana)).filter(({ mailDueAt }) => mailDueAt !== null)
    await readAll(open())
    expect(await due()).toMatchObject([{ kind: 'MERGED', ideaNumber: number }])
    await setMail(open(), ana.personId, { kind: 'idea', ideaNumber: from }, false)
    expect(await due()).toEqual([])
  })

  test('the inbox shows groups, what is unread first, and of each what can be read', async () => {
    const first = number
    await follow(ana)
    await comment(bo)
    number = await newIdea()
    await follow(ana)
    const hidden = await comment(bo)
    await comment(team)
    await readAll(open())
    const groups = await inbox(ana)
    expect(groups.map(({ ideaNumber, unreadCount }) => [ideaNumber, unreadCount])).toEqual([
      [number, 2],
      [first, 1],
    ])
    expect(await countUnreadGroups(open(), ana)).toBe(2)
    const subject = { kind: 'comment', commentId: hidden } as const
    await setPostState(open(), { actor: team, subject, state: 'DELETED' })
    expect((await inbox(ana))[0]?.unreadCount).toBe(1)
    await markGroupRead(open(), { actor: ana, groupId: groups[0]?.id ?? '' })
    expect((await inbox(ana)).map(({ ideaNumber }) => ideaNumber)).toEqual([first, number])
    expect((await inbox(ana, true)).map(({ ideaNumber }) => ideaNumber)).toEqual([first])
    const page = await listInbox(open(), ana, { isUnread: false, first: 1 })
    const after = page.cursorOf(page.rows[0] ?? groups[0]!)
    expect(
      (await listInbox(open(), ana, { isUnread: false, after })).rows.map(
        ({ ideaNumber }) => ideaNumber,
      ),
    ).toEqual([number])
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: first },
      state: 'SPAM',
    })
    expect((await inbox(ana)).map(({ ideaNumber }) => ideaNumber)).toEqual([number])
    expect(await countUnreadGroups(open(), ana)).toBe(0)
    expect(
      (await markGroupRead(open(), { actor: bo, groupId: groups[0]?.id ?? '' })).errors[0]?.code,
    ).toBe('NOT_FOUND')
  })

  test('everything is marked as read, or what came until a moment', async () => {
    await follow(ana)
    await comment(bo)
    await readAll(open())
    const [one] = await rowsOf(ana)
    const early = new Date(Date.parse(one?.createdAt ?? '') - 1).toISOString()
    await markAllRead(open(), { actor: ana, before: early })
    expect(await countUnreadGroups(open(), ana)).toBe(1)
    await markAllRead(open(), { actor: ana })
    expect(await countUnreadGroups(open(), ana)).toBe(0)
    await comment(bo)
    await readAll(open())
    expect((await inbox(ana))[0]?.unreadCount).toBe(1)
  })

  test('the API gives the inbox, and what was told of an idea, to its owner alone', async () => {
    await follow(ana)
    const commentId = await comment(bo)
    await readAll(open())
    const query = `query Q($id: ID!) {
      viewer { unreadNotificationCount inbox { edges { node { unreadCount idea { id } notifications { edges { node { kind readAt comment { id } actor { id } } } } } } } }
      idea(id: $id) { viewerUnreadNotificationCount viewerHasMuted viewerInboxGroup { unreadCount } } }`
    const ask = async (actor: Actor) => {
      const { data, errors } = await askSchema(open(), actor, query, { id: `idea_${number}` })
      expect(errors).toEqual([])
      return data
    }
    const node = {
      kind: 'COMMENT',
      readAt: null,
      comment: { id: commentId },
      actor: { id: bo.personId },
    }
    const group = {
      unreadCount: 1,
      idea: { id: `idea_${number}` },
      notifications: { edges: [{ node }] },
    }
    expect(await ask(ana)).toEqual({
      viewer: { unreadNotificationCount: 1, inbox: { edges: [{ node: group }] } },
      idea: {
        viewerUnreadNotificationCount: 1,
        viewerHasMuted: false,
        viewerInboxGroup: { unreadCount: 1 },
      },
    })
    for (const other of [visitor, { ...ana, banned: true }])
      expect(await ask(other)).toEqual({
        viewer: { unreadNotificationCount: null, inbox: null },
        idea: {
          viewerUnreadNotificationCount: null,
          viewerHasMuted: false,
          viewerInboxGroup: null,
        },
      })
  })

  test('many followers are told in parts, each once, and none twice when a part is read again', async () => {
    await open().orm.execute(
      sql`insert into person (id, name) select 'user_many' || n || '_' || ${number}::text, 'Somebody' from generate_series(1, 2500) n`,
    )
    await open().orm.execute(
      sql`insert into follow (idea_number, person_id, following) select ${number}, 'user_many' || n || '_' || ${number}::text, true from generate_series(1, 2500) n`,
    )
    await comment(team)
    await readAll(open())
    await readAll(open())
    const rows = await open()
      .orm.select()
      .from(notification)
      .where(eq(notification.ideaNumber, number))
    expect([rows.length, new Set(rows.map(({ recipientId }) => recipientId)).size]).toEqual([
      2500, 2500,
    ])
  })

  test('what was read long ago is swept, and an account takes all of its own along', async () => {
    await follow(ana)
    await follow(bo)
    await comment(team)
    await readAll(open())
    await markAllRead(open(), { actor: ana })
    expect(await sweepNotifications(open())).toBe(0)
    const later = Date.now() + 366 * 24 * 60 * MINUTE
    expect(await sweepNotifications(open(), later)).toBeGreaterThan(0)
    expect([(await rowsOf(ana)).length, (await rowsOf(bo)).length]).toEqual([0, 1])
    await sweepNotifications(open(), Date.now() + 731 * 24 * 60 * MINUTE)
    expect(await rowsOf(bo)).toEqual([])
    await follow(ana, false)
    await setPreference(open(), { actor: bo, kind: 'COMMENT', channel: 'INBOX', on: false })
    await setPreference(open(), { actor: bo, kind: 'COMMENT', channel: 'PUSH', on: true })
    await comment(team)
    await readAll(open())
    expect(await rowsOf(bo)).toMatchObject([{ groupId: null, readAt: null }])
    await sweepNotifications(open(), Date.now() + 364 * 24 * 60 * MINUTE)
    expect(await rowsOf(bo)).toHaveLength(1)
    await sweepNotifications(open(), later)
    expect(await rowsOf(bo)).toEqual([])
    await setPreference(open(), { actor: bo, kind: 'COMMENT', channel: 'INBOX', on: true })
    await comment(team)
    await readAll(open())
    expect(await rowsOf(bo)).toHaveLength(1)
    await setPreference(open(), { actor: bo, kind: 'COMMENT', channel: 'MAIL', on: true })
    await deleteAccount(open(), { actor: bo, deletePosts: false })
    expect(await rowsOf(bo)).toEqual([])
    const groups = await open().orm.select().from(notificationGroup)
    expect(
      groups.filter(({ recipientId }) => [ana.personId, bo.personId].includes(recipientId)),
    ).toEqual([])
  })
})
