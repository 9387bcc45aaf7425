import { CodeLoadError } from './CodeLoadError.ts'
import { describeError } from './describeError.ts'
import { FieldError } from './FieldError.ts'
import { GraphQLResponseError } from './GraphQLResponseError.ts'
import { MissingResultError } from './MissingResultError.ts'
import { NetworkError } from './NetworkError.ts'
import { ParseError } from './ParseError.ts'
import { ServerError } from './ServerError.ts'
import { TimeoutError } from './TimeoutError.ts'

const operation = 'Query'
const server = (
  status: number | null,
  more: { body?: unknown; retryAfter?: number | null; requestId?: string } = {},
) => new ServerError({ operation, status, body: null, retryAfter: null, ...more })

test.each([
  [null, 'unreachable'],
  [302, 'unreachable'],
  [400, 'ourSide'],
  [401, 'signIn'],
  [403, 'unreachable'],
  [404, 'unreachable'],
  [413, 'tooLarge'],
  [429, 'slowDown'],
  [500, 'ourSide'],
  [503, 'ourSide'],
])('a status of %s is %s', (status, kind) => {
  expect(describeError(server(status), { online: true })).toEqual({ kind })
})

test.each([
  [new NetworkError({ operation, reason: 'x' }), 'unreachable', 'offline'],
  [new CodeLoadError('Page', { cause: null }), 'unreachable', 'offline'],
  [new CodeLoadError('Page', { cause: null, isOutdated: true }), 'outdated', 'outdated'],
  [new TimeoutError({ operation, limit: 1 }), 'timeout', 'timeout'],
  [new ParseError({ operation, text: '' }), 'ourSide', 'ourSide'],
  [new MissingResultError({ operation, body: {} }), 'ourSide', 'ourSide'],
  [new FieldError({ owner: 'x', path: '', reference: null }), 'part', 'part'],
  [new Error('bug'), 'unknown', 'unknown'],
  ['thrown text', 'unknown', 'unknown'],
  [null, 'unknown', 'unknown'],
])('%s', (error, online, offline) => {
  expect([
    describeError(error, { online: true }).kind,
    describeError(error, { online: false }).kind,
  ]).toEqual([online, offline])
})

test('finds the reference: in the extensions of the first error, in the body, else the request id', () => {
  const body = {
    reference: 'body',
    errors: [{ message: 'm', extensions: { reference: 'extensions' } }],
  }
  expect(describeError(server(500, { body, requestId: 'request' })).reference).toBe('extensions')
  expect(
    describeError(server(500, { body: { reference: 'body' }, requestId: 'request' })).reference,
  ).toBe('body')
  expect(describeError(server(500, { body: '<html>', requestId: 'request' })).reference).toBe(
    'request',
  )
  expect(describeError(server(500)).reference).toBeUndefined()
  expect(
    describeError(new FieldError({ owner: 'x', path: '', reference: 'field' })).reference,
  ).toBe('field')
})

test('tells how long the server asks to wait', () => {
  expect(describeError(server(429, { retryAfter: 2_000 }))).toEqual({
    kind: 'slowDown',
    retryAfter: 2_000,
  })
})

test("gives the server's sentence only where it is meant for people", () => {
  const failed = (extensions: Record<string, unknown>) =>
    new GraphQLResponseError({
      operation,
      body: {},
      errors: [{ message: 'Too many cooks', extensions }],
    })
  expect(describeError(failed({ forPeople: true }))).toEqual({
    kind: 'message',
    message: 'Too many cooks',
  })
  expect(describeError(failed({ code: 'X' }))).toEqual({ kind: 'ourSide' })
})
