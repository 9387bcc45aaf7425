import { getRequest } from 'relay-runtime'
import { startBareServer, type BareServer } from '../testing/bareServer.ts'
import { networkTo, operation, send } from '../testing/client.ts'
import { echoQuery, renameMutation } from '../testing/core/documents.ts'
import type { NetworkStep } from './request.ts'

let server: BareServer
beforeEach(
  async () =>
    void (server = await startBareServer(
      (_request, response) => void response.end('{"data":{"echo":null}}'),
    )),
)
afterEach(() => server.close())

const only = () => {
  expect(server.seen.length).toBe(1)
  return server.seen[0]!
}
const simple = operation('query Simple($a: Int) { a }', 'Simple')

describe('POST, the default', () => {
  test('sends exactly these bytes, to the endpoint as it is', async () => {
    await send(networkTo(server.url), simple, { a: 1 })
    expect(only()).toMatchObject({
      method: 'POST',
      url: '/graphql',
      body: '{"operationName":"Simple","variables":{"a":1},"query":"query Simple($a: Int) { a }"}',
      headers: { accept: '*/*', 'content-type': 'application/json' },
    })
  })

  test('sends the variables also when there are none', async () => {
    await send(networkTo(server.url), simple)
    expect(JSON.parse(only().body)).toEqual({
      operationName: 'Simple',
      variables: {},
      query: simple.text,
    })
  })

  test('sends the text of compiled operations', async () => {
    await send(networkTo(server.url), echoQuery, { text: 'x' })
    expect(JSON.parse(only().body)).toMatchObject({
      query: expect.stringMatching(/^query documentsEchoQuery/),
    })
  })

  test('adds no header but those that node itself sends', async () => {
    await send(networkTo(server.url), simple)
    const platform = [
      'host',
      'connection',
      'accept-language',
      'sec-fetch-mode',
      'user-agent',
      'accept-encoding',
      'content-length',
    ]
    expect(
      Object.keys(only().headers)
        .filter((name) => !platform.includes(name))
        .sort(),
    ).toEqual(['accept', 'content-type'])
  })
})

describe('GET', () => {
  test('sends the same three as parameters, the variables as JSON', async () => {
    await send(networkTo(server.url, { method: 'GET' }), simple, { a: 1 })
    expect(only()).toMatchObject({
      method: 'GET',
      url: '/graphql?operationName=Simple&variables=%7B%22a%22%3A1%7D&query=query%20Simple(%24a%3A%20Int)%20%7B%20a%20%7D',
      body: '',
      headers: { accept: '*/*', 'content-type': 'application/json' },
    })
  })

  test('can be asked for by a single call, and POST likewise', async () => {
    await send(networkTo(server.url), simple, {}, { metadata: { method: 'GET' } })
    await send(
      networkTo(server.url, { method: 'GET' }),
      simple,
      {},
      { metadata: { method: 'POST' } },
    )
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  test('keeps the parameters that the endpoint has', async () => {
    await send(networkTo(`${server.url}?tenant=1`, { method: 'GET' }), simple)
    expect(only().url).toMatch(/^\/graphql\?tenant=1&operationName=Simple&/)
  })

  test('gives way to POST from 8 kB on', async () => {
    const network = networkTo(server.url, { method: 'GET' })
    const bare =
      `${server.url}?operationName=Simple&variables=${encodeURIComponent('{"a":""}')}&query=${encodeURIComponent(simple.text ?? '')}`
        .length
    await send(network, simple, { a: 'x'.repeat(8_000 - bare) })
    await send(network, simple, { a: 'x'.repeat(8_001 - bare) })
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(JSON.parse(server.seen[1]!.body).variables.a).toHaveLength(8_001 - bare)
  })

  test('is never used for a mutation', async () => {
    await send(
      networkTo(server.url, { method: 'GET' }),
      renameMutation,
      { id: '1', title: 't' },
      { metadata: { method: 'GET' } },
    )
    expect(only()).toMatchObject({ method: 'POST', url: '/graphql' })
  })
})

describe('persisted ids', () => {
  const { id } = getRequest(echoQuery).params

  test('go in place of the text where they are asked for', async () => {
    await send(networkTo(server.url, { persistedIds: true }), echoQuery, { text: 'x' })
    expect(JSON.parse(only().body)).toEqual({
      operationName: 'documentsEchoQuery',
      variables: { text: 'x' },
      id,
    })
  })

  test('go by GET as well', async () => {
    await send(networkTo(server.url, { persistedIds: true, method: 'GET' }), echoQuery)
    expect(only().url).toBe(`/graphql?operationName=documentsEchoQuery&variables=%7B%7D&id=${id}`)
  })

  test('an operation without one goes with its text', async () => {
    await send(networkTo(server.url, { persistedIds: true }), simple)
    expect(JSON.parse(only().body)).toMatchObject({ query: simple.text })
  })
})

describe('the session', () => {
  test('adds its headers, asked for at each request', async () => {
    let token = 0
    const network = networkTo(server.url, {
      session: { headers: () => ({ authorization: `Bearer ${++token}` }) },
    })
    await send(network, simple)
    await send(network, simple)
    expect(server.seen.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer 1',
      'Bearer 2',
    ])
  })

  test('is told when the server no longer knows it, and the caller gets the error', async () => {
    const refusing = await startBareServer(
      (_request, response) => void response.writeHead(401).end('{}'),
    )
    const onSignedOut = jest.fn()
    await expect(
      send(networkTo(refusing.url, { session: { onSignedOut } }), simple),
    ).rejects.toMatchObject({ status: 401 })
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    await refusing.close()
  })
})

test('further steps run in the given order, between the session and the time limit', async () => {
  const order: string[] = []
  const step =
    (name: string): NetworkStep =>
    (request, next) => {
      order.push(name)
      return next(request)
    }
  await send(networkTo(server.url, { extraSteps: [step('first'), step('second')] }), simple)
  expect(order).toEqual(['first', 'second'])
})

test('files need a step of their own, and are not dropped silently', async () => {
  const upload = networkTo(server.url)
    .execute(simple, {}, {}, { file: new Blob(['x']) })
    .toPromise()
  await expect(upload).rejects.toThrow('files need a step of their own')
  expect(server.seen).toEqual([])
})
