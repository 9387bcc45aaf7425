import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaToolsTestQuery } from '#generated/IdeaToolsTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaBanner, IdeaMenu } from './IdeaTools.tsx'

async function renderTools(facts: object) {
  const kit = renderWithRelay<IdeaToolsTestQuery>({
    query: graphql`
      query IdeaToolsTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaTools_idea
        }
      }
    `,
    render: ({ idea }) =>
      idea && (
        <>
          <IdeaMenu idea={idea} />
          <IdeaBanner idea={idea} />
          <p>The idea</p>
        </>
      ),
    wrapper: servicesWrapper(),
  })
  const nothing = {
    viewerCanDelete: false,
    viewerCanModerate: false,
    viewerCanReport: false,
    viewerHasReported: false,
  }
  await kit.resolve({ Idea: () => ({ id: 'idea_7', state: 'LIVE', ...nothing, ...facts }) })
  await screen.findByText('The idea')
}

test('a visitor is offered nothing and told nothing', async () => {
  await renderTools({})
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a reader gets the menu', async () => {
  await renderTools({ viewerCanReport: true })
  expect(await screen.findByRole('button', { name: 'More about this idea' })).toBeVisible()
  expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument()
})

test('an author sees that it waits', async () => {
  await renderTools({ state: 'PENDING', viewerCanDelete: true })
  expect(await screen.findByText('Waiting for approval')).toBeVisible()
})
