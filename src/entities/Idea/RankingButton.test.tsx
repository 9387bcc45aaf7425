import { screen, waitFor } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { RankingButton, type ListPosition } from './RankingButton.tsx'

async function openExplanation(position: Partial<ListPosition> = {}) {
  const services = createTestServices()
  const told = jest.fn()
  services.usage.attach(told)
  const kit = renderWithRelay(
    <RankingButton
      ideaId="idea_7"
      reason="12 votes this week"
      position={{ sort: 'TRENDING', search: '', place: 3, ...position }}
    />,
    { wrapper: servicesWrapper(services) },
  )
  const button = screen.getByRole('button', { name: '12 votes this week Why is this here?' })
  await kit.user.click(button)
  const note = await screen.findByRole('dialog', { name: 'Why is this here?' })
  const answer = (ranking: object | null) =>
    kit.respond({
      data: {
        idea: { __typename: 'Idea', id: 'idea_7', voteCount: 142, importedVoteCount: 30, ranking },
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

test('the parts of the score in words and numbers, their sum and the place', async () => {
  const { note, answer, operation, told } = await openExplanation()
  expect(operation().request.variables).toEqual({ id: 'idea_7', sort: 'TRENDING', search: '' })
  await answer({
    score: 26.46,
    at: null,
    parts: [
      part('VOTES', 24.561, 142, 31),
      part('IMPORTED_VOTES', 0.01, 30, 0),
      part('COMMENTS', 1.94, 8, 0),
    ],
  })
  expect(note).toHaveTextContent('142 votes, 31 of them in the last 14 days24.6')
  expect(note).toHaveTextContent('30 imported votes, from when the idea was postedunder 0.1')
  expect(note).toHaveTextContent('8 comments1.9')
  expect(note).toHaveTextContent('Together26.5')
  expect(note).toHaveTextContent('Third in this list')
  expect(told.mock.calls).toEqual([
    ['why_opened', { idea: 'idea_7', sort: 'TRENDING', place: 3, searched: false }],
  ])
})

test('on top: votes, however old; one part is its own sum', async () => {
  const { note, answer } = await openExplanation({ sort: 'TOP', place: 1204 })
  await answer({ score: 1720, at: null, parts: [part('IMPORTED_VOTES', 1720, 1720, 0)] })
  expect(note).toHaveTextContent('1,720 imported votes1,720')
  expect(note).not.toHaveTextContent('Together')
  expect(note).toHaveTextContent('Number 1,204 in this list')
})

test.each([
  ['NEWEST', 'POSTED', /Posted on 3 May 2026/],
  ['ACTIVE', 'COMMENTED', /Last comment on 3 May 2026/],
  ['ACTIVE', 'STATUS_CHANGED', /Status changed on 3 May 2026/],
] as const)('%s: the moment it is sorted by (%s)', async (sort, kind, text) => {
  const { note, answer } = await openExplanation({ sort })
  await answer({ score: null, at: '2026-05-03T10:00:00.000Z', parts: [part(kind)] })
  expect(note).toHaveTextContent(text)
})

test('a search: what was found where; and when it does not find it any more', async () => {
  const { note, answer } = await openExplanation({ search: 'dark mode' })
  await answer({
    score: 5512,
    at: null,
    parts: [part('TITLE_HAS_ALL', 4000), part('TITLE_BEGINS', 1500), part('OFTEN', 12)],
  })
  expect(note).toHaveTextContent('The title has all the words4,000')
  expect(note).toHaveTextContent('Together5,512')
  expect(note).toHaveTextContent('this has 142 votes + 30 imported')
})

test('nobody voted yet; gone from the search; and no answer', async () => {
  const silent = await openExplanation()
  await silent.answer({ score: 0, at: null, parts: [] })
  expect(silent.note).toHaveTextContent('Nobody voted or commented yet')
  silent.unmount()
  const gone = await openExplanation({ search: 'dark' })
  await gone.answer(null)
  expect(gone.note).toHaveTextContent('does not find the idea any more')
  gone.unmount()
  const failed = await openExplanation()
  await failed.reject(
    new NetworkError({ operation: 'RankingExplanationQuery', reason: 'ECONNRESET' }),
  )
  expect(failed.note).toHaveTextContent('press again to retry')
})

test('Escape gives the focus back to the row', async () => {
  const { user, button, answer } = await openExplanation()
  await answer({ score: 0, at: null, parts: [] })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})
