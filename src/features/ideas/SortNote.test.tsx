import { screen, waitFor } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { readChoice } from './listAddress.ts'
import { SortNote } from './SortNote.lazy.tsx'

async function openNote(address = '') {
  const services = createTestServices()
  const told = jest.fn()
  services.usage.attach(told)
  const choice = readChoice(null, new URLSearchParams(address))
  const kit = renderWithRelay(<SortNote choice={choice} />, { wrapper: servicesWrapper(services) })
  const button = screen.getByRole('button', { name: 'How is this sorted?' })
  await kit.user.click(button)
  const note = await screen.findByRole('dialog', { name: 'How is this sorted?' })
  const node = { __typename: 'Idea', id: 'idea_7', title: 'Keep my place' }
  const answer = (ranking: object | null) =>
    kit.respond({
      data: {
        ideas: { edges: [{ node: { ...node, ranking: ranking && { meanings: [], ...ranking } } }] },
      },
    })
  return { ...kit, told, button, note, answer }
}
const part = (
  kind: string,
  points: number | null = null,
  count: number | null = null,
  recentCount: number | null = null,
) => ({ kind, points, count, recentCount })

test('the rule at once, and the first idea in words and numbers as an example', async () => {
  const { note, answer, operation, told } = await openNote('tag=sync')
  expect(note).toHaveTextContent('A vote counts 1 when it is cast')
  expect(operation().request.variables).toEqual({
    sort: 'TRENDING',
    filter: { categories: ['OPEN', 'PLANNED', 'STARTED'], tags: ['sync'] },
    search: '',
  })
  await answer({
    score: 26.46,
    at: null,
    parts: [
      part('VOTES', 24.561, 142, 31),
      part('IMPORTED_VOTES', 0.01, 30, 0),
      part('COMMENTS', 1.94, 8, 0),
    ],
  })
  expect(note).toHaveTextContent('Currently first: “Keep my place”')
  expect(note).toHaveTextContent('142 votes, 31 in the last 14 days24.6')
  expect(note).toHaveTextContent(
    '30 imported votes, counted from the day the idea was postedunder 0.1',
  )
  expect(note).toHaveTextContent('8 comments1.9')
  expect(note).toHaveTextContent('Total26.5')
  expect(told.mock.calls).toEqual([['why_opened', { sort: 'TRENDING', searched: false }]])
})

test('on top: votes, however old; one part is its own sum', async () => {
  const { note, answer } = await openNote('sort=top')
  await answer({ score: 1720, at: null, parts: [part('IMPORTED_VOTES', 1720, 1720, 0)] })
  expect(note).toHaveTextContent('Every vote counts 1')
  expect(note).toHaveTextContent('1,720 imported votes1,720')
  expect(note).not.toHaveTextContent('Total')
})

test.each([
  ['newest', 'POSTED', /Posted on 3 May 2026/],
  ['active', 'COMMENTED', /Last comment on 3 May 2026/],
  ['active', 'STATUS_CHANGED', /Status changed on 3 May 2026/],
] as const)('%s: the moment it is sorted by (%s)', async (sort, kind, text) => {
  const { note, answer } = await openNote(`sort=${sort}`)
  await answer({ score: null, at: '2026-05-03T10:00:00.000Z', parts: [part(kind)] })
  expect(note).toHaveTextContent(text)
})

test('a search: what was found where', async () => {
  const { note, answer } = await openNote('q=dark+mode')
  await answer({
    score: 5512,
    at: null,
    parts: [part('TITLE_HAS_ALL', 4000), part('TITLE_BEGINS', 1500), part('OFTEN', 12)],
  })
  expect(note).toHaveTextContent('points for how well they match')
  expect(note).toHaveTextContent('The title has all the words4,000')
  expect(note).toHaveTextContent('Total5,512')
})

test('a search: words that mean the same, and who says so', async () => {
  const { note, answer } = await openNote('q=night+theme+photo')
  await answer({
    score: 1700,
    at: null,
    parts: [part('HAS_MEANT', 1100), part('TITLE_HAS_MEANT', 600)],
    meanings: [
      { typed: 'night theme', found: 'dark mode', source: 'TEAM' },
      { typed: 'photo', found: 'picture', source: 'LEARNED' },
    ],
  })
  expect(note).toHaveTextContent('The title has all the words, or words that mean the same600')
  expect(note).toHaveTextContent(
    'Search treats “night theme” and “dark mode” as the same, as set by',
  )
  expect(note).toHaveTextContent('Search treats “photo” and “picture” as the same, because ideas')
})

test('nobody voted yet; and no answer leaves the rule', async () => {
  const silent = await openNote()
  await silent.answer({ score: 0, at: null, parts: [] })
  expect(silent.note).toHaveTextContent('Nobody has voted or commented on this one yet')
  silent.unmount()
  const failed = await openNote()
  await failed.reject(new NetworkError({ operation: 'SortExplanationQuery', reason: 'ECONNRESET' }))
  expect(failed.note).toHaveTextContent('press again to retry')
  expect(failed.note).toHaveTextContent('A vote counts 1 when it is cast')
})

test('Escape gives the focus back', async () => {
  const { user, button, answer } = await openNote()
  await answer({ score: 0, at: null, parts: [] })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})
