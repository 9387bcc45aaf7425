import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { OfficialAnswerTestQuery } from '#generated/OfficialAnswerTestQuery.graphql.ts'
import { Section } from '#parts/failure/Section.tsx'
import { renderWithRelay, type QueryOptions } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { OfficialAnswer } from './OfficialAnswer.tsx'

const answer = {
  __typename: 'Comment',
  id: 'comment_2',
  state: 'LIVE',
  internal: false,
  official: true,
  mergedFrom: null,
  bodyHtml: '<p>We will.</p>',
  createdAt: '2026-05-09T12:00:00.000Z',
  editedAt: null,
  author: aUser(),
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanReport: false,
  viewerHasReported: false,
}

function Place() {
  const { key, hash } = useLocation()
  return <output data-key={key}>{JSON.stringify([useNavigationType(), hash])}</output>
}

const subject: QueryOptions<OfficialAnswerTestQuery> = {
  query: graphql`
    query OfficialAnswerTestQuery @relay_test_operation {
      idea(id: "idea_7") {
        ...OfficialAnswer_idea
      }
    }
  `,
  render: ({ idea }) =>
    idea && (
      <>
        <OfficialAnswer idea={idea} />
        <Place />
      </>
    ),
  wrapper: servicesWrapper(),
  route: '/ideas/7/keep-my-place',
}

async function renderAnswer(officialAnswer: object | null) {
  const kit = renderWithRelay<OfficialAnswerTestQuery>(subject)
  await kit.resolve({ Idea: () => ({ id: 'idea_7', officialAnswer }) })
  return kit
}

test('says once that it is the official answer, and leads to its place in the discussion', async () => {
  await renderAnswer(answer)
  const top = screen.getByRole('region', { name: 'Official answer' })
  expect(within(top).getByText('We will.')).toBeVisible()
  expect(within(top).getAllByText(/Official answer/)).toHaveLength(1)
  expect(within(top).getByRole('heading', { level: 2, name: 'Official answer' })).toBeVisible()
  expect(within(top).getByRole('link', { name: 'Show in discussion' })).toHaveAttribute(
    'href',
    '/ideas/7/keep-my-place#comment_2',
  )
  expect(within(top).queryByRole('button', { name: /answer/ })).not.toBeInTheDocument()
})

test('leads there with every press', async () => {
  const { user } = await renderAnswer(answer)
  const place = screen.getByRole('status')
  const press = async () => {
    await user.click(screen.getByRole('link', { name: 'Show in discussion' }))
    expect(place).toHaveTextContent('["PUSH","#comment_2"]')
    return place.dataset['key']
  }
  expect(await press()).not.toBe(await press())
})

test('a long one is cut until somebody wants all of it, and nothing of it is kept from a screen reader', async () => {
  const { user } = await renderAnswer({ ...answer, bodyHtml: `<p>${'نعم '.repeat(2_500)}</p>` })
  const cut = screen.getByRole('article').parentElement
  expect(cut).toHaveClass('cut')
  expect(cut?.textContent?.length).toBeGreaterThan(9_000)
  await user.click(screen.getByRole('button', { name: 'Show the whole answer', expanded: false }))
  expect(cut).not.toHaveClass('cut')
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(cut).toHaveClass('cut')
})

test.each([
  ['none', null],
  ['one that was taken back', { ...answer, state: 'DELETED' }],
])('%s is nothing', async (_, none) => {
  await renderAnswer(none)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('an answer that failed takes its section, not the page around it', async () => {
  const kit = renderWithRelay<OfficialAnswerTestQuery>({
    ...subject,
    render: ({ idea }) =>
      idea && (
        <>
          <h1>The page</h1>
          <Section skeleton={null}>
            <OfficialAnswer idea={idea} />
          </Section>
        </>
      ),
  })
  await kit.resolve(
    { Idea: () => ({ id: 'idea_7', officialAnswer: { ...answer, bodyHtml: null } }) },
    [['idea', 'officialAnswer', 'bodyHtml']],
  )
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  expect(screen.getByText('This part could not be loaded')).toBeVisible()
})
