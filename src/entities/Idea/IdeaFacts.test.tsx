import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaFactsTestQuery } from '#generated/IdeaFactsTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaFacts } from './IdeaFacts.tsx'

async function renderIdeaFacts(
  facts: Partial<MockIdea> = {},
  more: object = {},
  failed: readonly string[] = [],
) {
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
  const idea = {
    ...anIdea(facts),
    status: aStatus(),
    author: aUser(),
    board: { id: 'board_1', name: 'Editor', slug: 'editor' },
    tags: [],
    ...more,
  }
  await kit.resolve(
    { Idea: () => idea },
    failed.map((field) => ['idea', field]),
  )
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

test('an old idea gives no reason, and a board that failed says so in its place', async () => {
  const { container } = await renderIdeaFacts({}, { board: null }, ['board'])
  expect(container).toHaveTextContent(/^Open\W*Board could not be loaded$/)
})

test('whom it is assigned to is said', async () => {
  await renderIdeaFacts({}, { assignee: { id: 'user_ana', name: 'Ana' } })
  expect(screen.getByText('Assigned to Ana')).toBeVisible()
})

test('a pinned idea says so first', async () => {
  const { container } = await renderIdeaFacts({ pinned: true })
  expect(container).toHaveTextContent(/^Pinned\W*Open/)
})
