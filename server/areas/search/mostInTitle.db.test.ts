import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findMatch } from './findRanking.ts'
import { searchIdeas } from './searchIdeas.ts'

const filler = 'What else there is to say of this release goes on and on. '.repeat(20)
/** More than the number of ideas that is enough. */
const CHANCE = 7
const scattered = (...words: string[]) => words.join(`. ${filler}`)

describeOnEngines('titles with most of the words', (open) => {
  const search = async (text: string) => {
    const { rows } = await searchIdeas(open(), visitor, { filter: { search: text }, page: {} })
    for (const { number, rank } of rows as { number: number; rank: number }[])
      expect((await findMatch(open(), visitor, number, text))?.score).toBe(rank)
    return rows.map(({ title }) => title)
  }
  const why = async (text: string, at: number) => {
    const { rows } = await searchIdeas(open(), visitor, { filter: { search: text }, page: {} })
    const match = await findMatch(open(), visitor, rows[at]?.number ?? 0, text)
    return match?.parts.map(({ kind }) => kind)
  }

  beforeAll(async () => {
    const site = await addSite(open())
    const add = (title: string, body = '', boardId = site.boards.public) =>
      addIdea(open(), { title, body, boardId, statusId: statusId(site, 'open') })
    await add('Scan the stack conservatively')
    await add('Release notes', scattered('gc', 'conservatively', 'stack', 'scans'))
    await add('What a pause costs', `${filler} Where the gc scans the stack conservatively.`)
    await add('The stack is scanned conservatively, in secret', '', site.boards.team)
    await add('Weekly digst sumary')
    for (const title of ['Weekly digest', 'A weekly summary', 'The digest as a summary'])
      await add(`${title} of what happened`)
    await add('Weekly digest for boards')
    await add('Weekly digest for people')
    await add('Long ago', scattered('digest', 'summary', 'weekly'))
    await add('Shared calendars for families')
    await add('Calendar', 'How it is for my family.')
    await add('Mute notificaton sound')
    for (let n = 0; n < CHANCE; n += 1)
      await add(`Minutes of meeting ${n}`, scattered('mute', 'notification', 'agenda', 'sounds'))
    await add('Offline maps with traffic signs for cyclists')
  })

  const typed = 'gc scans the stack conservatively'
  test('stand before texts with all words that are scattered, and after those with neighbours', async () => {
    expect(await search(typed)).toEqual([
      'What a pause costs',
      'Scan the stack conservatively',
      'Release notes',
    ])
    expect(await why(typed, 1)).toEqual(['TITLE_HAS_MOST', 'TITLE_ALIKE'])
  })

  test('are left out where words in quotes are meant', async () => {
    expect(await search('"scans the stack" conservatively')).toEqual(['What a pause costs'])
  })

  test('keep nothing from being found that is only found where few ideas have all words', async () => {
    const found = await search('weekly digest summary')
    expect(found).toHaveLength(7)
    expect(found).toContain('Weekly digst sumary')
    expect(found.at(-1)).toBe('Long ago')
  })

  test.each(['old calendars of a family', 'sharing calendar family abroad'])(
    'have them with whatever ending: %p',
    async (text) => {
      const found = await search(text)
      const at = found.indexOf('Shared calendars for families')
      expect([found.length, await why(text, at)]).toEqual([2, ['TITLE_HAS_MOST', 'TITLE_ALIKE']])
    },
  )

  test('have all of them with whatever ending', async () => {
    expect(await why('sharing calendar family', 0)).toEqual([
      'HAS_ALL',
      'TITLE_HAS_ALL',
      'TITLE_LITTLE_ELSE',
    ])
  })

  test('lack two of many words', async () => {
    const long = 'download offline maps and traffic signs, important to cyclists'
    expect(await search(long)).toEqual(['Offline maps with traffic signs for cyclists'])
    expect(await why(long, 0)).toEqual(['TITLE_HAS_MOST', 'TITLE_ALIKE'])
  })

  test.each([
    ['another slip', 'notification sounds'],
    ['another ending', 'mute notification sounds'],
  ])('stand before texts with all words by chance, also where they have %s', async (_, text) => {
    expect((await search(text)).slice(0, 1)).toEqual(['Mute notificaton sound'])
    expect(await search(text)).toHaveLength(1 + CHANCE)
  })
})
