import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { AnswerTimeTestQuery } from '#generated/AnswerTimeTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { mockDefaults } from '#testing/mockDefaults.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { AnswerTime } from './AnswerTime.tsx'

async function renderTime(figures: object, ofBoard: object | null = null) {
  const kit = renderWithRelay<AnswerTimeTestQuery>({
    query: graphql`
      query AnswerTimeTestQuery @relay_test_operation {
        ...AnswerTime_query
      }
    `,
    render: (data) => <AnswerTime query={data} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    ...mockDefaults,
    Query: () => ({
      answerFigures: figures,
      site: { boards: [{ slug: 'editor', answerFigures: ofBoard }] },
    }),
  })
  return kit
}

test('says the median in days, and the share that was answered', async () => {
  await renderTime({ ideaCount: 100, answeredCount: 91, medianHours: 57.6 })
  expect(screen.getByText('2.4 days')).toBeVisible()
  expect(screen.getByText(/91% of ideas from the last year were answered\./)).toBeVisible()
})

test('a long time is in whole days', async () => {
  await renderTime({ ideaCount: 100, answeredCount: 32, medianHours: 2880 })
  expect(screen.getByText('120 days')).toBeVisible()
})

test('a short time is in hours', async () => {
  await renderTime({ ideaCount: 9, answeredCount: 3, medianHours: 0.2 })
  expect(screen.getByText('1 hour')).toBeVisible()
})

test.each([
  { ideaCount: 4, answeredCount: 4, medianHours: 1 },
  { ideaCount: 40, answeredCount: 0, medianHours: null },
])('says nothing of too little: %j', async (figures) => {
  const { container } = await renderTime(figures)
  expect(container).toBeEmptyDOMElement()
})
