import { synonymsOf } from '#server/areas/synonyms/synonyms.ts'
import type { Statement } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addMember, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { searchIdeas, type SearchServices } from './searchIdeas.ts'

const corpus: Record<
  string,
  { title: string; body?: string; voteCount?: number; status?: string }
> = {
  dark: { title: 'Dark mode for the editor', voteCount: 5 },
  darkBody: {
    title: 'Colours at night',
    body: 'A dark mode would help me read in bed.',
    voteCount: 50,
  },
  darkClosed: { title: 'Dark mode on the phone', voteCount: 2, status: 'shipped' },
  email: { title: 'E-mail digest every Monday' },
  mail: { title: 'Send notes by email' },
  cafe: { title: 'Café finder for remote work' },
  zurich: { title: 'Straßenkarten für Zürich' },
  catalan: { title: "Corrector per a l'català" },
  greek: { title: 'Σκοτεινό θέμα για τον συντάκτη' },
  cyrillic: { title: 'Тёмная тема для редактора' },
  arabic: { title: 'الوضع الداكن للمحرر' },
  japanese: { title: 'エディターのダークテーマ', body: '目に優しい暗い背景がほしいです。' },
  chinese: { title: '支持深色模式和离线同步' },
  korean: { title: '편집기 다크 모드' },
  thai: { title: 'โหมดมืดสำหรับตัวแก้ไข' },
  sync: { title: 'Sync over Wi-Fi only' },
  macros: { title: 'Record macros and play them back' },
  ordered: { title: 'Import notes and export tables' },
  reversed: { title: 'Export notes and import tables' },
  cpp: { title: 'Highlight C++ and node.js code', body: 'snake_case too' },
  日: { title: '曜日' },
}

describeOnEngines('search', (open) => {
  const numbers = new Map<number, string>()
  let place = { boardId: '', statusId: '' }
  const search = async (text: string, page = {}) => {
    const { rows } = await searchIdeas(open(), visitor, { filter: { search: text }, page })
    return rows.map(({ number }) => numbers.get(number))
  }

  beforeAll(async () => {
    const site = await addSite(open())
    place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    for (const [key, { title, body = '', voteCount = 0, status = 'open' }] of Object.entries(
      corpus,
    )) {
      numbers.set(
        await addIdea(open(), {
          title,
          body,
          voteCount,
          boardId: site.boards.public,
          statusId: statusId(site, status),
        }),
        key,
      )
    }
    await addIdea(open(), {
      title: 'Secret dark mode',
      boardId: site.boards.team,
      statusId: statusId(site, 'open'),
    })
  })

  test.each([
    ['a prefix, while it is typed', 'macr', ['macros']],
    ['the singular for a plural', 'macro', ['macros']],
    ['without an accent', 'cafe', ['cafe']],
    ['with an accent that is not there', 'éditor', ['dark']],
    ['ss for ß', 'strassenkarten', ['zurich']],
    ['an umlaut by its vowel', 'zurich', ['zurich']],
    ['capitals', 'CAFÉ', ['cafe']],
    ['decomposed accents', 'Cafe\u0301', ['cafe']],
    ['after an apostrophe', 'català', ['catalan']],
    ['Greek without accents', 'σκοτεινο', ['greek']],
    ['Cyrillic by prefix', 'темн', ['cyrillic']],
    ['Arabic', 'الداكن', ['arabic']],
    ['Japanese within a run', 'ダーク', ['japanese']],
    ['Japanese in the body', '背景', ['japanese']],
    ['Chinese', '离线', ['chinese']],
    ['one character', '曜', ['日']],
    ['the last character of a run', '日', ['日']],
    ['Korean by prefix', '다크', ['korean']],
    ['Thai within a run', 'มืด', ['thai']],
    ['an inner dot', 'node.js', ['cpp']],
    ['words joined by a line', 'snake', ['cpp']],
    ['every word, in any order', 'editor dark', ['dark']],
    ['a phrase', '"notes and export"', ['ordered']],
    ['a typo in a long word', 'marcos', ['macros']],
    ['a missing letter', 'digst', ['email']],
    ['swapped letters in a short word', 'sycn', ['sync']],
    ['a Cyrillic typo', 'редатора', ['cyrillic']],
    ['all words but one of many', 'record macros and play them bcak', ['macros']],
  ])('finds by %s', async (_, text, expected) => {
    expect(await search(text)).toEqual(expected)
  })

  test('slips in several words of many are forgiven', async () => {
    expect((await search('recrod marcos adn play themm bcak'))[0]).toBe('macros')
  })

  test('a hyphenated word is found joined, and the other way round', async () => {
    expect((await search('email')).sort()).toEqual(['email', 'mail'])
    expect((await search('e-mail')).sort()).toEqual(['email', 'mail'])
    expect(await search('wifi')).toEqual(['sync'])
  })

  test('titles come before bodies, then votes decide; closed ideas are found, hidden ones are not', async () => {
    expect(await search('dark mode')).toEqual(['dark', 'darkClosed', 'darkBody'])
  })

  test('a search is narrowed to what statuses stand for', async () => {
    const { rows, totalCount } = await searchIdeas(open(), visitor, {
      filter: { search: 'dark mode', categories: ['SHIPPED'] },
      page: {},
    })
    expect([rows.map(({ number }) => numbers.get(number)), totalCount]).toEqual([['darkClosed'], 1])
  })

  test('the words in the order typed come first', async () => {
    expect((await search('import notes'))[0]).toBe('ordered')
    expect((await search('export notes'))[0]).toBe('reversed')
  })

  test('where somebody else made the same slip, what was meant comes after it; a phrase in quotes means nothing else', async () => {
    numbers.set(await addIdea(open(), { title: 'Accesibility on ramps', ...place }), 'slip')
    numbers.set(await addIdea(open(), { title: 'Accessibility of the map', ...place }), 'right')
    expect(await search('accesibility')).toEqual(['slip', 'right'])
    expect(await search('accessibility')).toEqual(['right', 'slip'])
    expect(await search('"accesibility on"')).toEqual(['slip'])
    const first = await searchIdeas(open(), visitor, {
      filter: { search: 'accesibility' },
      page: { first: 1 },
    })
    const [row] = first.rows
    const next = await searchIdeas(open(), visitor, {
      filter: { search: 'accesibility' },
      page: { first: 1, after: row ? first.cursorOf(row) : null },
    })
    expect(
      [first, next].map(({ rows, totalCount, hasNextPage }) => [
        numbers.get(rows[0]?.number ?? 0),
        totalCount,
        hasNextPage,
      ]),
    ).toEqual([
      ['slip', 2, true],
      ['right', 2, false],
    ])
  })

  test('nothing to search for, and nothing found, is an empty page', async () => {
    for (const text of ['', '   ', '"', '!?', 'qqqqqqq']) expect(await search(text)).toEqual([])
  })

  test('operators and quotes of the database are only text', async () => {
    for (const text of [
      `'`,
      `a' | 'b`,
      `dark & !mode`,
      `dark:*`,
      `\\`,
      `<->`,
      `'); drop table idea; --`,
      `"unclosed phrase`,
      '%_',
      '\u{1F600}',
    ]) {
      await expect(search(text)).resolves.toBeDefined()
    }
  })

  test('pages of a search follow each other without gap or repetition, both ways', async () => {
    const all = await searchIdeas(open(), visitor, { filter: { search: 'dark' }, page: {} })
    const seen: number[] = []
    let after: string | null = null
    for (;;) {
      const page = await searchIdeas(open(), visitor, {
        filter: { search: 'dark' },
        page: { first: 1, after },
      })
      seen.push(...page.rows.map(({ number }) => number))
      expect(page.totalCount).toBe(3)
      const [row] = page.rows
      if (!page.hasNextPage || !row) break
      after = page.cursorOf(row)
    }
    expect(seen).toEqual(all.rows.map(({ number }) => number))
    const last = await searchIdeas(open(), visitor, {
      filter: { search: 'dark' },
      page: { last: 2 },
    })
    expect(last.rows.map(({ number }) => number)).toEqual(seen.slice(-2))
    expect(last.hasPreviousPage).toBe(true)
  })

  test('the threshold of one search does not stay in the session', async () => {
    await search('marcos')
    const rows = await open().query<{ value: string | null }>({
      name: 'test_threshold',
      text: `select current_setting('pg_trgm.word_similarity_threshold', true) as value`,
    })
    expect(['0.6', null, '']).toContain(rows[0]?.value)
  })

  test('two words of a search may each be one with its neighbour', async () => {
    const title = 'Darkmode for the notebook'
    const number = await addIdea(open(), { title, ...place })
    const { rows } = await searchIdeas(open(), visitor, {
      filter: { search: 'dark mode note book' },
      page: {},
    })
    await open().query({ name: '', text: 'delete from idea where number = $1' }, [number])
    expect(rows[0]?.title).toBe(title)
    expect(rows[0]?.isClose).toBe(false)
  })

  test('pages of what is found although it was misspelt follow each other as well', async () => {
    for (const text of ['dark mdoe', 'colours nigth', 'import notes tables', 'drak']) {
      const find = (page: object) =>
        searchIdeas(open(), visitor, { filter: { search: text }, page })
      const all = await find({})
      expect(all.totalCount).toBeGreaterThan(0)
      const seen: number[] = []
      for (let after: string | null = null; ;) {
        const page = await find({ first: 1, after })
        seen.push(...page.rows.map(({ number }) => number))
        const [row] = page.rows
        if (!page.hasNextPage || !row) break
        after = page.cursorOf(row)
      }
      expect(seen).toEqual(all.rows.map(({ number }) => number))
    }
  })

  test('the statements of a first page are prepared, each with one text whatever is searched for', async () => {
    const texts = new Map<string, Set<string>>()
    const asked: Statement<unknown>[] = []
    const db = new Proxy(open(), {
      get: (target, key) =>
        key === 'query'
          ? (one: Statement<unknown>, values: readonly unknown[]) => {
              asked.push(one)
              return target.query(one, values)
            }
          : (Reflect.get(target, key) as unknown),
    })
    const find = async (
      search: string,
      filter = {},
      page = {},
      { actor = visitor, ...services }: SearchServices & { actor?: Actor } = {},
    ) => {
      asked.length = 0
      const list = { filter: { search, ...filter }, page }
      const found = await searchIdeas(db, actor, list, services)
      const own = asked.filter(({ text }) => /ranked|readable\.title/.test(text))
      for (const { name, text } of own) texts.set(name, (texts.get(name) ?? new Set()).add(text))
      return { names: own.map(({ name }) => name), after: found.rows.map(found.cursorOf).at(-1) }
    }
    const { names, after } = await find('dark mode')
    expect(names[0]).toBe('search_all')
    for (const text of [
      'import notes',
      'd',
      '"dark mode"',
      'how can i have the dark mode',
      'drak moed editor',
      'expotr notes imprt tables qqqq',
      'record the macros and play them back please soon',
      'notes back',
      'dark editor zzzzzz',
      '深色模式',
      'C++',
      'qqqq',
    ])
      await find(text, { tags: [], mine: false }, { first: 7 })
    const team = await addMember(open(), 'ADMIN')
    const synonyms = () =>
      Promise.resolve(
        synonymsOf([
          { id: 'one', source: 'TEAM', isOn: true, words: ['notes', 'pages'], merges: [] } as never,
        ]),
      )
    for (const text of ['dark mode', 'import pages', 'pages improt', 'nothing']) {
      await find(text, {}, {}, { actor: team, synonyms })
    }
    expect([...texts.keys()].sort()).toEqual([
      'search_alike',
      'search_all',
      'search_few',
      'search_most',
      'search_titles_alike',
      'search_titles_alike_by_words',
      'search_titles_few',
      'search_titles_few_by_words',
    ])
    for (const each of texts.values()) expect(each.size).toBe(1)
    expect((await find('dark mode', { board: 'ideas' })).names.at(-1)).toBe('')
    expect((await find('dark mode', {}, { after })).names.at(-1)).toBe('')
    expect((await find('dark mode', {}, { last: 2 })).names.at(-1)).toBe('')
    const candidates = () => Promise.resolve([{ number: 1, similarity: 1 }])
    expect((await find('qqqq', {}, {}, { candidates })).names.at(-1)).toBe('')
  })
})
