import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaVotersTestQuery } from '#generated/IdeaVotersTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaVoters } from './IdeaVoters.tsx'

async function renderIdeaVoters(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<IdeaVotersTestQuery>({
    query: graphql`
      query IdeaVotersTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaVoters_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaVoters idea={idea} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Idea: () => ({
      ...anIdea(facts),
      status: aStatus(),
      author: aUser(),
      board: { id: 'board_1', name: 'Editor', slug: 'editor' },
      tags: [],
      importedVoteCount: 0,
      ...more,
    }),
  })
  return kit
}

test('names who voted, and counts the others', async () => {
  await renderIdeaVoters(
    { voteCount: 3 },
    { voters: { edges: [{ node: aUser() }, { node: aUser({ id: 'user_bo', name: 'Bo' }) }] } },
  )
  expect(screen.getByRole('img', { name: /Ana, Bo, and 1 more/ })).toBeVisible()
})

test('says when nobody has', async () => {
  await renderIdeaVoters({ voteCount: 0 }, { voters: { edges: [] } })
  expect(screen.getByText('Nobody yet.')).toBeVisible()
})

test('does not deny a vote that is counted and not yet named', async () => {
  await renderIdeaVoters({ voteCount: 1 }, { voters: { edges: [] } })
  expect(screen.queryByText('Nobody yet.')).not.toBeInTheDocument()
})

test('names nobody once the last vote is taken back', async () => {
  await renderIdeaVoters({ voteCount: 0 }, { voters: { edges: [{ node: aUser() }] } })
  expect(screen.getByText('Nobody yet.')).toBeVisible()
  expect(screen.queryByRole('img', { name: /Ana/ })).not.toBeInTheDocument()
})

test('imported votes are told, and nobody is said to have voted', async () => {
  await renderIdeaVoters(
    { voteCount: 0 },
    {
      importedVoteCount: 315,
      importedVotes: [{ source: 'GitHub', count: 315 }],
      voters: { edges: [] },
    },
  )
  expect(screen.getByText('315 votes from GitHub, without names')).toBeVisible()
  expect(screen.queryByText('Nobody yet.')).not.toBeInTheDocument()
})
