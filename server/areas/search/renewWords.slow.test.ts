import { eq, sql } from 'drizzle-orm'
import { ideaSearch, WORDS_MADE } from '#server/db/tables/search.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { renewWords } from './renewWords.ts'
import { searchIdeas } from './searchIdeas.ts'

const COUNT = 120

describeOnEngines('words that an older version has made', (open) => {
  const find = async (search: string) => {
    const { rows } = await searchIdeas(open(), visitor, { filter: { search }, page: {} })
    return rows.map(({ title }) => title)
  }
  const ageing = { made: 1, words: 'compiler:1A', titleWords: 'compiler:1A' }
  const age = () =>
    open()
      .orm.update(ideaSearch)
      .set({ ...ageing, words: sql`'compiler:1A'`, titleWords: sql`'compiler:1A'` })
  const old = async () =>
    (await open().orm.select().from(ideaSearch).where(eq(ideaSearch.made, 1))).length

  beforeAll(async () => {
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    for (let n = 1; n <= COUNT; n += 1)
      await addIdea(open(), {
        title: `Compiler ${n}`,
        body: n === COUNT ? 'Of C++.' : '',
        ...place,
      })
  })

  test('those of today are told from them', async () => {
    const [row] = await open().orm.select().from(ideaSearch).limit(1)
    expect(row?.made).toBe(WORDS_MADE)
    expect(await renewWords(open())).toBe(0)
  })

  test('are found until they are made anew, in batches', async () => {
    await age()
    expect(await find('compiler')).not.toEqual([])
    expect(await find('c++')).toEqual([])
    let asked = 0
    expect(await renewWords(open(), () => (asked += 1) > 1)).toBe(20)
    expect(await old()).toBe(COUNT - 20)
    expect(await renewWords(open())).toBe(COUNT - 20)
    expect([await old(), await find('c++')]).toEqual([0, [`Compiler ${COUNT}`]])
  })

  test('are of the text that there is then: an edit meanwhile is not undone', async () => {
    await age()
    const renewing = renewWords(open())
    const editing = open().transaction(async (tx) => {
      await tx.query({ name: '', text: `update idea set title = 'Edited' where number = ${COUNT}` })
      await tx.query({
        name: '',
        text: `update idea_search set title_key = 'edited', title_words = 'edited:1A', words = 'edited:1A' where idea_number = ${COUNT}`,
      })
    })
    await Promise.all([renewing, editing])
    expect(await renewWords(open())).toBe(0)
    expect(await find('edited')).toEqual(['Edited'])
  })
})
