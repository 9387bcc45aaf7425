import { networkTo, operation, send } from '../testing/client.ts'
import { replayStep } from './replayStep.ts'

const simple = operation('query Simple($a: Int) { a }', 'Simple')

test('a recorded query is answered once without a request, others by the server', async () => {
  const fetched = jest.fn(async () => new Response('{"data":{"a":"fresh"}}'))
  const recorded = { operation: 'Simple', variables: { a: 1 }, answer: { data: { a: 'known' } } }
  const network = networkTo('/graphql', {
    fetch: fetched,
    extraSteps: [replayStep([recorded])],
  })
  expect(await send(network, simple, { a: 1 })).toEqual({ data: { a: 'known' } })
  expect(fetched).not.toHaveBeenCalled()
  expect(await send(network, simple, { a: 2 })).toEqual({ data: { a: 'fresh' } })
  expect(await send(network, simple, { a: 1 })).toEqual({ data: { a: 'fresh' } })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a mutation is never answered from the record', async () => {
  const fetched = jest.fn(async () => new Response('{"data":{"a":"done"}}'))
  const rename = operation('mutation Rename { a }', 'Rename', 'mutation')
  const recorded = { operation: 'Rename', variables: {}, answer: { data: { a: 'known' } } }
  const network = networkTo('/graphql', {
    fetch: fetched,
    extraSteps: [replayStep([recorded])],
  })
  expect(await send(network, rename)).toEqual({ data: { a: 'done' } })
})
