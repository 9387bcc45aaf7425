import { CONFIGURATION_ID, readConfiguration } from './configuration.ts'

const page = (text: string | null) => ({
  getElementById: (id: string) =>
    id === CONFIGURATION_ID && text !== null ? ({ textContent: text } as HTMLElement) : null,
})

test('gives the endpoint of the page, and the method of queries', () => {
  expect(readConfiguration(page('{"endpoint":"/api/graphql","method":"GET"}'))).toEqual({
    endpoint: '/api/graphql',
    method: 'GET',
  })
})

test.each([null, '', '{', 'null', '[]', '{"endpoint":5}', '{"endpoint":""}', '{"method":"PUT"}'])(
  'takes %j as not set',
  (text) => {
    expect(readConfiguration(page(text))).toEqual({})
  },
)
