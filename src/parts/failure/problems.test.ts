import { english } from '#lib/messages/english.ts'
import { CodeLoadError } from '#relay/errors/CodeLoadError.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { ServerError } from '#relay/errors/ServerError.ts'
import { failed } from './problems.ts'

const operation = 'Test'
const server = (status: number, more: object = {}) =>
  new ServerError({ operation, status, body: null, retryAfter: null, ...more })
const say = (what: string) => `${what}. Your vote is as it was.`

test.each([
  [
    server(429, { retryAfter: 30_000 }),
    'Please slow down. Try again in 30 seconds. Your vote is as it was.',
  ],
  [server(429), 'Please slow down. Your vote is as it was.'],
  [server(413), 'This is too large to send. Make it shorter. Your vote is as it was.'],
  [
    server(500, { requestId: 'abc' }),
    'Something went wrong on our side. Your vote is as it was. Reference abc',
  ],
  [
    new CodeLoadError('voting', { cause: null, isOutdated: true }),
    'A newer version is available. Reload the page. Your vote is as it was.',
  ],
  [
    new NetworkError({ operation, reason: 'x' }),
    'Earshot cannot be reached. Your vote is as it was.',
  ],
])('%s: what helps, and by what it is found in the log', (error, sentence) => {
  expect(failed(error, english, say)).toEqual({ field: null, message: sentence })
})
