import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { BoardLinkTestQuery } from '#generated/BoardLinkTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { BoardLink } from './BoardLink.tsx'

test('leads to the board’s list', async () => {
  const { resolve } = renderWithRelay<BoardLinkTestQuery>({
    query: graphql`
      query BoardLinkTestQuery @relay_test_operation {
        board: boardBySlug(slug: "sync") {
          ...BoardLink_board
        }
      }
    `,
    render: ({ board }) => board && <BoardLink board={board} />,
  })
  await resolve({ Board: () => ({ name: 'Sync & offline', slug: 'sync offline' }) })
  expect(screen.getByRole('link', { name: 'Sync & offline' })).toHaveAttribute(
    'href',
    '/boards/sync%20offline',
  )
})
