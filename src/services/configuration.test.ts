import { CONFIGURATION_ID, readConfiguration } from './configuration.ts'

const page = (text: string | null) => ({
  getElementById: (id: string) =>
    id === CONFIGURATION_ID && text !== null ? ({ textContent: text } as HTMLElement) : null,
})

test('gives the endpoint of the page', () => {
  expect(readConfiguration(page('{"endpoint":"/api/graphql"}'))).toEqual({
    endpoint: '/api/graphql',
  })
})

test.each([null, '', '{', 'null', '[]', '{"endpoint":5}', '{"endpoint":""}'])(
  'takes %j as not set',
  (text) => {
    expect(readConfiguration(page(text))).toEqual({})
  },
)
