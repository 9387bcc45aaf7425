import { matchPoints } from '#rules/ranking.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findMatch } from './findRanking.ts'
import { searchIdeas } from './searchIdeas.ts'

describeOnEngines('titles that look like what was typed', (open) => {
  const numbers = new Map<string, number>()
  const search = async (text: string) => {
    const { rows, totalCount } = await searchIdeas(open(), visitor, {
      filter: { search: text },
      page: {},
    })
    expect(totalCount).toBe(rows.length)
    return rows.map(({ title }) => title)
  }

  beforeAll(async () => {
    const site = await addSite(open())
    const add = async (title: string, body = '', boardId = site.boards.public) =>
      numbers.set(
        title,
        await addIdea(open(), { title, body, boardId, statusId: statusId(site, 'open') }),
      )
    await add('Map of where notes were written')
    await add('Say zzzqqq aloud')
    await add('Sounds', 'What zzzzzqqq sounds like.')
    await add('Keyboard shortcuts')
    await add('Secret keyboards', '', site.boards.team)
    await add('Тёмная тема для редактора')
    await add('支持深色模式')
    await add('Calendar reminders')
    await add('Quarterly budget forecast for teams')
    for (const place of ['docks', 'yards', 'halls', 'roofs', 'gates', 'lifts'])
      await add(`The ${place} of Kalendar`)
  })

  test('have a word that fits, and not only some of its letters', async () => {
    expect(await search('wrist')).toEqual([])
    expect(await search('zzzzqqqq')).toEqual([])
    expect(await search('is it in zzzzqqqq')).toEqual([])
  })

  test('also after those that have all words', async () => {
    expect(await search('zzzzzqqq')).toEqual(['Sounds'])
  })

  test.each([
    ['keybaord', 'Keyboard shortcuts'],
    ['keyboad shrtcuts', 'Keyboard shortcuts'],
    ['редатора', 'Тёмная тема для редактора'],
    ['深色模样式', '支持深色模式'],
  ])('with a slip are found: %p', async (typed, expected) => {
    expect(await search(typed)).toEqual([expected])
  })

  test('with each word, if with a slip, stand before those that have one as it was typed', async () => {
    const [first, ...others] = await search('kalendar remindars')
    expect([first, others.length]).toEqual(['Calendar reminders', 6])
    const { rows } = await searchIdeas(open(), visitor, {
      filter: { search: 'kalendar remindars' },
      page: {},
    })
    for (const { number, rank } of rows as { number: number; rank: number }[])
      expect((await findMatch(open(), visitor, number, 'kalendar remindars'))?.score).toBe(rank)
  })

  test.each(['quarterly bugdet forcast teams', 'quarterlyy bugdet forcast teams'])(
    'are found by the words of a longer search that are known: %p',
    async (typed) => {
      const { rows } = await searchIdeas(open(), visitor, { filter: { search: typed }, page: {} })
      const { number, rank } = rows[0] as unknown as { number: number; rank: number }
      const match = await findMatch(open(), visitor, number, typed)
      expect(rows.map(({ title }) => title)).toEqual(['Quarterly budget forecast for teams'])
      expect(match?.score).toBe(rank)
      expect(match?.parts).toContainEqual(
        expect.objectContaining({ kind: 'HAS_TELLING', points: matchPoints.telling }),
      )
    },
  )

  test('are explained where they are found, and only there', async () => {
    const why = async (typed: string, title: string) => {
      const match = await findMatch(open(), visitor, numbers.get(title) ?? 0, typed)
      return match?.parts.map(({ kind }) => kind)
    }
    expect(await why('keyboad', 'Keyboard shortcuts')).toEqual(['TITLE_ALIKE'])
    expect(await why('wrist', 'Map of where notes were written')).toBeUndefined()
    expect(await why('keyboad', 'Say zzzqqq aloud')).toBeUndefined()
  })
})
