import { eq, sql } from 'drizzle-orm'
import { listAudit } from '#server/areas/audit/listAudit.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { report } from '#server/db/tables/moderation.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId } from '#server/testing/testSite.ts'
import { reopenReports } from './reopenReports.ts'
import { reportPost } from './reportPost.ts'
import { resolveReports } from './resolveReports.ts'

describeOnEngines('reports that were settled', (open) => {
  let moderator: Actor & Member
  let number: number
  const subject = () => ({ kind: 'idea' as const, ideaNumber: number })
  const file = (actor: Actor & Member) =>
    reportPost(open(), { actor, subject: subject(), reason: 'OTHER', note: '' })
  const settle = (actor: Actor & Member) => resolveReports(open(), { actor, subject: subject() })
  const reopen = (actor: Actor & Member) => reopenReports(open(), { actor, subject: subject() })
  const openOnes = async () =>
    (await open().orm.select().from(report))
      .filter(({ resolvedAt }) => resolvedAt === null)
      .map(({ reporterId }) => reporterId)
      .sort()

  beforeAll(async () => {
    const site = await addSite(open())
    moderator = await addMember(open(), 'COLLABORATOR')
    number = await addIdea(open(), {
      title: 'Dark mode',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  })
  beforeEach(async () => void (await open().orm.delete(report)))

  test('wait again once that is undone, in the audit log too, and each of them once', async () => {
    const [first, second] = [await addMember(open()), await addMember(open())]
    await file(first)
    await file(second)
    await settle(moderator)
    expect(await openOnes()).toEqual([])
    expect((await reopen(moderator)).errors).toEqual([])
    expect(await openOnes()).toEqual([first.personId, second.personId].sort())
    await reopen(moderator)
    const { rows } = await listAudit(open(), { area: 'POSTS' }, { first: 9 })
    expect(rows.map(({ kind }) => kind)).toEqual(['report.reopened', 'report.resolved'])

    await settle(moderator)
    await file(first)
    expect((await reopen(moderator)).errors).toEqual([])
    expect(await openOnes()).toEqual([first.personId, second.personId].sort())
  })

  test('stay settled where the post was removed meanwhile', async () => {
    await file(await addMember(open()))
    await settle(moderator)
    const state = (to: 'SPAM' | 'LIVE') =>
      open().orm.update(idea).set({ state: to }).where(eq(idea.number, number))
    await state('SPAM')
    expect((await reopen(moderator)).errors).toMatchObject([{ reason: 'POST_GONE' }])
    expect(await openOnes()).toEqual([])
    await state('LIVE')
  })

  test('stay settled where somebody else did it, or it was long ago', async () => {
    const member = await addMember(open())
    await file(member)
    await settle(moderator)
    await reopen(await addMember(open(), 'ADMIN'))
    expect(await openOnes()).toEqual([])
    await open()
      .orm.update(report)
      .set({ resolvedAt: sql`now() - interval '2 hours'` })
    await reopen(moderator)
    expect(await openOnes()).toEqual([])
    expect((await reopen(member)).errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })
})
