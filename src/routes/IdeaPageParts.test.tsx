import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaPagePartsTestQuery } from '#generated/IdeaPagePartsTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaActs } from './IdeaActs.tsx'
import { IdeaDiscussion } from './IdeaDiscussion.tsx'

test('an idea has its acts above it, and its discussion with the number of comments below', async () => {
  const kit = renderWithRelay<IdeaPagePartsTestQuery>({
    query: graphql`
      query IdeaPagePartsTestQuery @relay_test_operation {
        ...IdeaDiscussion_query
        idea(id: "idea_7") {
          ...IdeaActs_idea
          ...IdeaDiscussion_idea
        }
      }
    `,
    render: (data) =>
      data.idea && (
        <>
          <IdeaActs idea={data.idea} />
          <IdeaDiscussion idea={data.idea} query={data} />
        </>
      ),
    wrapper: servicesWrapper(),
    route: '/ideas/7/keep-my-place',
  })
  await kit.resolve({
    Idea: () => ({ id: 'idea_7', state: 'LIVE', commentCount: 3, mergedFrom: [] }),
    Viewer: () => ({ user: null }),
    TimelineItemConnection: () => ({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    }),
  })
  expect(screen.getByRole('button', { name: 'Share this idea' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Comments 3' })).toBeVisible()
})
