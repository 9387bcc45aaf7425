import { eq } from 'drizzle-orm'
import { HALF_LIFE_DAYS, scoreAt } from '#rules/ranking.ts'
import { findIdeas } from '#server/areas/ideas/findIdeas.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { findBoosts } from '#server/areas/posts/ideaBoosts.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { newId } from '#server/db/id.ts'
import { comment } from '#server/db/tables/comments.ts'
import { idea } from '#server/db/tables/ideas.ts'
import { importedVote } from '#server/db/tables/votes.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { findMatch, rankingOf } from './findRanking.ts'
import { searchIdeas } from './searchIdeas.ts'

const DAY = 86_400_000

describeOnEngines('why an idea stands where it stands', (open) => {
  let site: TestSite
  const add = (title: string, more: object = {}) =>
    addIdea(open(), {
      title,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      ...more,
    })
  beforeAll(async () => {
    site = await addSite(open())
  })

  test('its parts come to the number that the list is sorted by', async () => {
    const createdAt = new Date(Date.now() - 3 * HALF_LIFE_DAYS * DAY).toISOString()
    const number = await add('Heard by many', { createdAt })
    const people = await Promise.all(Array.from({ length: 4 }, () => addMember(open())))
    for (const actor of people) await castVote(open(), { actor, ideaNumber: number, voted: true })
    for (const actor of people.slice(0, 1))
      await castVote(open(), { actor, ideaNumber: number, voted: false })
    await open()
      .orm.insert(importedVote)
      .values({ ideaNumber: number, source: 'GitHub', count: 16 })
    for (const internal of [false, true])
      await open()
        .orm.insert(comment)
        .values({
          id: newId('comment'),
          ideaNumber: number,
          authorId: people[0]?.personId,
          body: 'x',
          bodyHtml: 'x',
          internal,
          createdAt,
        })
    await open()
      .orm.update(idea)
      .set({ trend: await computedTrend(open(), { number, createdAt }), importedVoteCount: 16 })
      .where(eq(idea.number, number))

    const [row] = await findIdeas(open(), visitor, [number])
    const [boosts] = await findBoosts(open(), visitor, [number])
    if (!row || !boosts) throw new Error('Not readable')
    const now = Date.now()
    const trending = rankingOf(row, 'TRENDING', boosts, now)
    expect(
      trending.parts.map(({ kind, count, recentCount, points }) => [
        kind,
        count,
        recentCount,
        Math.round((points ?? 0) * 100) / 100,
      ]),
    ).toEqual([
      ['VOTES', 3, 3, 3],
      ['IMPORTED_VOTES', 16, 0, 2],
      ['COMMENTS', 1, 0, 0.04],
    ])
    expect(trending.score).toBeCloseTo(scoreAt(row.trend, now), 6)
    expect(rankingOf(row, 'TOP', boosts, now)).toMatchObject({
      score: row.voteCount + row.importedVoteCount,
      at: null,
    })
    // However many boosts there are, each kind has at most one that sums up the recent ones and one for the others.
    expect(boosts.map(({ kind, count }) => [kind, count])).toEqual([
      ['VOTES', 3],
      ['IMPORTED_VOTES', 16],
      ['COMMENTS', 1],
    ])
    expect(rankingOf(row, 'NEWEST', [], now)).toMatchObject({
      score: null,
      at: row.createdAt,
      parts: [{ kind: 'POSTED' }],
    })
    expect(
      rankingOf({ ...row, lastActivityAt: row.statusChangedAt }, 'ACTIVE', [], now).parts[0]?.kind,
    ).toBe('STATUS_CHANGED')
  })

  test('nothing is said of what the reader may not read', async () => {
    const number = await add('Kept to the team', { boardId: site.boards.team })
    await castVote(open(), {
      actor: await addMember(open(), 'COLLABORATOR'),
      ideaNumber: number,
      voted: true,
    })
    expect(await findBoosts(open(), visitor, [number])).toEqual([[]])
    expect(await findMatch(open(), visitor, number, 'kept')).toBeNull()
  })

  test('what is half a century old counts, and adds nothing', async () => {
    const number = await add('From another time', { createdAt: '1971-01-01T00:00:00.000Z' })
    await open()
      .orm.insert(importedVote)
      .values({ ideaNumber: number, source: 'Letters', count: 9 })
    const member = await addMember(open())
    await open()
      .orm.insert(comment)
      .values(
        ['1972-01-01T00:00:00.000Z', new Date().toISOString()].map((createdAt) => ({
          id: newId('comment'),
          ideaNumber: number,
          authorId: member.personId,
          body: 'x',
          bodyHtml: 'x',
          createdAt,
        })),
      )
    const [row] = await findIdeas(open(), visitor, [number])
    const [boosts] = await findBoosts(open(), visitor, [number])
    const { parts } = rankingOf(row!, 'TRENDING', boosts!, Date.now())
    expect(
      parts.map(({ kind, count, recentCount, points }) => [
        kind,
        count,
        recentCount,
        Math.round((points ?? 0) * 10) / 10,
      ]),
    ).toEqual([
      ['IMPORTED_VOTES', 9, 0, 0],
      ['COMMENTS', 2, 1, 0.3],
    ])
  })

  test('the parts of a match come to the rank that the search is sorted by', async () => {
    for (const title of [
      'Zebra crossing',
      'Zebra crossing for all',
      'A zebra crossing',
      'Crossing with a zebra',
      'Zebras',
    ])
      await add(title, { body: 'Where the zebra waits.' })
    for (const search of ['zebra crossing', 'zebra', 'zebar crosing', '"zebra crossing"']) {
      const { rows } = await searchIdeas(open(), visitor, { filter: { search }, page: {} })
      expect(rows.length).toBeGreaterThan(1)
      for (const { number, rank } of rows as { number: number; rank: number }[])
        expect((await findMatch(open(), visitor, number, search))?.score).toBe(rank)
    }
    expect(
      (await findMatch(open(), visitor, await add('Zebra crossing'), 'zebra crossing'))?.parts.map(
        ({ kind }) => kind,
      ),
    ).toEqual([
      'HAS_ALL',
      'TITLE_IS',
      'TITLE_HAS_ALL',
      'TITLE_BEGINS',
      'TITLE_LITTLE_ELSE',
      'OFTEN',
    ])
    expect(await findMatch(open(), visitor, 1, '?!')).toBeNull()
  })
})
