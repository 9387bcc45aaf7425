import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaHeaderTestQuery } from '#generated/IdeaHeaderTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser, anIdea, type MockIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaHeader } from './IdeaHeader.tsx'

async function renderIdeaHeader(
  facts: Partial<MockIdea> = {},
  more: object = {},
  failed: readonly string[] = [],
) {
  const kit = renderWithRelay<IdeaHeaderTestQuery>({
    query: graphql`
      query IdeaHeaderTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...IdeaHeader_idea
        }
      }
    `,
    render: ({ idea }) => idea && <IdeaHeader idea={idea}>below</IdeaHeader>,
    wrapper: servicesWrapper(),
  })
  const idea = {
    ...anIdea(facts),
    status: aStatus(),
    author: aUser(),
    board: { id: 'board_1', name: 'Editor', slug: 'editor' },
    tags: [],
    ...more,
  }
  await kit.resolve(
    { Idea: () => idea },
    failed.map((field) => ['idea', field]),
  )
  return kit
}

test('the head of a page: title, vote, board, author, source and tags', async () => {
  const source = { name: 'rust-lang/rust', number: '1', url: null }
  await renderIdeaHeader({ source }, { tags: [{ id: 'tag_1', name: 'export', color: null }] })
  expect(screen.getByRole('heading', { level: 1, name: 'Keep my place' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Editor' })).toHaveAttribute('href', '/boards/editor')
  for (const text of ['Ana', 'export', 'from rust-lang/rust #1', 'below'])
    expect(screen.getByText(text)).toBeVisible()
})

test('the month in which it is expected stands in the head', async () => {
  await renderIdeaHeader({ targetMonth: '2030-06' })
  expect(screen.getByText('expected in June 2030')).toBeVisible()
})

test('what failed says so in its place, and the head stays; a gone author has a name', async () => {
  await renderIdeaHeader({}, { author: null, board: null, status: null }, ['board', 'status'])
  expect(screen.getByRole('heading', { level: 1, name: 'Keep my place' })).toBeVisible()
  expect(screen.getByRole('button', { name: /vote/i })).toBeVisible()
  expect(screen.getByText('Board could not be loaded')).toBeVisible()
  expect(screen.getByText('Status could not be loaded')).toBeVisible()
  expect(screen.getByText('Deleted user')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
