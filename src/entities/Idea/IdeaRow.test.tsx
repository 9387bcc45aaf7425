import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaRowTestQuery } from '#generated/IdeaRowTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaRow } from './IdeaRow.tsx'

async function renderIdeaRow(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<IdeaRowTestQuery>({
    query: graphql`
      query IdeaRowTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaRow_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaRow idea={idea} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Idea: () => ({
      ...anIdea(facts),
      status: aStatus(),
      author: aUser(),
      board: { id: 'board_1', name: 'Editor', slug: 'editor' },
      tags: [],
      officialAnswer: null,
      ...more,
    }),
  })
  return kit
}

test('a row says what, how many, where it stands and why it is here', async () => {
  await renderIdeaRow({ recentVoteCount: 12 })
  const row = screen.getByRole('article')
  expect(row).toHaveTextContent('Keep my place')
  expect(row).toHaveTextContent('Every time I have to find the paragraph again.')
  expect(row).toHaveTextContent('Open')
  expect(row).toHaveTextContent('12 votes this week')
  expect(screen.getByRole('button', { name: 'Vote for Keep my place, 41 votes' })).toBeVisible()
})

test('a title of 140 characters without a space stays one link', async () => {
  await renderIdeaRow({ title: 'x'.repeat(140) })
  expect(screen.getByRole('link')).toHaveTextContent('x'.repeat(140))
})

test('a title has the direction of its own words, and its heading with it', async () => {
  await renderIdeaRow({ title: 'البحث في الملاحظات' })
  const heading = screen.getByRole('heading')
  expect(heading).toHaveAttribute('dir', 'auto')
  // The heading's direction does not look into elements with one of their own.
  expect(heading.querySelector('bdi, [dir]')).toBeNull()
})

test('the team answers in the row, by name', async () => {
  await renderIdeaRow(
    {},
    { officialAnswer: { state: 'LIVE', excerpt: 'We start in spring.', author: { name: 'Ana' } } },
  )
  expect(screen.getByText('Answered by Ana')).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('Answered by Ana · We start in spring.')
})

test('an answer that was taken away is not there', async () => {
  await renderIdeaRow({}, { officialAnswer: { state: 'DELETED', excerpt: '', author: null } })
  expect(screen.queryByText(/Answered/)).not.toBeInTheDocument()
})
