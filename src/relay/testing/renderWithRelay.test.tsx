import { screen } from '@testing-library/react'
import { useMutation } from 'react-relay'
import { NetworkError } from '../errors/NetworkError.ts'
import type { documentsBookQuery } from './core/__generated__/documentsBookQuery.graphql.ts'
import type { documentsIdentitiesQuery } from './core/__generated__/documentsIdentitiesQuery.graphql.ts'
import type { documentsRenameMutation } from './core/__generated__/documentsRenameMutation.graphql.ts'
import { bookQuery, identitiesQuery, renameMutation } from './core/documents.ts'
import { expectConsoleError } from './failOnNoise.ts'
import { renderWithRelay } from './renderWithRelay.tsx'

function RenameButton() {
  const [rename] = useMutation<documentsRenameMutation>(renameMutation)
  return (
    <button onClick={() => rename({ variables: { id: 'b1', title: 'New' }, onError: () => {} })}>
      Rename
    </button>
  )
}

const bookTitle = {
  query: bookQuery,
  variables: { id: 'b1' },
  render: ({ book }: documentsBookQuery['response']) => (
    <>
      <p>{book?.title}</p>
      <RenameButton />
    </>
  ),
}

test('shows what the query was answered with, and lets a mutation change it', async () => {
  const { user, resolve, operation, pending } = renderWithRelay<documentsBookQuery>(bookTitle)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await resolve({ Book: () => ({ id: 'b1', title: 'Old' }) })
  expect(screen.getByText('Old')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(operation().request.variables).toEqual({ id: 'b1', title: 'New', clientMutationId: null })
  await resolve({ Book: () => ({ id: 'b1', title: 'New' }) })
  expect(screen.getByText('New')).toBeVisible()
  expect(pending()).toBe(0)
})

test('lets a mutation fail', async () => {
  const { user, resolve, reject } = renderWithRelay<documentsBookQuery>(bookTitle)
  await resolve({ Book: () => ({ id: 'b1', title: 'Old' }) })
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await reject(new NetworkError({ operation: 'documentsRenameMutation', reason: 'ECONNRESET' }))
  expect(screen.getByText('Old')).toBeVisible()
})

test('gives made-up objects with _id an identity each', async () => {
  const { resolve } = renderWithRelay<documentsIdentitiesQuery>({
    query: identitiesQuery,
    render: ({ cats }) => cats?.map((cat) => <p key={cat?._id}>{cat?._id}</p>),
  })
  await resolve({ Query: () => ({ cats: [{}, {}, {}], things: [] }) })
  expect(new Set(screen.getAllByText(/mock_/).map(({ textContent }) => textContent)).size).toBe(3)
})

test('a failed field that nobody handles is an error on the console', async () => {
  expectConsoleError(/unhandled field error[^]*documentsBookQuery[^]*broken/)
  const { respond } = renderWithRelay<documentsBookQuery>(bookTitle)
  await respond({
    data: { book: { id: 'b1', title: null } },
    errors: [{ message: 'broken', path: ['book', 'title'] }],
  })
  expect(screen.getByRole('button')).toBeVisible()
})
