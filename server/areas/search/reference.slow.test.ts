import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findMatch } from './findRanking.ts'
import { readReference } from './reference.ts'
import { searchIdeas } from './searchIdeas.ts'

test.each([
  ['#12', { number: 12, project: null }],
  [' acme/notes.app#7 ', { number: 7, project: 'acme/notes.app' }],
  ['https://github.com/acme/notes/issues/7', { number: 7, project: 'acme/notes' }],
  ['https://github.com/acme/notes/pull/7#discussion_r1', { number: 7, project: 'acme/notes' }],
  ['https://gitlab.example.com/a/b/c/-/issues/7?x=1', { number: 7, project: 'a/b/c' }],
  ['12', null],
  ['error #12', null],
  ['#9999999999', null],
  ['https://example.com/issues', null],
  ['github.com/acme/notes/issues/7', { number: 7, project: 'acme/notes' }],
  ['git.example.com:3000/acme/notes/issues/7#note', { number: 7, project: 'acme/notes' }],
  ['https://gitlab.example.com/a/b/-/work_items/7', { number: 7, project: 'a/b' }],
  ['acme/notes/issues/7', null],
  ['see github.com/acme/notes/issues/7', null],
])('%p is read as %p', (typed, reference) => expect(readReference(typed)).toEqual(reference))

describeOnEngines('a search for what is named by its number', (open) => {
  const titles = async (search: string, page = {}) => {
    const { rows, totalCount } = await searchIdeas(open(), visitor, { filter: { search }, page })
    expect(totalCount).toBeGreaterThanOrEqual(rows.length)
    return rows.map(({ title }) => title)
  }
  let first = 0
  let merged = 0

  beforeAll(async () => {
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    first = await addIdea(open(), { ...place, title: 'The first here' })
    const from = (source: string, key: number, title: string, more = {}) =>
      addIdea(open(), { ...place, title, source, sourceKey: String(key), ...more })
    await from('Acme/Notes', 11_256, 'Dark mode')
    await from('acme/other', 11_256, 'Sync')
    await from('acme/notes', first, 'Same number there')
    await from('acme/notes', 40, 'Secret', { boardId: site.boards.team })
    const goal = await from('acme/notes', 50, 'The goal')
    const hidden = await from('acme/notes', 51, 'Hidden goal', { boardId: site.boards.team })
    merged = await from('acme/notes', 52, 'Merged here', { mergedInto: goal })
    await from('acme/notes', 53, 'Merged in secret', {
      mergedInto: goal,
      boardId: site.boards.team,
    })
    await from('acme/notes', 54, 'Merged into a secret', { mergedInto: hidden })
    await from('acme/notes', 55, 'Removed', { mergedInto: goal, state: 'DELETED' })
    await from('acme/other', merged, 'Merged as well', { mergedInto: goal })
    await addIdea(open(), { ...place, title: 'Colour #778899 of links' })
  })

  test('finds what came from there and what has it here, this first; nothing that may not be read', async () => {
    expect(await titles('acme/notes#11256')).toEqual(['Dark mode'])
    expect(await titles('https://github.com/acme/notes/issues/11256')).toEqual(['Dark mode'])
    expect((await titles('#11256')).sort()).toEqual(['Dark mode', 'Sync'])
    expect(await titles(`#${first}`)).toEqual(['The first here', 'Same number there'])
    expect(await titles('acme/notes#40')).not.toContain('Secret')
    expect(await titles('#40')).not.toContain('Secret')
  })

  test('finds the idea that what is named was merged into, where both may be read', async () => {
    for (const search of [`#${merged}`, '#52', 'acme/notes#52', 'github.com/acme/notes/issues/52'])
      expect(await titles(search)).toEqual(['The goal'])
    for (const key of [53, 54, 55]) expect(await titles(`acme/notes#${key}`)).toEqual([])
    const [row] = (
      await searchIdeas(open(), visitor, { filter: { search: '#52' }, page: { first: 1 } })
    ).rows
    const match = await findMatch(open(), visitor, row?.number ?? 0, '#52')
    expect(match?.parts.map(({ kind }) => kind)).toEqual(['NUMBER_IS'])
  })

  test('goes on from page to page', async () => {
    const { rows, hasNextPage, cursorOf } = await searchIdeas(open(), visitor, {
      filter: { search: '#11256' },
      page: { first: 1 },
    })
    expect(hasNextPage).toBe(true)
    const [one] = rows
    const after = one ? await titles('#11256', { first: 1, after: cursorOf(one) }) : []
    expect([one?.title, ...after].sort()).toEqual(['Dark mode', 'Sync'])
  })

  test('is one for words where no idea has the number', async () => {
    expect(await titles('#778899')).toEqual(['Colour #778899 of links'])
  })

  test('says why', async () => {
    const found = await findMatch(open(), visitor, first, `#${first}`)
    expect(found?.parts.map(({ kind }) => kind)).toEqual(['NUMBER_IS'])
  })
})
