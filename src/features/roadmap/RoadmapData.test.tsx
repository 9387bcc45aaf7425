import { waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { RoadmapDataTestQuery } from '#generated/RoadmapDataTestQuery.graphql.ts'
import type { PageFacts } from '#lib/structuredData.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { noPageAnswer } from '#services/PageAnswer.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { RoadmapData } from './RoadmapData.lazy.tsx'

test('the roadmap is described with the ideas of its columns, in their order', async () => {
  const told: PageFacts[] = []
  const answer = { ...noPageAnswer, describe: (page: PageFacts) => void told.push(page) }
  const { resolve } = renderWithRelay<RoadmapDataTestQuery>({
    query: graphql`
      query RoadmapDataTestQuery @relay_test_operation {
        ...RoadmapData_query @arguments(first: 2)
      }
    `,
    render: (data) => <RoadmapData query={data} title="Roadmap" />,
    wrapper: servicesWrapper(createTestServices({ answer })),
  })
  const node = (number: number, title: string) => ({
    node: { __typename: 'Idea', id: `idea_${number}`, number, slug: `s-${number}`, title },
  })
  await resolve({
    Site: () => ({ name: 'Fieldnotes', tagline: 'Notes' }),
    Query: () => ({
      roadmap: [
        { id: 'status_1', roadmapIdeas: { edges: [node(7, 'Dark mode'), node(9, 'Maps')] } },
        { id: 'status_2', roadmapIdeas: { edges: [node(8, 'Sync')] } },
      ],
    }),
  })
  await waitFor(() => expect(told).not.toEqual([]))
  expect(told[0]).toEqual({
    kind: 'list',
    site: { name: 'Fieldnotes', tagline: 'Notes' },
    part: { name: 'Roadmap', path: '/roadmap' },
    ideas: [
      { name: 'Dark mode', path: '/ideas/7/s-7' },
      { name: 'Maps', path: '/ideas/9/s-9' },
      { name: 'Sync', path: '/ideas/8/s-8' },
    ],
  })
})
