import { endpointOrigin, readTransport } from '#server/services/config/transport.ts'
import { noPlatforms } from '#server/services/platforms/settings.ts'
import { pageConfiguration, withEndpoint } from './pageConfiguration.ts'

test('the page is told an endpoint and a method, and may reach the endpoint', () => {
  expect(readTransport({ GRAPHQL_ENDPOINT: '', GRAPHQL_METHOD: ' ' })).toEqual({})
  const transport = readTransport({
    GRAPHQL_ENDPOINT: 'https://api.example.com/v2/graphql',
    GRAPHQL_METHOD: 'GET',
  })
  expect(transport).toEqual({ endpoint: 'https://api.example.com/v2/graphql', method: 'GET' })
  expect(pageConfiguration(noPlatforms, transport)).toEqual(transport)
  expect(pageConfiguration(noPlatforms, {})).toBeNull()
  expect(withEndpoint({ 'connect-src': ['https://a.example'] }, transport)).toEqual({
    'connect-src': ['https://a.example', 'https://api.example.com'],
    'img-src': ['https://api.example.com'],
  })
  expect(endpointOrigin(readTransport({ GRAPHQL_ENDPOINT: '/elsewhere' }))).toBeNull()
})

test.each([
  ['GRAPHQL_ENDPOINT', 'graphql', 'a path such as /graphql'],
  ['GRAPHQL_ENDPOINT', '//api.example.com', 'http or https'],
  ['GRAPHQL_ENDPOINT', 'wss://api.example.com', 'http or https'],
  ['GRAPHQL_METHOD', 'get', 'GET or POST'],
])('%s=%s is refused in a sentence', (name, value, allowed) => {
  expect(() => readTransport({ [name]: value })).toThrow(
    expect.objectContaining({ message: expect.stringContaining(allowed) }) as Error,
  )
})
