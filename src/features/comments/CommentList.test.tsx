import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CommentListTestQuery } from '#generated/CommentListTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { CommentList } from './CommentList.tsx'

function edges(...numbers: number[]) {
  return numbers.map((number) => ({ cursor: `c${number}`, node: { id: `comment_${number}`, state: 'LIVE', bodyHtml: `<p>Comment ${number}</p>`, createdAt: '2026-05-09T12:00:00.000Z', editedAt: null, author: aUser() } }))
}

async function renderComments(numbers: number[], hasNextPage = false) {
  const kit = renderWithRelay<CommentListTestQuery>({
    query: graphql`
      query CommentListTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...CommentList_idea
        }
      }
    `,
    render: ({ idea }) => idea && <CommentList idea={idea} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({ Idea: () => ({ id: 'idea_7' }), CommentConnection: () => ({ edges: edges(...numbers), pageInfo: { hasNextPage, endCursor: 'c2' } }) })
  return kit
}

const texts = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)

test('shows fifty at a time, in order', async () => {
  const { user, operation, resolve } = await renderComments([1, 2], true)
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  expect(operation().request.variables).toMatchObject({ first: 50, after: 'c2', id: 'idea_7' })
  await resolve({ Idea: () => ({ id: 'idea_7' }), CommentConnection: () => ({ edges: edges(3), pageInfo: { hasNextPage: false } }) })
  expect(texts()).toEqual(['Comment 1', 'Comment 2', 'Comment 3'])
})

test('says when there are none', async () => {
  await renderComments([])
  expect(screen.getByText('No comments yet.')).toBeVisible()
})

test('a page that does not come can be tried again', async () => {
  const { user, reject } = await renderComments([1], true)
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  await reject(new NetworkError({ operation: 'CommentListPageQuery', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Earshot cannot be reached')
  expect(texts()).toEqual(['Comment 1'])
})
