import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaBarTestQuery } from '#generated/IdeaBarTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, anIdea } from '#testing/factories.ts'
import { pressKey } from '#testing/pressKey.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { IdeaBar } from './IdeaBar.tsx'
import { VoteButton } from './VoteButton.tsx'

test('the key v votes in the head of the page', async () => {
  const services = createTestServices()
  const { resolve, operation } = renderWithRelay<IdeaBarTestQuery>({
    query: graphql`
      query IdeaBarTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaBar_idea
          ...VoteButton_idea
        }
      }
    `,
    render: ({ idea }) =>
      idea && (
        <main>
          <IdeaBar idea={idea} />
          <article>
            <header>
              <VoteButton idea={idea} size="l" />
            </header>
          </article>
        </main>
      ),
    wrapper: servicesWrapper(services),
  })
  await resolve({ Idea: () => ({ ...anIdea(), status: aStatus() }) })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await pressKey(services, 'v')
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', voted: true })
})
