import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { searchIdeas } from './searchIdeas.ts'
import { similarIdeas } from './similarIdeas.ts'

describeOnEngines('names that end in a plus or a sharp, or begin with a dot', (open) => {
  const titles = new Map<number, string>()
  const search = async (text: string) => {
    const { rows } = await searchIdeas(open(), visitor, { filter: { search: text }, page: {} })
    return rows.map(({ title }) => title)
  }

  beforeAll(async () => {
    const site = await addSite(open())
    const place = { boardId: site.boards.public, statusId: statusId(site, 'open') }
    const all: [title: string, votes: number, body?: string][] = [
      ['Colours for C++', 1],
      ['A debugger', 2, 'For C++20 as well.'],
      ['C as a teaching language', 50],
      ['Examples in C#', 3],
      ['F# and Notepad++', 4],
      ['Runs on .NET 9', 5],
      ['Works without a net', 60],
      ['Network drives', 70],
    ]
    for (const [title, voteCount, body = ''] of all)
      titles.set(await addIdea(open(), { title, body, voteCount, ...place }), title)
  })

  test.each([
    ['C++', ['Colours for C++', 'A debugger', 'C as a teaching language']],
    ['c+', ['Colours for C++', 'A debugger', 'C as a teaching language']],
    ['"C++"', ['Colours for C++', 'A debugger']],
    ['c++ colours', ['Colours for C++']],
    ['C#', ['Examples in C#', 'C as a teaching language']],
    ['F#', ['F# and Notepad++']],
    ['notepad', ['F# and Notepad++']],
    ['.NET', ['Runs on .NET 9', 'Works without a net']],
    ['.n', ['Runs on .NET 9']],
  ])('%s', async (text, expected) => {
    expect(await search(text)).toEqual(expected)
  })

  test('a letter and a word alone do not mean them all', async () => {
    const lone = await search('c')
    expect(lone[0]).toBe('C as a teaching language')
    expect(lone).not.toContain('A debugger')
    expect(lone).not.toContain('Examples in C#')
    expect((await search('net')).sort()).toEqual([
      'Network drives',
      'Runs on .NET 9',
      'Works without a net',
    ])
  })

  test('make ideas similar', async () => {
    const found = await similarIdeas(open(), visitor, { title: 'C++ colors' })
    expect(found.map(({ number }) => titles.get(number))).toEqual(['Colours for C++'])
  })
})
