import { eq } from 'drizzle-orm'
import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea, ideaEvent } from '#server/db/tables/ideas.ts'
import { tag } from '#server/db/tables/site.ts'
import { ideaRead } from '#server/db/tables/timeline.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { listTimeline, type TimelineArguments } from './findTimeline.ts'
import { findUnread, markIdeaRead } from './unread.ts'

const at = (minute: number) =>
  new Date(Date.parse('2026-03-01T00:00:00.000Z') + minute * 60_000).toISOString()

describeOnEngines('the timeline', (open) => {
  let site: TestSite
  let author: Actor & Member
  let team: Actor & Member
  let number = 0
  let made = 0

  const newIdea = (over: Partial<typeof idea.$inferInsert> = {}) =>
    addIdea(open(), {
      title: 'A kestrel',
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      createdAt: at(0),
      ...over,
    })
  const say = async (minute: number, over: Partial<typeof comment.$inferInsert> = {}) => {
    const id = over.id ?? `comment_at${minute}x${(made += 1)}`
    await open()
      .orm.insert(comment)
      .values({
        id,
        ideaNumber: number,
        authorId: author.personId,
        body: 'x',
        bodyHtml: '<p>x</p>',
        createdAt: at(minute),
        ...over,
      })
    return id
  }
  const happen = async (minute: number, kind: string, data: Record<string, unknown> = {}) => {
    const id = newId('event')
    await open()
      .orm.insert(ideaEvent)
      .values({ id, ideaNumber: number, actorId: team.personId, kind, data, createdAt: at(minute) })
    return id
  }
  const page = (page: TimelineArguments, actor: Actor = visitor) =>
    listTimeline(open(), actor, number, page)
  const ids = async (args: TimelineArguments = {}, actor: Actor = visitor) =>
    (await page(args, actor)).rows.map(({ id }) => id)
  const many = async (count: number) => {
    const rows = Array.from({ length: count }, (_, n) => ({
      id: `comment_${number}n${n}`,
      ideaNumber: number,
      authorId: author.personId,
      body: 'x',
      bodyHtml: '',
      createdAt: at(n),
    }))
    await open().orm.insert(comment).values(rows)
    await open().orm.update(idea).set({ commentCount: count }).where(eq(idea.number, number))
    return rows.map(({ id }) => id)
  }

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    author = await addMember(open(), 'MEMBER', 'Author')
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    number = await newIdea()
  })

  test('comments and events in order, replies with what they answer, both ways, from any place, in pages of any size', async () => {
    const posted = await happen(0, 'posted')
    const one = await say(1)
    const changed = await happen(2, 'status_changed', {
      from: statusId(site, 'open'),
      to: statusId(site, 'shipped'),
    })
    const two = await say(3)
    const [late, sooner] = [await say(9, { replyTo: one }), await say(4, { replyTo: one })]
    const third = await say(3, { id: 'comment_aa' })
    const same = await happen(3, 'retitled', { from: 'A', to: 'B' })
    const all = await ids()
    expect(all.slice(0, 5)).toEqual([posted, one, sooner, late, changed])
    expect(all.slice(5).sort()).toEqual([two, third, same].sort())
    for (const size of [1, 3, 50]) {
      const [forth, back]: [string[], string[]] = [[], []]
      for (let after: string | null = null; ;) {
        const part = await page({ first: size, after })
        forth.push(...part.rows.map(({ id }) => id))
        expect(part.hasPreviousPage).toBe(after !== null)
        if (!part.hasNextPage) break
        after = part.cursorOf(part.rows.at(-1)!)
      }
      for (let before: string | null = null; ;) {
        const part = await page({ last: size, before })
        back.unshift(...part.rows.map(({ id }) => id))
        if (!part.hasPreviousPage) break
        before = part.cursorOf(part.rows[0]!)
      }
      expect([forth, back]).toEqual([all, all])
    }
    for (const id of all) {
      const around = await page({ first: 3, from: id })
      const [start, end] = [all.indexOf(around.rows[0]!.id), all.indexOf(around.rows.at(-1)!.id)]
      expect(around.rows.map((row) => row.id)).toEqual(all.slice(start, end + 1))
      expect(all.slice(start, end + 1)).toContain(id)
      expect([around.hasPreviousPage, around.hasNextPage]).toEqual([
        start > 0,
        end < all.length - 1,
      ])
    }
    await expect(page({ first: 1, after: 'x' })).rejects.toThrow('does not belong')
    expect(await ids({ from: 'comment_gone' })).toEqual(all)
  })

  test('an event that names what the reader may not read is not there', async () => {
    await open()
      .orm.insert(tag)
      .values({
        id: `tag_${number}`,
        name: `Secret ${number}`,
        nameKey: `secret ${number}`,
        slug: `secret-${number}`,
        visibility: 'TEAM',
      })
    const hidden = [
      await happen(1, 'tagged', { to: `tag_${number}` }),
      await happen(2, 'untagged', { from: `Secret ${number}` }),
      await happen(3, 'moved', { from: site.boards.team, to: site.boards.public }),
    ]
    const internal = await say(4, { internal: true })
    await happen(5, 'github:locked')
    await happen(6, 'retitled')
    expect([await ids(), await ids({}, team)]).toEqual([[], [...hidden, internal]])
    const [named] = (await page({}, team)).rows
    expect(named).toMatchObject({ kind: 'tagged', to: { tag: { name: `Secret ${number}` } } })
  })

  test('what an idea was called while it stood where the reader may not read is not told either', async () => {
    const [secret, moved] = [
      await happen(1, 'retitled', { from: 'A wish of Acme', to: 'A wish' }),
      await happen(2, 'moved', { from: site.boards.team, to: site.boards.members }),
    ]
    const [known, opened] = [
      await happen(3, 'retitled', { from: 'A wish', to: 'A kestrel' }),
      await happen(4, 'moved', { from: site.boards.members, to: site.boards.public }),
    ]
    const later = await happen(5, 'retitled', { from: 'A kestrel', to: 'Kestrels' })
    expect([await ids(), await ids({}, author), await ids({}, team)]).toEqual([
      [later],
      [known, opened, later],
      [secret, moved, known, opened, later],
    ])
  })

  test('a merge brings the comments along and tells of itself', async () => {
    const first = await say(1)
    const source = number
    number = await newIdea()
    const other = await say(2)
    await mergeIdea(open(), { actor: team, ideaNumber: source, intoNumber: number })
    const rows = (await page({})).rows
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([first, other])
    expect(rows[2]).toMatchObject({
      kind: 'merged',
      from: { ideaNumber: source },
      to: { ideaNumber: number },
    })
    expect(rows).toHaveLength(3)
    await open().orm.update(idea).set({ boardId: site.boards.team }).where(eq(idea.number, source))
    expect([await ids(), (await ids({}, team)).length]).toEqual([[other], 3])
  })

  test('a long one opens where what is new begins, a short one at its start; who was never there reads from the start', async () => {
    const all = await many(310)
    const reader = await addMember(open())
    const opened = () => page({ first: 50, unread: true }, reader)
    expect([(await opened()).rows[0]?.id, await findUnread(open(), reader, number, null)]).toEqual([
      all[0],
      null,
    ])
    await markIdeaRead(open(), { actor: reader, ideaNumber: number, upTo: at(299) })
    await markIdeaRead(open(), { actor: reader, ideaNumber: number, upTo: at(10) })
    expect(await findUnread(open(), reader, number, null)).toEqual({
      since: at(299),
      count: 10,
      firstId: all[300],
      newestId: all[309],
    })
    expect((await opened()).rows.map(({ id }) => id)).toEqual(all.slice(284))
    expect(await opened()).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    await markIdeaRead(open(), { actor: reader, ideaNumber: number, upTo: at(309) })
    expect(await findUnread(open(), reader, number, null)).toMatchObject({
      count: 0,
      firstId: null,
    })
    const answer = await say(400, { replyTo: all[3] })
    const around = (await opened()).rows.map(({ id }) => id)
    expect(around).toEqual(expect.arrayContaining([all[3], answer, all[4]]))
    // A visitor says themselves since when; and what is one's own is not new.
    expect(
      (await page({ first: 9, unread: true, since: at(303) })).rows.map(({ id }) => id),
    ).toContain(all[304])
    expect((await findUnread(open(), author, number, at(303)))?.count).toBe(0)
    await open().orm.update(idea).set({ commentCount: 299 }).where(eq(idea.number, number))
    expect((await opened()).rows[0]?.id).toBe(all[0])
  })

  test('the mark is of members, on what they may read, no later than now, and goes with the account', async () => {
    const reader = await addMember(open())
    await markIdeaRead(open(), {
      actor: reader,
      ideaNumber: number,
      upTo: '2999-01-01T00:00:00.000Z',
    })
    const [row] = await open()
      .orm.select()
      .from(ideaRead)
      .where(eq(ideaRead.personId, reader.personId))
    expect(Date.parse(row?.readAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000)
    const closed = await newIdea({ boardId: site.boards.team })
    expect(
      await markIdeaRead(open(), { actor: reader, ideaNumber: closed, upTo: at(1) }),
    ).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] })
  })
})
