import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { HowItWentTestQuery } from '#generated/HowItWentTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { HowItWent } from './HowItWent.tsx'

const planned = aStatus('PLANNED', 'Next up')
const shipped = aStatus('SHIPPED', 'Shipped')

async function renderWent(facts: object) {
  const kit = renderWithRelay<HowItWentTestQuery>({
    query: graphql`
      query HowItWentTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...HowItWent_idea
        }
      }
    `,
    render: ({ idea }) => idea && <HowItWent idea={idea} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Idea: () => ({
      id: 'idea_7',
      createdAt: '2020-01-12T10:00:00.000Z',
      status: shipped,
      statusSteps: [
        { at: '2020-03-02T10:00:00.000Z', status: planned },
        { at: '2020-05-06T10:00:00.000Z', status: shipped },
      ],
      ...facts,
    }),
  })
  return kit
}

test('a shipped idea tells its way, step by step, and how long it took', async () => {
  await renderWent({})
  const steps = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Posted12 Jan.* 2020$/),
    expect.stringMatching(/^Next up2 Mar.* 2020$/),
    expect.stringMatching(/^Shipped6 May.* 2020$/),
  ])
  expect(screen.getByText('115 days from the first post to release.')).toBeVisible()
})

test.each([
  ['has not shipped', { status: planned }],
  ['was shipped when it was imported', { statusSteps: [] }],
])('an idea that %s tells none', async (_, facts) => {
  const { container } = await renderWent(facts)
  expect(container).toBeEmptyDOMElement()
})
