import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { IdeaMergeRedirectTestQuery } from '#generated/IdeaMergeRedirectTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaMergeRedirect } from './IdeaMergeRedirect.tsx'

function Place() {
  const { pathname, hash } = useLocation()
  return <p>{pathname + hash}</p>
}

async function renderAt(facts: Partial<MockIdea>) {
  const kit = renderWithRelay<IdeaMergeRedirectTestQuery>({
    query: graphql`
      query IdeaMergeRedirectTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaMergeRedirect_idea
        }
      }
    `,
    render: ({ idea }) => (
      <>
        {idea && <IdeaMergeRedirect idea={idea} />}
        <Place />
      </>
    ),
    route: '/ideas/7/keep-my-place',
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Idea: ({ path }) => (path?.includes('mergedInto') ? facts.mergedInto : anIdea(facts)),
  })
}

test('a merged idea leads to the one it was merged into, and says so', async () => {
  await renderAt({ mergedInto: { id: 'idea_9', number: 9, slug: 'places' } })
  expect(screen.getByText('/ideas/9/places#idea_7')).toBeVisible()
})

test('any other stays', async () => {
  await renderAt({ mergedInto: null })
  expect(screen.getByText('/ideas/7/keep-my-place')).toBeVisible()
})
