import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { newId } from '#server/db/id.ts'
import { authUser } from '#server/db/tables/accounts.ts'
import {
  changelogEntry,
  changelogEntryIdea,
  changelogSubscription,
} from '#server/db/tables/changelog.ts'
import { comment } from '#server/db/tables/comments.ts'
import { mail, mailSuppression } from '#server/db/tables/mail.ts'
import { ideaMute, notification, notificationSetting } from '#server/db/tables/notifications.ts'
import { person } from '#server/db/tables/people.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { follow } from '#server/db/tables/votes.ts'
import type { Actor, Member, Role } from '#server/kernel/actor.ts'
import { priorities } from '#server/services/mail/queueMail.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, type TestSite } from '#server/testing/testSite.ts'
import { writeLetters } from './writeLetters.ts'

const letters = {
  publicUrl: 'https://ideas.example',
  secret: 'a secret of at least thirty-two characters',
  replyAddress: undefined,
  log: pino({ level: 'silent' }),
}

describeOnEngines('letters of notifications', (open) => {
  let site: TestSite
  let idea: number
  let seq = 0
  let people = 0

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    idea = await addIdea(open(), {
      title: 'Dark mode',
      boardId: site.boards.public,
      statusId: statusId(site, 'planned'),
    })
    await open().orm.delete(notification)
    await open().orm.delete(mail)
  })

  const account = async (role: Role = 'MEMBER'): Promise<Actor & Member & { email: string }> => {
    const member = await addMember(open(), role, 'Ana')
    const email = `n${(people += 1)}@example.com`
    await open()
      .orm.insert(authUser)
      .values({ id: newId('account'), personId: member.personId, name: 'Ana', email })
    return { ...member, email }
  }
  const say = async (body: string, values: Partial<typeof comment.$inferInsert> = {}) => {
    const id = newId('comment')
    await open()
      .orm.insert(comment)
      .values({ id, ideaNumber: idea, body, bodyHtml: body, ...values })
    return id
  }
  const tell = async (
    { personId }: Member,
    values: Partial<typeof notification.$inferInsert> = {},
    inSeconds = -1,
  ) => {
    await open()
      .orm.insert(notification)
      .values({
        id: newId('notification'),
        recipientId: personId,
        kind: 'COMMENT',
        ideaNumber: idea,
        eventSeq: (seq += 1),
        mailDueAt: new Date(Date.now() + inSeconds * 1_000).toISOString(),
        ...values,
      })
  }
  const write = () => writeLetters(open(), letters)
  const queued = () => open().orm.select().from(mail)

  test('what happened to one idea within the window is one letter, and is told once', async () => {
    const ana = await account()
    await tell(ana, { kind: 'STATUS_CHANGED', data: { status: 'x' } })
    await tell(ana, { commentId: await say('Looks good') }, 200)
    expect(await write()).toBe(1)
    expect(await write()).toBe(0)
    const [letter, ...others] = await queued()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      recipient: ana.email,
      subject: 'Planned: Dark mode',
      priority: priorities.notification,
      thread: expect.stringMatching(`^idea-${idea}\\.`) as string,
    })
    expect(letter?.text).toContain('Looks good')
    const told = await open().orm.select().from(notification)
    expect(told.every(({ mailedAt }) => mailedAt !== null)).toBe(true)
  })

  test('nothing goes out before its moment', async () => {
    await tell(await account(), {}, 100)
    expect(await write()).toBe(0)
    expect(await queued()).toEqual([])
  })

  test('letters are written in the language of the site', async () => {
    await tell(await account(), { kind: 'STATUS_CHANGED' })
    await open().orm.update(siteTable).set({ locale: 'de' })
    try {
      expect(await writeLetters(open(), letters)).toBe(1)
    } finally {
      await open().orm.update(siteTable).set({ locale: 'en' })
    }
    const [written] = await open().orm.select().from(mail)
    expect(written?.text).toContain('Hallo Ana,')
    expect(written?.text).toContain('„Dark mode“ ist jetzt: Planned.')
    expect(written?.html).toContain('<html lang="de">')
  })

  test('what its reader may not read any more is left out, and so are those who want none', async () => {
    const [ana, banned, paused, stopped, muted, gone, team] = [
      await account(),
      await account(),
      await account(),
      await account(),
      await account(),
      await account(),
      await account('COLLABORATOR'),
    ]
    const secret = await say('Secret', { state: 'DELETED' })
    const internal = await say('Internal', { internal: true })
    await tell(ana, { commentId: secret })
    await tell(ana, { commentId: internal })
    await tell(team, { commentId: internal })
    for (const one of [banned, paused, stopped, muted, gone]) await tell(one)
    await open()
      .orm.update(person)
      .set({ bannedAt: new Date().toISOString() })
      .where(eq(person.id, banned.personId))
    const later = new Date(Date.now() + 60_000).toISOString()
    await open()
      .orm.insert(notificationSetting)
      .values([
        { personId: paused.personId, pausedUntil: later },
        { personId: stopped.personId, stoppedMail: true },
      ])
    await open().orm.insert(ideaMute).values({ personId: muted.personId, ideaNumber: idea })
    await open()
      .orm.insert(mailSuppression)
      .values({ id: newId('suppression'), address: gone.email, reason: '550' })
    expect(await write()).toBe(1)
    expect(await queued()).toMatchObject([{ recipient: team.email }])
    expect(await write()).toBe(0)
  })

  test('what was read in the inbox meanwhile is not mailed, and the rest of its letter is', async () => {
    const [ana, bo] = [await account(), await account()]
    const readAt = new Date().toISOString()
    await tell(ana, { readAt })
    await tell(bo, { readAt, commentId: await say('Seen already') })
    await tell(bo, { commentId: await say('Not seen yet') })
    expect(await write()).toBe(1)
    const [letter] = await queued()
    expect(letter).toMatchObject({ recipient: bo.email })
    expect(letter?.text).toContain('Not seen yet')
    expect(letter?.text).not.toContain('Seen already')
  })

  test('who has unfollowed meanwhile is mailed only where they are named, or are on the team', async () => {
    const [gone, named, team] = [await account(), await account(), await account('COLLABORATOR')]
    await open()
      .orm.insert(follow)
      .values(
        [gone, named, team].map(({ personId }) => ({
          ideaNumber: idea,
          personId,
          following: false,
        })),
      )
    await tell(gone, { kind: 'STATUS_CHANGED' })
    await tell(named, { kind: 'MENTION' })
    await tell(team, { kind: 'AWAITS_APPROVAL', commentId: await say('Hm', { state: 'PENDING' }) })
    expect(await write()).toBe(2)
    expect((await queued()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [named.email, team.email].toSorted(),
    )
  })

  test('what is not so any more is not mailed: it was approved, removed or unmerged meanwhile', async () => {
    const team = await account('COLLABORATOR')
    const into = idea
    const posted = (state: 'LIVE' | 'PENDING' | 'SPAM', mergedInto: number | null = null) =>
      addIdea(open(), {
        title: 'Another',
        boardId: site.boards.public,
        statusId: statusId(site, 'planned'),
        state,
        mergedInto,
      })
    const [live, spam, alone] = [await posted('LIVE'), await posted('SPAM'), await posted('LIVE')]
    await tell(team, { kind: 'AWAITS_APPROVAL', ideaNumber: live })
    await tell(team, { kind: 'AWAITS_APPROVAL', commentId: await say('Approved') })
    await tell(team, { kind: 'NEW_IDEA', ideaNumber: spam })
    await tell(team, { ideaNumber: spam, commentId: await say('Below it', { ideaNumber: spam }) })
    for (const state of ['SPAM', 'DELETED'] as const)
      await tell(team, { commentId: await say('Buy now', { state }) })
    await tell(team, { kind: 'MERGED', ideaNumber: into, data: { from: alone } })
    expect(await write()).toBe(0)
    expect(await queued()).toEqual([])
    await tell(team, { kind: 'AWAITS_APPROVAL', ideaNumber: await posted('PENDING') })
    const waiting = await say('Waits', { state: 'PENDING' })
    await tell(team, { kind: 'AWAITS_APPROVAL', commentId: waiting })
    await tell(team, { kind: 'MERGED', data: { from: await posted('LIVE', into) } })
    expect(await write()).toBe(2)
    const told = (await queued()).map(({ text }) => text).join()
    expect(told).toContain('“Another” is waiting for approval.')
    expect(told).toContain('A comment on “Dark mode” is waiting for approval.')
    expect(told).toContain('An idea you follow was merged into “Dark mode”.')
  })

  test('a status that was taken back is not mailed, and of an answer the words alone', async () => {
    idea = await addIdea(open(), {
      title: 'Dark mode',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
    const [ana, bo, cy] = [await account(), await account(), await account()]
    const commentId = await say('Soon', { official: true })
    const answered = { kind: 'OFFICIAL_ANSWER', commentId } as const
    await tell(ana, { kind: 'STATUS_CHANGED', data: { status: statusId(site, 'shipped') } })
    await tell(bo, { ...answered, data: { status: statusId(site, 'shipped') } })
    await tell(cy, { ...answered, data: { status: statusId(site, 'open') } })
    expect(await write()).toBe(2)
    const letters = new Map((await queued()).map((letter) => [letter.recipient, letter]))
    expect(letters.get(bo.email)?.subject).toBe('The team has answered: Dark mode')
    expect(letters.get(bo.email)?.text).toContain('Soon')
    expect(letters.get(bo.email)?.text).not.toContain('is now')
    expect(letters.get(cy.email)?.text).toContain('“Dark mode” is now Open.')
  })

  test('who was told of a change that was undone before the letter went out gets none of it', async () => {
    const [planned, started] = [statusId(site, 'planned'), statusId(site, 'shipped')]
    const away = { kind: 'STATUS_CHANGED', data: { status: started, before: planned } } as const
    const back = { kind: 'STATUS_CHANGED', data: { status: planned, before: started } } as const
    const [ana, bo, cy] = [await account(), await account(), await account()]
    await tell(ana, away)
    await tell(ana, back, 200)
    await tell(bo, away)
    await tell(bo, { commentId: await say('Looks good') }, 100)
    await tell(bo, back, 200)
    // The letter of the change has gone out: that it was undone is news.
    await tell(cy, { ...away, mailedAt: new Date().toISOString() })
    await tell(cy, back)
    expect(await write()).toBe(2)
    const told = new Map((await queued()).map(({ recipient, text }) => [recipient, text]))
    expect([...told.keys()].toSorted()).toEqual([bo.email, cy.email].toSorted())
    expect(told.get(bo.email)).toContain('Looks good')
    expect(told.get(bo.email)).not.toContain('is now')
    expect(told.get(cy.email)).toContain('“Dark mode” is now Planned.')
  })

  test('an idea that went to a closed board is told to the team alone', async () => {
    idea = await addIdea(open(), {
      title: 'Hidden',
      boardId: site.boards.team,
      statusId: statusId(site, 'planned'),
    })
    const [ana, team] = [await account(), await account('COLLABORATOR')]
    await tell(ana)
    await tell(team)
    expect(await write()).toBe(1)
    expect(await queued()).toMatchObject([{ recipient: team.email }])
  })

  test('a letter that cannot be written holds up no other, and is not tried again', async () => {
    const [broken, ana] = [await account(), await account()]
    await open()
      .orm.update(authUser)
      .set({ email: 'no address' })
      .where(eq(authUser.personId, broken.personId))
    await tell(broken)
    await tell(ana)
    expect(await write()).toBe(1)
    expect(await queued()).toMatchObject([{ recipient: ana.email }])
    const left = (await open().orm.select().from(notification)).filter(
      ({ mailDueAt, mailedAt }) => mailDueAt !== null && mailedAt === null,
    )
    expect(left).toEqual([])
  })

  test('who chose a digest gets all in one letter, which comes last', async () => {
    const ana = await account()
    await open()
      .orm.insert(notificationSetting)
      .values({ personId: ana.personId, mailCadence: 'DAILY' })
    await tell(ana)
    idea = await addIdea(open(), {
      title: 'Offline',
      boardId: site.boards.public,
      statusId: statusId(site, 'planned'),
    })
    await tell(ana)
    expect(await write()).toBe(1)
    expect(await queued()).toMatchObject([
      { subject: 'Your day in Test: 2 updates', priority: priorities.digest, thread: null },
    ])
  })

  test('an entry of the changelog names the ideas that its reader follows, and nothing once it is taken back', async () => {
    const [ana, bo] = [await account(), await account()]
    await open()
      .orm.insert(follow)
      .values({ ideaNumber: idea, personId: ana.personId, following: true })
    const entryId = newId('entry')
    const entry = { title: 'April', body: '', bodyHtml: '', excerpt: 'Much is new.', labels: [] }
    const publishedAt = new Date().toISOString()
    await open()
      .orm.insert(changelogEntry)
      .values({ id: entryId, slug: entryId, state: 'PUBLISHED', publishedAt, ...entry })
    await open().orm.insert(changelogEntryIdea).values({ entryId, ideaNumber: idea, position: 0 })
    await open().orm.insert(changelogSubscription).values({ personId: bo.personId })
    const told = { kind: 'CHANGELOG', ideaNumber: null, entryId } as const
    await tell(ana, told)
    await tell(bo, told)
    expect(await write()).toBe(2)
    const letters = new Map((await queued()).map((letter) => [letter.recipient, letter]))
    expect(letters.get(ana.email)?.subject).toBe('What you asked for has shipped: April')
    expect(letters.get(ana.email)?.text).toContain(
      '“April” is out. It closes an idea you follow: “Dark mode”.',
    )
    expect(letters.get(bo.email)?.subject).toBe('New in Test: April')
    expect(letters.get(bo.email)?.text).toContain(`https://ideas.example/changelog/${entryId}`)
    expect(letters.get(bo.email)?.text).toContain('Unsubscribe from the changelog')
    await open().orm.delete(changelogSubscription)
    await tell(ana, told)
    await tell(bo, told)
    expect(await write()).toBe(1)
    await open().orm.update(changelogEntry).set({ state: 'DRAFT' })
    await tell(bo, told)
    expect(await write()).toBe(0)
  })

  test('250 readers of one event get a letter each, also where two write at once', async () => {
    const ids = Array.from({ length: 250 }, () => newId('user'))
    await open()
      .orm.insert(person)
      .values(ids.map((id) => ({ id, name: 'Ana' })))
    await open()
      .orm.insert(authUser)
      .values(ids.map((id) => ({ id, personId: id, name: 'Ana', email: `${id}@example.com` })))
    const mailDueAt = new Date(Date.now() - 1_000).toISOString()
    await open()
      .orm.insert(notification)
      .values(
        ids.map((recipientId) => ({
          id: newId('notification'),
          recipientId,
          kind: 'STATUS_CHANGED' as const,
          ideaNumber: idea,
          eventSeq: seq,
          mailDueAt,
        })),
      )
    const [one, two] = await Promise.all([write(), write()])
    await write()
    const readers = (await queued()).map(({ recipient }) => recipient)
    expect(readers).toHaveLength(250)
    expect(new Set(readers).size).toBe(250)
    expect(one + two).toBeLessThanOrEqual(250)
  })
})
