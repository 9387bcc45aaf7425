import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findRelated } from './findRelated.ts'
import { searchIdeas } from './searchIdeas.ts'

describeOnEngines('words that a search needs', (open) => {
  const numbers = new Map<string, number>()
  const add = async (title: string, body = '') => numbers.set(title, await addNew(title, body))
  let addNew: (title: string, body: string) => Promise<number>
  const search = async (text: string) =>
    (
      await searchIdeas(open(), visitor, { filter: { search: text }, page: { first: 20 } })
    ).rows.map(({ title }) => title)

  beforeAll(async () => {
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    addNew = (title, body) => addIdea(open(), { title, body, ...place })
    await add('Export notes as PDF')
    await add('Notizen als PDF ausgeben')
    await add('匯出筆記為檔案')
    await add('The page')
    await add('Pages for teams', 'How a page is made, and what it can do for you.')
    await add('Dark mode that follows the system')
    await add('Dark theme for the editor')
    await add('Colours at night', 'A dark mode would help me.')
    await add('Is there a team note?')
    await add('Crash on start', 'Since createMemberType is called twice for myWrapper.')
    await add('Teams', 'Type in a name. It says that we create it. And then there is more. Member.')
    await add('Wrapper of mine')
    await add('The team note')
    await add('Checklists that sink')
    await add('Reordering sometimes fails')
    await add('Order of results', 'It fails at some times.')
    await add('Put it in order, at times')
    // As an imported text has them, so that all words of the question are in one by chance.
    await add('Meeting minutes', 'How can I say what I export, and where do notes go?')
  })

  test.each([
    ['how can I export notes', 'Export notes as PDF'],
    ['wie kann ich Notizen ausgeben?', 'Notizen als PDF ausgeben'],
    ['如何匯出筆記', '匯出筆記為檔案'],
  ])('%p asks for %p', async (typed, expected) => {
    expect((await search(typed))[0]).toBe(expected)
  })

  test('of words that only join others all are needed where there are no others, and in quotes', async () => {
    expect(await search('what it can do for you')).toEqual(['Pages for teams'])
    expect(await search('"page is made"')).toEqual(['Pages for teams'])
    expect(await search('"mode that follows"')).toEqual(['Dark mode that follows the system'])
  })

  test('a title as it was typed comes first, whatever its words are', async () => {
    expect((await search('the page'))[0]).toBe('The page')
  })

  test('neighbours are also tried as one word, whether or not one of them only joins', async () => {
    expect((await search('some times fails')).sort()).toEqual([
      'Order of results',
      'Reordering sometimes fails',
    ])
    expect(await search('check lists')).toEqual(['Checklists that sink'])
  })

  test('words may be the parts of a name', async () => {
    expect((await search('create member type'))[0]).toBe('Crash on start')
    expect(await search('member type')).toEqual(['Crash on start', 'Teams'])
    expect((await search('is my wrapper'))[0]).toBe('Wrapper of mine')
    expect((await search('my wrapper')).sort()).toEqual(['Crash on start', 'Wrapper of mine'])
  })

  test('a word is also tried as two', async () => {
    expect(await search('darkmode')).toEqual([
      'Dark mode that follows the system',
      'Colours at night',
    ])
    expect(await search('whereordersgo')).toEqual([])
  })

  test('of titles that are alike those come first that also have what only joins', async () => {
    expect(await search('teamnotes there')).toEqual(['Is there a team note?', 'The team note'])
  })

  test('an idea is not related to another by a word that joins', async () => {
    const title = 'Dark mode that follows the system'
    const asked = { number: numbers.get(title) ?? 0, title }
    expect(await findRelated(open(), visitor, asked)).toEqual([])
  })
})
