import { eq } from 'drizzle-orm'
import { deleteStatus, restoreStatus } from '#server/areas/statuses/deleteStatus.ts'
import { newId } from '#server/db/id.ts'
import { changelogEntry, changelogEntryIdea } from '#server/db/tables/changelog.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { notification } from '#server/db/tables/notifications.ts'
import { status } from '#server/db/tables/site.ts'
import { vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { readAnswering } from './answering.ts'
import { keptFigures } from './keptFigures.ts'
import { readKeptPromises } from './keptPromises.ts'
import { countToldOfEntry } from './toldOfEntry.ts'
import { countToldVoters } from './toldVoters.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const HOUR = 3_600_000

describeOnEngines('the loop in figures', (open) => {
  let site: TestSite
  let team: Actor & Member
  let author: Actor & Member
  const posted = Date.now() - 40 * 24 * HOUR

  const add = (over: Partial<Parameters<typeof addIdea>[1]> = {}) =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      authorId: author.personId,
      createdAt: new Date(posted).toISOString(),
      ...over,
    })
  const say = (ideaNumber: number, hours: number, over: object = {}) =>
    open()
      .orm.insert(comment)
      .values({
        id: newId('comment'),
        ideaNumber,
        authorId: team.personId,
        body: 'x',
        bodyHtml: 'x',
        createdAt: new Date(posted + hours * HOUR).toISOString(),
        ...over,
      })

  beforeAll(async () => {
    site = await addSite(open())
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    author = await addMember(open(), 'MEMBER', 'Author')
  })

  test('the first answer of the team counts, each idea once, the unread boards not', async () => {
    const [a, b, own, secret] = [
      await add(),
      await add(),
      await add({ authorId: team.personId }),
      await add({ boardId: site.boards.team }),
    ]
    await add()
    await add({ source: 'GitHub', sourceKey: '1' })
    await add({ createdAt: '2020-01-01T00:00:00.000Z' })
    await say(a, 10)
    await say(a, 2)
    await say(a, 1, { internal: true })
    await say(b, 1, { authorId: author.personId })
    await say(b, 4, { official: true })
    await say(own, 1)
    await say(secret, 100)
    const { all } = await readAnswering(open(), visitor)
    expect(all).toEqual({ ideaCount: 4, answeredCount: 2, medianSeconds: 3 * 3_600 })
    const whole = await readAnswering(open(), team)
    expect(whole.all).toMatchObject({ ideaCount: 5, answeredCount: 3 })
    expect(whole.byBoard.get(site.boards.team)).toEqual({
      ideaCount: 1,
      answeredCount: 1,
      medianSeconds: 100 * 3_600,
    })
  })

  test('figures are kept for a minute, and for the boards that somebody may read', async () => {
    let now = 0
    const answering = keptFigures(readAnswering, () => now)
    const first = await answering(open(), visitor)
    await add()
    expect(await answering(open(), visitor)).toBe(first)
    expect((await answering(open(), team)).all.ideaCount).toBe(first.all.ideaCount + 2)
    now = 60_000
    expect((await answering(open(), visitor)).all.ideaCount).toBe(first.all.ideaCount + 1)
  })

  test('voters of a shipped idea were told, or not, or could not be', async () => {
    const shippedAt = Date.now() - 24 * HOUR
    const shipped = await add({
      statusId: statusId(site, 'shipped'),
      statusChangedAt: new Date(shippedAt).toISOString(),
    })
    const opened = await add()
    const voters = [await addMember(open()), await addMember(open()), await addMember(open())]
    for (const { personId } of voters)
      await open()
        .orm.insert(vote)
        .values([shipped, opened].map((ideaNumber) => ({ ideaNumber, personId })))
    const tell = (at: number, createdAt: string, status: string) =>
      open()
        .orm.insert(notification)
        .values({
          id: newId('notification'),
          recipientId: voters[at]?.personId ?? '',
          kind: 'STATUS_CHANGED',
          ideaNumber: shipped,
          eventSeq: at + 1,
          data: { status: statusId(site, status) },
          createdAt,
        })
    await tell(0, new Date(shippedAt + 1_000).toISOString(), 'shipped')
    await tell(1, new Date(shippedAt - 24 * HOUR).toISOString(), 'planned')
    const count = () => countToldVoters(open(), [shipped, opened])
    expect(await count()).toEqual([{ voterCount: 3, toldCount: 1, withoutAddressCount: 2 }, null])
    // They were told as well where another status has its ideas since.
    const doneId = newId('status')
    const [done, to] = [
      { id: doneId, name: 'Done', nameKey: 'done', slug: 'done' },
      statusId(site, 'shipped'),
    ]
    await open()
      .orm.insert(status)
      .values({ ...done, category: 'SHIPPED', color: 'green', position: 99 })
    const moveAll = { actor: { ...team, role: 'ADMIN' } as const, statusId: to, intoId: doneId }
    expect((await deleteStatus(open(), moveAll)).errors).toEqual([])
    expect((await count())[0]).toMatchObject({ toldCount: 1 })
    expect((await restoreStatus(open(), moveAll)).errors).toEqual([])
    const words = { slug: 'entry', body: '', bodyHtml: '', excerpt: '', labels: [] }
    const entryId = newId('entry')
    await open()
      .orm.insert(changelogEntry)
      .values({ id: entryId, title: 'Entry', ...words })
    await open()
      .orm.insert(changelogEntryIdea)
      .values({ entryId, ideaNumber: shipped, position: 0 })
    await open()
      .orm.insert(notification)
      .values({
        id: newId('notification'),
        recipientId: voters[2]?.personId ?? '',
        kind: 'CHANGELOG',
        entryId,
        eventSeq: 9,
      })
    expect((await count())[0]).toEqual({ voterCount: 3, toldCount: 2, withoutAddressCount: 1 })
    expect(await countToldOfEntry(open(), visitor, entryId)).toBe(2)
    const promises = await readKeptPromises(open(), visitor)
    expect(promises).toMatchObject({ askedCount: 3, toldCount: 2 })
    const hidden = await add({
      boardId: site.boards.team,
      statusId: statusId(site, 'shipped'),
      statusChangedAt: new Date(shippedAt).toISOString(),
    })
    await open().orm.insert(changelogEntryIdea).values({ entryId, ideaNumber: hidden, position: 1 })
    await open()
      .orm.insert(vote)
      .values({ ideaNumber: hidden, personId: voters[2]?.personId ?? '' })
    expect(await readKeptPromises(open(), visitor)).toEqual(promises)
    expect(await readKeptPromises(open(), team)).toEqual({
      shippedCount: promises.shippedCount + 1,
      askedCount: 3,
      toldCount: 2,
    })
    // If votes are hidden, only the team and those who voted are told of them.
    const look = `{ idea(id: "idea_${shipped}") { toldVoters { voterCount } } node(id: "${entryId}") { ... on ChangelogEntry { toldCount } } }`
    await open()
      .orm.update(changelogEntry)
      .set({ state: 'PUBLISHED', publishedAt: new Date().toISOString() })
    await open().orm.update(idea).set({ hidesCounts: true }).where(eq(idea.number, shipped))
    for (const [reader, seen] of [
      [visitor, false],
      [author, false],
      [team, true],
      [voters[0] ?? visitor, true],
    ] as const)
      expect((await askSchema(open(), reader, look)).data).toEqual({
        idea: { toldVoters: seen ? { voterCount: 3 } : null },
        node: { toldCount: seen ? 2 : null },
      })
    await open()
      .orm.update(idea)
      .set({ statusChangedAt: '2020-01-01T00:00:00.000Z' })
      .where(eq(idea.number, shipped))
    expect(await count()).toEqual([null, null])
  })
})
