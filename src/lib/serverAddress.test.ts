import { serverAddress } from './serverAddress.ts'

test.each([
  ['/feedback/graphql', '/feedback/api/access'],
  ['/elsewhere/graphql', '/feedback/api/access'],
  ['https://ideas.example/graphql', 'https://ideas.example/api/access'],
  ['https://ideas.example/feedback/graphql?v=2', 'https://ideas.example/feedback/api/access'],
])('beside the endpoint %s', (endpoint, address) => {
  expect(serverAddress(endpoint, '/api/access', '/feedback')).toBe(address)
})

test('at the root of a host a path is its own address', () => {
  expect(serverAddress('/graphql', '/api/access', '')).toBe('/api/access')
})
