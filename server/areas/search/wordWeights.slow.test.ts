import { SEARCH_COUNTED } from '#rules/searchCounted.ts'
import { writeCursor } from '#server/kernel/cursor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor, type TestSite } from '#server/testing/testSite.ts'
import { findMatch } from './findRanking.ts'
import { searchIdeas } from './searchIdeas.ts'
import { parseSearch } from './searchQuery.ts'
import { readWeights, weighWords } from './wordWeights.ts'

const COMMON = 320

describeOnEngines('words that few ideas have', (open) => {
  let site: TestSite
  const add = (title: string, body = '', boardId = site.boards.public) =>
    addIdea(open(), { title, body, boardId, statusId: statusId(site, 'open') })
  const addAt = (title: string, body: string, voteCount: number) =>
    addIdea(open(), {
      title,
      body,
      voteCount,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
    })
  const searchFor = async (search: string) =>
    (await searchIdeas(open(), visitor, { filter: { search }, page: { first: 5 } })).rows

  beforeAll(async () => {
    site = await addSite(open())
    for (let at = 0; at < COMMON; at += 1)
      await addAt(`Budget ${at}`, 'What my kitchen needs is a better program.', 1)
    await add('Sums in tables', 'I still keep the household money in another program.')
    await add('The household of the team', 'Household.', site.boards.team)
  }, 120_000)

  test('say more than those that nearly all have, wherever they stand', async () => {
    expect((await searchFor('better kitchen household'))[0]?.title).toBe('Sums in tables')
  })

  test('explain the place by the same points', async () => {
    const search = 'better kitchen household'
    for (const { number, rank } of (await searchFor(search)) as { number: number; rank: number }[])
      expect((await findMatch(open(), visitor, number, search))?.score).toBe(rank)
    const [first] = await searchFor(search)
    const match = await findMatch(open(), visitor, first?.number ?? 0, search)
    expect(match?.parts.map(({ kind }) => kind)).toContain('HAS_TELLING')
  })

  test('explain also what only has the beginning of one', async () => {
    const number = await add('For tablets', 'Charts that are drawn.')
    await add('Charting')
    expect((await findMatch(open(), visitor, number, 'tables exporting'))?.parts).not.toEqual([])
  })

  describe('and one that nearly all have', () => {
    let inTitle = 0
    let voted = 0
    beforeAll(async () => {
      inTitle = await addAt('Kitchen lamps', '', 0)
      voted = await addAt('Voted', 'My kitchen.', 7)
      // A tenth of the most voted have it, and it is on the shelf of a hundred in all.
      for (let at = 0; at < 100; at += 1) await addAt(`Shelf ${at}`, 'Wood.', at < 15 ? 5 : 0)
    }, 60_000)
    const countOf = async (search: string, filter = {}) =>
      (await searchIdeas(open(), visitor, { filter: { search, ...filter }, page: { first: 1 } }))
        .totalCount

    test('is found in titles first, also where none voted for it, then by votes', async () => {
      const rows = await searchFor('kitchen')
      expect(rows.slice(0, 2).map(({ number }) => number)).toEqual([inTitle, voted])
      expect(await countOf('kitchen')).toBeGreaterThanOrEqual(SEARCH_COUNTED)
    })

    test('is found everywhere where the most voted have it less often', async () => {
      expect(await countOf('shelf')).toBe(100)
      expect(await countOf('shelf', { statuses: ['open'] })).toBe(100)
      expect(await countOf('kitchen', { statuses: ['open'] })).toBeGreaterThanOrEqual(
        SEARCH_COUNTED,
      )
    })

    test('leads through all of its pages once', async () => {
      for (const search of ['kitchen', 'shelf', 'kitchen lamp']) {
        const seen: number[] = []
        for (let after: string | null = null; ;) {
          const page = await searchIdeas(open(), visitor, {
            filter: { search },
            page: { first: 50, after },
          })
          seen.push(...page.rows.map(({ number }) => number))
          const last = page.rows.at(-1)
          if (!page.hasNextPage || !last) break
          after = page.cursorOf(last)
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen).toHaveLength(await countOf(search))
      }
    })
  })

  test('weigh on later pages what they weighed on the first', async () => {
    const first = await searchIdeas(open(), visitor, {
      filter: { search: 'better kitchen household' },
      page: { first: 2 },
    })
    const last = first.rows.at(-1)
    if (!last) throw new Error('nothing found')
    const next = await searchIdeas(
      open(),
      visitor,
      { filter: { search: 'better kitchen household' }, page: { after: first.cursorOf(last) } },
      { wordCounts: () => Promise.reject(new Error('counted anew')) },
    )
    expect(next.totalCount).toBe(first.totalCount)
    // A cursor from before there were weights in it.
    const { rank, rankedVotes, number } = last
    for (const mode of ['alike', 'alike 9', 'alike x']) {
      const after = writeCursor('SEARCH', [mode, rank, rankedVotes, number])
      const page = await searchIdeas(open(), visitor, {
        filter: { search: 'better kitchen household' },
        page: { after },
      })
      expect(page.rows).toEqual(next.rows)
    }
  })

  test('are pairs of characters where words have no spaces', async () => {
    await add('画面を暗い配色に切り替えたい', '夜に使うと白い背景がまぶしいです。')
    const [first] = await searchFor('夜は背景がまぶしい')
    expect(first?.title).toBe('画面を暗い配色に切り替えたい')
    expect(first?.isClose).toBe(true)
    expect(await searchFor('猫が好き')).toEqual([])
  })

  test('are counted among what the reader may read', async () => {
    const query = parseSearch('household kitchen nowhere')
    if (query === null) throw new Error('no search')
    const weights = readWeights(query, await weighWords(open(), visitor, query))
    expect(weights.map(({ share, isRare }) => [share, isRare])).toEqual([
      [8 / 17, true],
      [1 / 17, false],
    ])
  })
})

test('one word needs no weight', () => {
  expect(parseSearch('kitchen')?.telling).toHaveLength(1)
  expect(parseSearch('"better kitchen" household')?.telling).toEqual([])
  expect(parseSearch('GitHub sync')?.telling).toHaveLength(2)
  expect(parseSearch('背景')?.telling).toHaveLength(1)
})
