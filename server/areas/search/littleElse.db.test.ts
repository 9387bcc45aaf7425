import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findMatch } from './findRanking.ts'
import { searchIdeas } from './searchIdeas.ts'

describeOnEngines('of titles with the words the one that says little else is first', (open) => {
  const search = async (text: string) => {
    const list = { filter: { search: text }, page: {} }
    return (await searchIdeas(open(), visitor, list)).rows
  }

  beforeAll(async () => {
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    for (const title of [
      'Football field',
      'Lights along paths',
      'Move the old football field behind the harbour and make it larger',
      'Seats and a roof beside the football field that the school uses',
      'A second football field for those who play in the evening',
      'Lights along the river from the mill to the bridge near the harbour',
      'Lights along every way that leads to the school',
    ])
      await addIdea(open(), { title, ...place })
  })

  test.each([
    ['with a slip', 'football feild', 'Football field'],
    ['behind words that ask', 'why is there no football field?', 'Football field'],
    ['by its beginning', 'lights along', 'Lights along paths'],
  ])('%s', async (_, typed, expected) => {
    const [first, ...others] = await search(typed)
    expect(first?.title).toBe(expected)
    expect(others.length).toBeGreaterThan(1)
    const match = await findMatch(open(), visitor, first?.number ?? 0, typed)
    expect(match?.score).toBe(first?.rank)
    expect(match?.parts.map(({ kind }) => kind)).toContain('TITLE_LITTLE_ELSE')
  })
})
