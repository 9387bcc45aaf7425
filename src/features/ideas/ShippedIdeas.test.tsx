import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ShippedIdeasTestQuery } from '#generated/ShippedIdeasTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea } from '#testing/factories.ts'
import { ShippedIdeas } from './ShippedIdeas.tsx'

async function renderShipped(numbers: number[], titleOf = (number: number) => `Idea ${number}`) {
  const kit = renderWithRelay<ShippedIdeasTestQuery>({
    query: graphql`
      query ShippedIdeasTestQuery @relay_test_operation {
        ...ShippedIdeas_query
      }
    `,
    render: (data) => <ShippedIdeas query={data} />,
  })
  const asked = JSON.stringify(kit.operation().request.node.operation)
  await kit.resolve({
    IdeaConnection: () => ({
      edges: numbers.map((number) => ({ node: anIdea({ number, title: titleOf(number) }) })),
    }),
  })
  return { ...kit, asked }
}

test('what was done last, whatever the site calls that', async () => {
  const { asked } = await renderShipped([4, 2])
  expect(asked).toContain('"categories":["SHIPPED"]')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Idea 4', 'Idea 2'])
})

test('nothing is said while nothing was', async () => {
  const { container } = await renderShipped([])
  expect(container).toBeEmptyDOMElement()
})

test('three with a letter in their title, whatever stands between them', async () => {
  await renderShipped([9, 7, 5, 4, 2], (number) =>
    number > 5 ? `#${number} !!` : `Idea ${number}`,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Idea 5',
    'Idea 4',
    'Idea 2',
  ])
})
