import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaFactsTestQuery } from '#generated/IdeaFactsTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaFacts } from './IdeaFacts.tsx'

async function renderIdeaFacts(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<IdeaFactsTestQuery>({
    query: graphql`
      query IdeaFactsTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaFacts_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaFacts idea={idea} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Idea: () => ({
      ...anIdea(facts),
      status: aStatus(),
      author: aUser(),
      board: { id: 'board_1', name: 'Editor', slug: 'editor' },
      tags: [],
      ...more,
    }),
  })
  return kit
}

test('votes of this week are the reason to be here', async () => {
  await renderIdeaFacts({ recentVoteCount: 1, commentCount: 58 })
  expect(screen.getByText('1 vote this week')).toBeVisible()
  expect(screen.getByText('58 comments')).toBeVisible()
  expect(screen.getByText('Editor')).toBeVisible()
})

test('without votes, being new is', async () => {
  await renderIdeaFacts({ createdAt: '2026-05-09T11:00:00.000Z' })
  expect(screen.getByText('posted yesterday')).toBeVisible()
  expect(screen.queryByText(/comment/)).not.toBeInTheDocument()
})

test('an old idea gives no reason, and a board that failed is left out', async () => {
  const { container } = await renderIdeaFacts({}, { board: null })
  expect(container).toHaveTextContent(/^Open$/)
})
