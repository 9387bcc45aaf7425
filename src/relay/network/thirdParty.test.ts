import { GraphQLResponseError } from '../errors/GraphQLResponseError.ts'
import { ServerError } from '../errors/ServerError.ts'
import { networkTo, operation, send } from '../testing/client.ts'
import {
  bookDetailQuery,
  bookQuery,
  echoQuery,
  nodesQuery,
  renameMutation,
} from '../testing/core/documents.ts'
import {
  startApollo,
  startMercurius,
  startYoga,
  type ThirdPartyServer,
} from '../testing/thirdPartyServers.ts'

const servers = [
  { name: 'graphql-yoga', start: startYoga },
  { name: 'Apollo Server', start: startApollo },
  { name: 'Mercurius', start: startMercurius },
]

describe.each(servers)('against $name', ({ start }) => {
  let server: ThirdPartyServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(['POST', 'GET'] as const)('a query by %s gives its data', async (method) => {
    const answer = await send(networkTo(server.url, { method }), bookQuery, { id: 'b1' })
    expect(answer).toEqual({ data: { book: { id: 'b1', title: 'Book b1' } } })
  })

  test.each(['POST', 'GET'] as const)(
    'text of any script arrives unharmed by %s',
    async (method) => {
      const text = 'Ünïcödé 例 🙂 "quoted" & ?=#%20 \\ \n end'
      const answer = await send(networkTo(server.url, { method }), echoQuery, { text })
      expect(answer).toEqual({ data: { echo: text } })
    },
  )

  test('a mutation goes by POST though queries go by GET', async () => {
    const answer = await send(networkTo(server.url, { method: 'GET' }), renameMutation, {
      id: 'b1',
      title: 'New',
    })
    expect(answer).toMatchObject({ data: { rename: { book: { id: 'b1', title: 'New' } } } })
  })

  test('a query that is too long for a URL goes by POST', async () => {
    const text = 'x'.repeat(9_000)
    const answer = await send(networkTo(server.url, { method: 'GET' }), echoQuery, { text })
    expect(answer).toEqual({ data: { echo: text } })
  })

  test('null is an answer', async () => {
    await expect(send(networkTo(server.url), bookQuery, { id: 'none' })).resolves.toEqual({
      data: { book: null },
    })
  })

  test('data with a failed field is handed on with its error', async () => {
    const answer = await send(networkTo(server.url), bookDetailQuery, { id: 'b1' })
    expect(answer).toMatchObject({
      data: { book: { title: 'Book b1', summary: null } },
      errors: [{ message: 'The summary is lost', path: ['book', 'summary'] }],
    })
  })

  test('errors without data are an error that keeps what the server said', async () => {
    const failure = await send(networkTo(server.url), nodesQuery, { ids: ['b1'] }).catch(
      (error: unknown) => error,
    )
    expect(failure instanceof GraphQLResponseError || failure instanceof ServerError).toBe(true)
    expect(failure).toMatchObject({
      operation: 'documentsNodesQuery',
      body: { errors: [{ message: 'No nodes today' }] },
    })
  })

  test('a query that the server refuses is an error that keeps its reason', async () => {
    const failure = await send(
      networkTo(server.url),
      operation('query Wrong { nope }', 'Wrong'),
    ).catch((error: unknown) => error)
    expect(failure instanceof GraphQLResponseError || failure instanceof ServerError).toBe(true)
    expect(failure).toMatchObject({
      operation: 'Wrong',
      body: { errors: [{ message: expect.stringContaining('nope') }] },
    })
  })

  test('a path that is not there is a ServerError', async () => {
    const network = networkTo(new URL('/nowhere/at/all', server.url).href)
    const failure = await send(network, operation('', 'Wrong')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServerError)
  })
})
