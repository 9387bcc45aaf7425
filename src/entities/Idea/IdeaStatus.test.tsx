import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaStatusTestQuery } from '#generated/IdeaStatusTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaStatus } from './IdeaStatus.tsx'

async function renderIdeaStatus(
  facts: Partial<MockIdea> = {},
  more: object = {},
  failed: readonly string[] = [],
) {
  const kit = renderWithRelay<IdeaStatusTestQuery>({
    query: graphql`
      query IdeaStatusTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaStatus_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaStatus idea={idea} />,
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

test('an open status is a word', async () => {
  await renderIdeaStatus()
  expect(screen.getByText('Open')).toBeVisible()
})

test('what ended an idea has its day', async () => {
  const { container } = await renderIdeaStatus({}, { status: aStatus('SHIPPED', 'Shipped') })
  expect(container).toHaveTextContent('Shipped 3 May')
})

test('a status that failed says so in its place', async () => {
  await renderIdeaStatus({}, { status: null }, ['status'])
  expect(screen.getByText('Status could not be loaded')).toBeVisible()
})
