import { networkTo, operation, send } from '../testing/client.ts'
import { createLateAnswers } from './createLateAnswers.ts'
import { createRecording } from './createRecording.ts'
import { replayStep } from './replayStep.ts'

const simple = operation('query Simple($a: Int) { a }', 'Simple')
const query = { operation: 'Simple', variables: { a: 1 } }

function clientWith(late: ReturnType<typeof createLateAnswers>) {
  const fetched = jest.fn(async () => new Response('{"data":{"a":"fresh"}}'))
  const network = networkTo('/graphql', {
    fetch: fetched,
    extraSteps: [replayStep([], Promise.resolve(late))],
  })
  return { network, fetched }
}

test('a query whose answer is on its way waits for it, once', async () => {
  const late = createLateAnswers([query])
  const { network, fetched } = clientWith(late)
  const answer = send(network, simple, { a: 1 })
  late.give([{ ...query, answer: { data: { a: 'came' } } }])
  expect(await answer).toEqual({ data: { a: 'came' } })
  expect(fetched).not.toHaveBeenCalled()
  expect(await send(network, simple, { a: 1 })).toEqual({ data: { a: 'fresh' } })
})

test('an answer that came before anybody asked is there', async () => {
  const late = createLateAnswers([query])
  late.give([{ ...query, answer: { data: { a: 'came' } } }])
  expect(await send(clientWith(late).network, simple, { a: 1 })).toEqual({ data: { a: 'came' } })
})

test.each([
  [
    'failed',
    (late: ReturnType<typeof createLateAnswers>) => late.give([{ ...query, answer: null }]),
  ],
  ['never came', (late: ReturnType<typeof createLateAnswers>) => late.end()],
])('what %s is asked for again', async (_, end) => {
  const late = createLateAnswers([query])
  const { network, fetched } = clientWith(late)
  const answer = send(network, simple, { a: 1 })
  end(late)
  expect(await answer).toEqual({ data: { a: 'fresh' } })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a recording gives each answer once, and the queries that wait', async () => {
  const recording = createRecording()
  const releases: (() => void)[] = []
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const network = networkTo('/graphql', {
    retry: { attempts: 1, delay: 0, longestWait: 0 },
    extraSteps: [recording.step],
    fetch: async (_, init) => {
      await new Promise<void>((resolve) => {
        if (releases.push(resolve) === 2) begin()
      })
      const { variables } = JSON.parse(String(init?.body)) as { variables: { a: number } }
      if (variables.a === 2) throw new TypeError('fetch failed')
      return new Response(JSON.stringify({ data: variables }))
    },
  })
  const first = send(network, simple, { a: 1 })
  const second = send(network, simple, { a: 2 })
  const failed = expect(second).rejects.toThrow()
  await begun
  expect(recording.awaited()).toEqual([
    { operation: 'Simple', variables: { a: 1 } },
    { operation: 'Simple', variables: { a: 2 } },
  ])
  expect(recording.take()).toEqual([])
  const arrival = recording.arrival()
  releases[0]?.()
  await Promise.all([first, arrival])
  expect(recording.take()).toEqual([{ ...query, answer: { data: { a: 1 } } }])
  releases[1]?.()
  await failed
  expect(recording.awaited()).toEqual([])
  expect(recording.take()).toEqual([{ operation: 'Simple', variables: { a: 2 }, answer: null }])
  expect(recording.take()).toEqual([])
})
