import type { RequestListener } from 'node:http'
import { fetchQuery, getRequest } from 'relay-runtime'
import { createEnvironment } from '../environment.ts'
import { startBareServer, type BareServer } from '../testing/bareServer.ts'
import { networkTo } from '../testing/client.ts'
import { echoQuery } from '../testing/core/documents.ts'

let server: BareServer
let answer: RequestListener
beforeEach(
  async () =>
    void (server = await startBareServer((request, response) => answer(request, response))),
)
afterEach(() => server.close())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const listener = () => ({ next: jest.fn(), error: jest.fn(), complete: jest.fn() })

function expectNothing(heard: ReturnType<typeof listener>) {
  for (const call of Object.values(heard)) expect(call).not.toHaveBeenCalled()
}

test.each<[string, RequestListener]>([
  ['before the headers', () => {}],
  ['in the body', (_request, response) => void response.writeHead(200).write('{')],
])(
  'a request that nobody wants any more is aborted %s, and has no outcome',
  async (_when, slow) => {
    answer = slow
    const heard = listener()
    const subscription = networkTo(server.url)
      .execute(getRequest(echoQuery).params, {}, {}, null)
      .subscribe(heard)
    await pause(50)
    expect(server.seen).toHaveLength(1)
    subscription.unsubscribe()
    await pause(50)
    expect(server.abandoned()).toBe(1)
    expectNothing(heard)
  },
)

test('a request that is aborted while it waits for a retry is not sent again', async () => {
  answer = (_request, response) => void response.destroy()
  const heard = listener()
  const network = networkTo(server.url, { retry: { attempts: 5, delay: 100, longestWait: 1_000 } })
  const subscription = network.execute(getRequest(echoQuery).params, {}, {}, null).subscribe(heard)
  await pause(40)
  subscription.unsubscribe()
  await pause(150)
  expect(server.seen).toHaveLength(1)
  expectNothing(heard)
})

test('a request that two want goes on until neither does', async () => {
  answer = () => {}
  const environment = createEnvironment({ endpoint: server.url })
  const first = fetchQuery(environment, echoQuery, {}).subscribe({})
  const second = fetchQuery(environment, echoQuery, {}).subscribe({})
  await pause(40)
  first.unsubscribe()
  await pause(40)
  expect([server.seen.length, server.abandoned()]).toEqual([1, 0])
  second.unsubscribe()
  await pause(40)
  expect([server.seen.length, server.abandoned()]).toEqual([1, 1])
})
