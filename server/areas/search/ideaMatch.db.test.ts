import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addIdea, addSite, statusId, visitor } from '#server/testing/testSite.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

type Match = { isClose: boolean; words: string[] } | null
interface Found {
  edges: { cursor: string; node: { title: string }; match: Match }[]
}

const filler = 'What else there is to say of this release goes on and on. '.repeat(20)

describeOnEngines('how a search found an idea', (open) => {
  const ask = async (search: string | null, page: { first: number; after?: string }) => {
    const { data, errors } = await askSchema(
      open(),
      visitor,
      'query ($first: Int, $after: String, $filter: IdeaFilter) { ideas(first: $first, after: $after, filter: $filter) { edges { cursor node { title } match { isClose words } } } }',
      { ...page, filter: search === null ? {} : { search } },
    )
    expect(errors).toEqual([])
    return (data?.['ideas'] as Found).edges
  }
  const found = async (search: string) =>
    (await ask(search, { first: 20 })).map(({ node, match }) => [node.title, match])

  beforeAll(async () => {
    const site = await addSite(open())
    const add = (title: string, excerpt = '') =>
      addIdea(open(), {
        title,
        body: excerpt,
        excerpt,
        boardId: site.boards.public,
        statusId: statusId(site, 'open'),
      })
    await add('Accesibility on ramps', 'I mean accesibility for all.')
    await add('Accessibility of the map')
    await add('Testing the best text', 'The rest of the tests.')
    await add('Scan the stack conservatively')
    await add('Release notes', ['gc', 'conservatively', 'stack', 'scans'].join(`. ${filler}`))
    await add('What a pause costs', `${filler} Where the gc scans the stack conservatively.`)
  })

  test('says what it found in title and excerpt; slips are close', async () => {
    expect(await found('the accesibility')).toEqual([
      ['Accesibility on ramps', { isClose: false, words: ['Accesibility', 'accesibility'] }],
      ['Accessibility of the map', { isClose: true, words: ['Accessibility'] }],
    ])
    expect(await found('acessibilitty')).toEqual([
      ['Accessibility of the map', { isClose: true, words: ['Accessibility'] }],
    ])
  })

  test('where the word itself is there, what only looks like it is not marked', async () => {
    expect(await found('test')).toEqual([
      ['Testing the best text', { isClose: false, words: ['Testing', 'tests'] }],
    ])
  })

  test('a word that is there only with a slip is marked beside those that are there as they were typed', async () => {
    expect(await found('conservativly scan stack')).toContainEqual([
      'Scan the stack conservatively',
      { isClose: true, words: ['conservatively', 'Scan', 'stack'] },
    ])
  })

  test('what stands behind a close one is close as well, on whatever page it comes', async () => {
    const search = 'gc scans the stack conservatively'
    const whole = await ask(search, { first: 20 })
    expect(whole.map(({ node, match }) => [node.title, match?.isClose])).toEqual([
      ['What a pause costs', false],
      ['Scan the stack conservatively', true],
      ['Release notes', true],
    ])
    for (const [at, { cursor }] of whole.slice(0, -1).entries())
      expect(await ask(search, { first: 1, after: cursor })).toEqual(whole.slice(at + 1, at + 2))
  })

  test('is nothing in a list that is no search', async () => {
    expect(new Set((await ask(null, { first: 20 })).map(({ match }) => match))).toEqual(
      new Set([null]),
    )
  })
})
