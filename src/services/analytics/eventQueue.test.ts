import { createEventQueue, type SentEvent } from './eventQueue.ts'

const event = (insert_id: string): SentEvent => ({
  event_type: 'idea_voted',
  event_properties: { idea: 'idea_1', voted: true },
  device_id: 'device',
  session_id: 1,
  time: 2,
  insert_id,
})
const ok = () => Promise.resolve(new Response('{"code":200}', { status: 200 }))

function queueWith(answer: (signal: AbortSignal) => Promise<Response>) {
  const sent: { ids: string[]; init: RequestInit }[] = []
  const fetch = jest.fn((_url: string, init: RequestInit) => {
    sent.push({
      ids: (JSON.parse(String(init.body)) as { events: SentEvent[] }).events.map(
        (it) => it.insert_id,
      ),
      init,
    })
    return answer(init.signal as AbortSignal)
  })
  const queue = createEventQueue({ url: '/ingest', key: 'k', fetch: fetch as never })
  return { queue, sent, ids: () => sent.map((it) => it.ids) }
}

test('sends the documented body, without cookies, and finishes when the page has gone', async () => {
  const { queue, sent } = queueWith(ok)
  queue.add(event('a'))
  expect(await queue.send([event('a')])).toBe('taken')
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ api_key: 'k', events: [event('a')] })
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true, method: 'POST' })
})

test.each([
  [() => Promise.resolve(new Response('<p>Accept our terms', { status: 200 })), 'later'],
  [() => Promise.resolve(new Response('{}', { status: 200 })), 'later'],
  [() => Promise.resolve(new Response('{"code":500}', { status: 500 })), 'later'],
  [() => Promise.resolve(new Response('{"code":429}', { status: 429 })), 'later'],
  [() => Promise.resolve(new Response('{"code":400}', { status: 400 })), 'refused'],
  [() => Promise.reject(new TypeError('Failed to fetch')), 'later'],
])('tells what became of a batch (%#: %s)', async (answer, delivery) => {
  const { queue } = queueWith(answer)
  queue.add(event('a'))
  expect(await queue.send([event('a')])).toBe(delivery)
})

test('in a hurry sends what is not on its way, and nothing twice', async () => {
  let answerFirst: (response: Response) => void = () => undefined
  const { queue, ids } = queueWith(() =>
    ids().length === 1 ? new Promise((resolve) => (answerFirst = resolve)) : ok(),
  )
  queue.add(event('a'))
  const first = queue.send([event('a')])
  await Promise.resolve()
  queue.add(event('b'))
  queue.flush()
  queue.flush()
  expect(ids()).toEqual([['a'], ['b']])
  answerFirst(new Response('{"code":200}'))
  await first
  // The SDK sends the same events itself once the page is shown again.
  expect(await queue.send([event('a'), event('b')])).toBe('taken')
  expect(ids()).toEqual([['a'], ['b']])
})

test('what a hurried sending did not bring is sent again', async () => {
  const { queue, ids } = queueWith(() =>
    ids().length === 1 ? Promise.reject(new TypeError('x')) : ok(),
  )
  queue.add(event('a'))
  queue.flush()
  expect(await queue.send([event('a')])).toBe('taken')
  expect(ids()).toEqual([['a'], ['a']])
})

test('a batch that hangs is given up', async () => {
  jest.useFakeTimers()
  const { queue } = queueWith(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  queue.add(event('a'))
  const sent = queue.send([event('a')])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await sent).toBe('later')
  jest.useRealTimers()
})

test('once closed it sends nothing, breaks off what is on its way, and says that nothing waits', async () => {
  const { queue, ids, sent } = queueWith(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  queue.add(event('a'))
  const first = queue.send([event('a')])
  await Promise.resolve()
  queue.close()
  expect((sent[0]?.init.signal as AbortSignal).aborted).toBe(true)
  await first
  queue.add(event('b'))
  queue.flush()
  expect(await queue.send([event('a'), event('b')])).toBe('taken')
  expect(ids()).toEqual([['a']])
})
