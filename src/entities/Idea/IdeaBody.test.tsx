import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaBodyTestQuery } from '#generated/IdeaBodyTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaBody } from './IdeaBody.tsx'

async function renderIdeaBody(facts: Partial<MockIdea> = {}, more: object = {}) {
  const kit = renderWithRelay<IdeaBodyTestQuery>({
    query: graphql`
      query IdeaBodyTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaBody_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaBody idea={idea} />,
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

test('shows what was written', async () => {
  await renderIdeaBody()
  expect(screen.getByText('Every time I have to find the paragraph again.')).toBeVisible()
})

test('says when there is nothing', async () => {
  await renderIdeaBody({ bodyHtml: '' })
  expect(screen.getByText('No details given.')).toBeVisible()
})
