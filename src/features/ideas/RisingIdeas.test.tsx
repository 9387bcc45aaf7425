import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { RisingIdeasTestQuery } from '#generated/RisingIdeasTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea } from '#testing/factories.ts'
import { RisingIdeas } from './RisingIdeas.tsx'

async function renderRising(recent: number[], titles: string[] = []) {
  const kit = renderWithRelay<RisingIdeasTestQuery>({
    query: graphql`
      query RisingIdeasTestQuery @relay_test_operation {
        ...RisingIdeas_query
      }
    `,
    render: (data) => <RisingIdeas query={data} />,
  })
  const edges = recent.map((recentVoteCount, index) => ({
    node: anIdea({
      number: index + 1,
      title: titles[index] ?? `Idea ${index + 1}`,
      recentVoteCount,
    }),
  }))
  await kit.resolve({ IdeaConnection: () => ({ edges }) })
  return kit
}

test('the three that gather most, most first', async () => {
  await renderRising([5, 0, 41, 12, 7])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '+41Idea 3',
    '+12Idea 4',
    '+7Idea 5',
  ])
})

test('nothing is said while nothing rises', async () => {
  const { container } = await renderRising([0, 0])
  expect(container).toBeEmptyDOMElement()
})

test('a title without a letter is not pointed at', async () => {
  await renderRising([5, 3], ['???', 'Más'])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['+3Más'])
})
