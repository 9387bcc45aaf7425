import type { RequestListener } from 'node:http'
import { fetchQuery, getRequest } from 'relay-runtime'
import { createEnvironment } from '../environment.ts'
import { startBareServer, type BareServer } from '../testing/bareServer.ts'
import { networkTo } from '../testing/client.ts'
import { echoQuery } from '../testing/core/documents.ts'

let server: BareServer
let answer: RequestListener
let fetched: jest.SpiedFunction<typeof fetch>
beforeEach(async () => {
  server = await startBareServer((request, response) => answer(request, response))
  fetched = jest.spyOn(globalThis, 'fetch')
})
afterEach(async () => {
  jest.useRealTimers()
  fetched.mockRestore()
  await server.close()
})

const listener = () => ({ next: jest.fn(), error: jest.fn(), complete: jest.fn() })
/** Lets everything happen that waits for nothing outside. */
const turn = () => new Promise(setImmediate)
/** Resolves once the headers of the first answer have arrived; rejects where it broke off. */
const headersArrived = () => fetched.mock.results[0]?.value as Promise<Response>

function expectNothing(heard: ReturnType<typeof listener>) {
  for (const call of Object.values(heard)) expect(call).not.toHaveBeenCalled()
}

test.each<[string, RequestListener, () => Promise<unknown>]>([
  ['before the headers', () => {}, () => server.until(() => server.seen.length === 1)],
  ['in the body', (_request, response) => void response.writeHead(200).write('{'), headersArrived],
])(
  'a request that nobody wants any more is aborted %s, and has no outcome',
  async (_when, slow, gotSoFar) => {
    answer = slow
    const heard = listener()
    const subscription = networkTo(server.url)
      .execute(getRequest(echoQuery).params, {}, {}, null)
      .subscribe(heard)
    await turn()
    await gotSoFar()
    expect(server.seen).toHaveLength(1)
    subscription.unsubscribe()
    await server.until(() => server.abandoned() === 1)
    await turn()
    expectNothing(heard)
  },
)

test('a request that is aborted while it waits for a retry is not sent again', async () => {
  // Only what the retry waits by: the connection is a real one.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] })
  answer = (_request, response) => void response.destroy()
  const heard = listener()
  const network = networkTo(server.url, { retry: { attempts: 5, delay: 100, longestWait: 1_000 } })
  const subscription = network.execute(getRequest(echoQuery).params, {}, {}, null).subscribe(heard)
  await turn()
  await expect(headersArrived()).rejects.toThrow()
  await turn()
  subscription.unsubscribe()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  expectNothing(heard)
})

test('a request that two want goes on until neither does', async () => {
  answer = () => {}
  const environment = createEnvironment({ endpoint: server.url })
  const first = fetchQuery(environment, echoQuery, {}).subscribe({})
  const second = fetchQuery(environment, echoQuery, {}).subscribe({})
  await server.until(() => server.seen.length === 1)
  const isAborted = () => fetched.mock.calls[0]?.[1]?.signal?.aborted
  first.unsubscribe()
  expect(isAborted()).toBe(false)
  second.unsubscribe()
  expect(isAborted()).toBe(true)
  await server.until(() => server.abandoned() === 1)
  expect(server.seen).toHaveLength(1)
})
