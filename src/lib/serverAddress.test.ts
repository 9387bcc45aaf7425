import { serverAddress } from './serverAddress.ts'

test.each([
  ['/graphql', '/api/access'],
  ['/elsewhere/graphql', '/api/access'],
  ['https://ideas.example/graphql', 'https://ideas.example/api/access'],
  ['https://ideas.example/feedback/graphql?v=2', 'https://ideas.example/feedback/api/access'],
])('beside the endpoint %s', (endpoint, address) => {
  expect(serverAddress(endpoint, '/api/access')).toBe(address)
})
