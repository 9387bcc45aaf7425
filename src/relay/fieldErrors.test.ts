import { fetchQuery } from 'relay-runtime'
import { FieldError } from './errors/FieldError.ts'
import { bookDetailQuery, catchingQuery, throwingQuery } from './testing/core/documents.ts'
import { scriptedServer } from './testing/scriptedServer.ts'

const partly = () => ({
  data: { book: { __typename: 'Book', id: 'b1', title: 'A', summary: null } },
  errors: [
    { message: 'lost', path: ['book', 'summary'], extensions: { reference: 'r-7', reason: 'WHY' } },
  ],
})
const logger = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
const query = (text: typeof throwingQuery) => {
  const { environment } = scriptedServer(partly, { logger })
  return fetchQuery(environment, text, { id: 'b1' }).toPromise()
}

beforeEach(() => jest.clearAllMocks())

test('@throwOnFieldError throws a FieldError with the reference of the server', async () => {
  const failure = await query(throwingQuery).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FieldError)
  expect(failure).toMatchObject({
    code: 'FIELD',
    owner: 'documentsThrowingQuery',
    reference: 'r-7',
    reason: 'WHY',
  })
  expect(logger.error).not.toHaveBeenCalled()
})

test('@catch hands the error to its component, and nobody is alarmed', async () => {
  await expect(query(catchingQuery)).resolves.toMatchObject({
    book: { summary: { ok: false, errors: [{ extensions: { reference: 'r-7' } }] } },
  })
  expect(logger.error).not.toHaveBeenCalled()
})

test('a failed field that is read as null is an error in the log', async () => {
  await expect(query(bookDetailQuery)).resolves.toMatchObject({
    book: { title: 'A', summary: null },
  })
  expect(logger.error).toHaveBeenCalledWith(
    'unhandled field error',
    expect.objectContaining({ owner: 'documentsBookDetailQuery', message: 'lost' }),
  )
})
