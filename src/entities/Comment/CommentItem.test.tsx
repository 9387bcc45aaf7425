import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CommentItemTestQuery } from '#generated/CommentItemTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { CommentItem } from './CommentItem.tsx'

async function renderComment(facts: object, failed: readonly string[] = []) {
  const kit = renderWithRelay<CommentItemTestQuery>({
    query: graphql`
      query CommentItemTestQuery @relay_test_operation @throwOnFieldError {
        idea(id: "idea_7") {
          comments(first: 1) {
            edges {
              node {
                ...CommentItem_comment
              }
            }
          }
        }
      }
    `,
    render: ({ idea }) =>
      idea?.comments?.edges.map(({ node }, index) => <CommentItem key={index} comment={node} />),
    wrapper: servicesWrapper(),
  })
  const comment = {
    state: 'LIVE',
    bodyHtml: '<p>Same here.</p>',
    createdAt: '2026-05-09T12:00:00.000Z',
    editedAt: null,
    author: aUser(),
    ...facts,
  }
  const path = ['idea', 'comments', 'edges', 0, 'node']
  await kit.resolve(
    { Comment: () => comment },
    failed.map((field) => [...path, field]),
  )
}

test('shows who said what', async () => {
  await renderComment({})
  expect(screen.getByText('Same here.')).toBeVisible()
  expect(screen.getByText('Ana')).toBeVisible()
  expect(screen.queryByText(/edited/)).not.toBeInTheDocument()
})

test('marks what was edited', async () => {
  await renderComment({ editedAt: '2026-05-10T12:00:00.000Z' })
  expect(screen.getByText(/edited/)).toBeVisible()
})

test('a deleted comment keeps its place and nothing else', async () => {
  await renderComment({ state: 'DELETED' })
  expect(screen.getByText('This comment was deleted.')).toBeVisible()
  expect(screen.queryByText('Same here.')).not.toBeInTheDocument()
})

test('a text that could not be loaded says so in its place', async () => {
  await renderComment({ bodyHtml: null }, ['bodyHtml'])
  expect(screen.getByText('This part could not be loaded')).toBeVisible()
})
