import { eq } from 'drizzle-orm'
import { idea, ideaCount, ideaEvent } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { person } from '#server/db/tables/people.ts'
import { ideaSearch } from '#server/db/tables/search.ts'
import { site as siteTable } from '#server/db/tables/site.ts'
import { follow, vote } from '#server/db/tables/votes.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addMember, addSite, type TestSite } from '#server/testing/testSite.ts'
import { untilWaiting } from '#server/testing/untilWaiting.ts'
import { postIdea } from './postIdea.ts'

describeOnEngines('posting an idea', (open) => {
  let site: TestSite
  let actor: Actor & Member
  const post = (over: Partial<Parameters<typeof postIdea>[1]> = {}) =>
    postIdea(open(), {
      actor,
      boardId: site.boards.public,
      title: 'Dark mode',
      body: 'Please.',
      guard: 'clean',
      ...over,
    })
  const rowOf = async (number: number | undefined) =>
    (
      await open()
        .orm.select()
        .from(idea)
        .where(eq(idea.number, number ?? 0))
    )[0]

  beforeAll(async () => {
    site = await addSite(open())
  })
  beforeEach(async () => {
    actor = await addMember(open())
  })

  test('stores it in all places at once: idea, words, vote, follow, event, outbox, count', async () => {
    const { result } = await post({ title: '  Cafe\u0301 mode ', body: 'Please **now**\r\n' })
    const row = await rowOf(result?.ideaNumber)
    expect(row).toMatchObject({
      title: 'Café mode',
      slug: 'cafe-mode',
      body: 'Please **now**',
      bodyHtml: '<p>Please <strong>now</strong></p>',
      excerpt: 'Please now',
      voteCount: 1,
      voteTotal: 1,
      state: 'LIVE',
    })
    const number = row?.number ?? 0
    expect(await open().orm.select().from(vote).where(eq(vote.ideaNumber, number))).toMatchObject([
      { personId: actor.personId },
    ])
    expect(
      await open().orm.select().from(follow).where(eq(follow.ideaNumber, number)),
    ).toMatchObject([{ personId: actor.personId, following: true }])
    expect(
      await open().orm.select().from(ideaEvent).where(eq(ideaEvent.ideaNumber, number)),
    ).toMatchObject([{ kind: 'posted', actorId: actor.personId }])
    expect(
      await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number)),
    ).toMatchObject([{ kind: 'idea.posted' }])
    expect(
      await open().orm.select().from(ideaSearch).where(eq(ideaSearch.ideaNumber, number)),
    ).toMatchObject([{ titleKey: 'cafe mode' }])
    expect(await open().orm.select().from(ideaCount)).toMatchObject([
      { boardId: site.boards.public, count: 1 },
    ])
  })

  test('wakes whoever tells the team of it', async () => {
    let woken = 0
    const wake = (): void => void (woken += 1)
    open().signals.on('event', wake)
    await post()
    open().signals.off('event', wake)
    expect(woken).toBeGreaterThan(0)
  })

  test('names every field that is wrong and its limit, and stores nothing', async () => {
    const { result, errors } = await post({ title: 'ab', body: 'x'.repeat(20_001) })
    expect(result).toBeNull()
    expect(errors).toMatchObject([
      {
        code: 'INVALID',
        field: 'title',
        message: 'The title needs at least 3 characters; it has 2.',
      },
      {
        code: 'INVALID',
        field: 'body',
        message: 'The details can have at most 20,000 characters; they have 20,001.',
      },
    ])
    for (const [title, body] of [
      ['Two\nlines', ''],
      ['Null \0 here', ''],
      ['Fine title', 'half \uD800 pair'],
    ] as const) {
      expect((await post({ title, body })).errors).toHaveLength(1)
    }
  })

  test('a board that the author may not see, and one that is not there, are the same', async () => {
    const hidden = await post({ boardId: site.boards.team })
    expect(hidden).toEqual(await post({ boardId: 'board_nowhere' }))
    expect(hidden.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'boardId' }])
  })

  test('does not slip past a ban or a deletion that is under way', async () => {
    const now = new Date().toISOString()
    for (const change of [{ bannedAt: now }, { bannedAt: null, deletedAt: now }]) {
      const { late } = await open().transaction(async (tx) => {
        await tx.orm.update(person).set(change).where(eq(person.id, actor.personId))
        const posting = post()
        await untilWaiting(open(), 1)
        return { late: posting }
      })
      expect(await late).toMatchObject({ result: null, errors: [{ code: 'FORBIDDEN' }] })
    }
  })

  test('is done once for one clientMutationId; the same one for something else is a conflict', async () => {
    const both = await Promise.all([
      post({ clientMutationId: 'p' }),
      post({ clientMutationId: 'p' }),
    ])
    expect(both[0]).toEqual(both[1])
    expect(both[0].result).not.toBeNull()
    expect(
      await open().orm.select().from(idea).where(eq(idea.authorId, actor.personId)),
    ).toHaveLength(1)
  })

  test('a refused one can be sent again with the same clientMutationId', async () => {
    expect((await post({ title: 'x', clientMutationId: 'again' })).errors).toHaveLength(1)
    expect((await post({ clientMutationId: 'again' })).errors).toEqual([])
  })

  test('is limited to ten an hour', async () => {
    for (let posted = 0; posted < 10; posted++) expect((await post()).errors).toEqual([])
    expect((await post()).errors).toMatchObject([{ code: 'RATE_LIMITED' }])
  })

  test('waits for approval where moderation asks for it, but not for the team', async () => {
    const stateWith = async (moderation: 'OFF' | 'FIRST_POST' | 'ALL', who: Actor & Member) => {
      await open().orm.update(siteTable).set({ moderation })
      return (await rowOf((await post({ actor: who })).result?.ideaNumber))?.state
    }
    const team = await addMember(open(), 'COLLABORATOR')
    expect(await stateWith('FIRST_POST', actor)).toBe('PENDING')
    expect(await stateWith('OFF', actor)).toBe('LIVE')
    expect(await stateWith('FIRST_POST', actor)).toBe('LIVE')
    expect(await stateWith('ALL', actor)).toBe('PENDING')
    expect(await stateWith('ALL', team)).toBe('LIVE')
    await open().orm.update(siteTable).set({ moderation: 'OFF' })
  })

  test('waits where somebody new sends many links or no guard, keeps the reason, and lets who is established pass; a trapped one waits in any case', async () => {
    const links = 'https://a.example https://b.example https://c.example'
    const held = async (over: Partial<Parameters<typeof postIdea>[1]>) => {
      const row = await rowOf((await post(over)).result?.ideaNumber)
      return [row?.state, row?.held, row?.stateChangedAt !== null]
    }
    expect(await held({ body: links })).toEqual(['PENDING', { reason: 'LINKS', links: 3 }, true])
    expect(await held({ guard: undefined })).toEqual(['PENDING', { reason: 'UNGUARDED' }, true])
    expect(await held({})).toEqual(['LIVE', null, false])
    expect(await held({ body: links })).toEqual(['PENDING', { reason: 'LINKS', links: 3 }, true])
    await open()
      .orm.update(idea)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .where(eq(idea.authorId, actor.personId))
    expect(await held({ body: links, guard: undefined })).toEqual(['LIVE', null, false])
    expect(await held({ guard: 'trapped' })).toEqual(['PENDING', { reason: 'TRAPPED' }, true])
  })
})
