import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ImportedVotesTestQuery } from '#generated/ImportedVotesTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { ImportedVotes } from './ImportedVotes.tsx'

async function renderImportedVotes(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<ImportedVotesTestQuery>({
    query: graphql`
      query ImportedVotesTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...ImportedVotes_idea
        }
      }
    `,
    render: ({ idea }) => idea && <ImportedVotes idea={idea} />,
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

test('votes of other places are told apart, with their place', async () => {
  await renderImportedVotes({
    importedVotes: [
      { source: 'GitHub', count: 1327 },
      { source: 'Forum', count: 0 },
    ],
  })
  expect(screen.getByText('1,327 votes from GitHub, without names')).toBeVisible()
  expect(screen.queryByText(/Forum/)).not.toBeInTheDocument()
})
