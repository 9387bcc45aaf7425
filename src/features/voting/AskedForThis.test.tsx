import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { AskedForThisTestQuery } from '#generated/AskedForThisTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { mockDefaults } from '#testing/mockDefaults.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { AskedForThis } from './AskedForThis.tsx'

async function renderAsked(idea: object) {
  const kit = renderWithRelay<AskedForThisTestQuery>({
    query: graphql`
      query AskedForThisTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...AskedForThis_idea
        }
      }
    `,
    render: ({ idea: found }) => found && <AskedForThis idea={found} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    ...mockDefaults,
    Idea: () => ({
      id: 'idea_7',
      statusChangedAt: '2020-05-07T10:00:00.000Z',
      viewerVote: null,
      ...idea,
    }),
  })
  return kit
}
const marks = (container: HTMLElement) => container.querySelectorAll('p[aria-hidden] > span')

test('says how many voters were told, and how many left no address', async () => {
  const { container } = await renderAsked({
    toldVoters: { voterCount: 43, toldCount: 41, withoutAddressCount: 2 },
  })
  expect(screen.getByText('43 voters, 41 told.')).toBeVisible()
  expect(screen.getByText(/2 had no e-mail address we could write to\./)).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent('Who asked for this')
  expect(marks(container)).toHaveLength(43)
})

test('says to a voter when they voted and when it shipped', async () => {
  await renderAsked({
    viewerVote: { createdAt: '2020-02-03T10:00:00.000Z' },
    toldVoters: { voterCount: 1, toldCount: 0, withoutAddressCount: 0 },
  })
  expect(screen.getByRole('heading')).toHaveTextContent('You asked for this')
  expect(screen.getByText(/^You voted on .+2020\. It shipped on .+2020\.$/)).toBeVisible()
  expect(screen.getByText('1 voter, 0 told.')).toBeVisible()
})

test('over 120 voters are a bar, and an idea that has not shipped says nothing', async () => {
  const { container } = await renderAsked({
    toldVoters: { voterCount: 511, toldCount: 498, withoutAddressCount: 0 },
  })
  expect(marks(container)).toHaveLength(0)
  expect(container.querySelector('rect')).toHaveAttribute('width', String((100 * 498) / 511))
  const other = await renderAsked({ toldVoters: null })
  expect(other.container).toBeEmptyDOMElement()
})
