import { english } from '#lib/messages/english.ts'
import { GraphQLResponseError } from '#relay/errors/GraphQLResponseError.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { ServerError } from '#relay/errors/ServerError.ts'
import { TimeoutError } from '#relay/errors/TimeoutError.ts'
import { explainFailure } from './explainFailure.ts'

const operation = 'Test'
const server = (status: number, retryAfter: number | null = null) =>
  new ServerError({ operation, status, body: null, retryAfter, requestId: 'abc' })

test.each([
  [new NetworkError({ operation, reason: 'x' }), true, 'Earshot cannot be reached'],
  [new NetworkError({ operation, reason: 'x' }), false, 'You are offline'],
  [new TimeoutError({ operation, limit: 1 }), true, 'This is taking too long'],
  [server(401), true, 'Please sign in again'],
  [server(403), true, 'Earshot cannot be reached'],
  [server(413), true, 'This is too large to send'],
  [server(429), true, 'Please slow down'],
  [server(503), true, 'Something went wrong on our side'],
  [new TypeError('x is not a function'), true, 'Something went wrong on our side'],
])('%s (online: %s) is “%s”', (error, online, title) => {
  expect(explainFailure(error, english, { online }).title).toBe(title)
})

test('says how long to wait, and gives the reference', () => {
  expect(explainFailure(server(429, 2500), english)).toMatchObject({
    text: 'Nothing you typed is lost. Try again in 3 seconds.',
    reference: 'abc',
  })
})

test('quotes the server only where it speaks to people', () => {
  const answer = (extensions: Record<string, unknown>) =>
    new GraphQLResponseError({
      operation,
      errors: [{ message: 'The page size is 1 to 100.', extensions }] as never,
      body: null,
    })
  expect(explainFailure(answer({ code: 'BAD_REQUEST', forPeople: true }), english).title).toBe(
    'The page size is 1 to 100.',
  )
  for (const extensions of [{}, { code: 'BAD_REQUEST' }])
    expect(explainFailure(answer(extensions), english).title).toBe(
      'Something went wrong on our side',
    )
  expect(explainFailure(answer({ code: 'GRAPHQL_VALIDATION_FAILED' }), english)).toMatchObject({
    kind: 'outdated',
    title: 'A newer version is available',
  })
})
