import { bookDetailQuery, bookQuery } from '../testing/core/documents.ts'
import { scriptedServer } from '../testing/scriptedServer.ts'

const variables = { id: 'b1' }
const book = { __typename: 'Book', id: 'b1' }
const failed = {
  data: { book: { ...book, title: null, summary: null } },
  errors: ['title', 'summary'].map((field) => ({ message: 'broken', path: ['book', field] })),
}

test('a field that failed keeps what another answer brought, and tells of what none has', async () => {
  const error = jest.fn()
  const server = scriptedServer(() => failed, { logger: { info() {}, warn() {}, error } })
  server.write(bookQuery, variables, { book: { ...book, title: 'Emma' } })
  await expect(server.query(bookDetailQuery, variables)).resolves.toMatchObject({
    book: { title: 'Emma', summary: null },
  })
  expect(error).toHaveBeenCalledTimes(1)
})
