import { createCourier, type SentEvent } from './courier.ts'

const event = (insert_id: string): SentEvent => ({
  event_type: 'idea_voted',
  event_properties: { idea: 'idea_1', voted: true },
  device_id: 'device',
  session_id: 1,
  time: 2,
  insert_id,
})
const ok = () => Promise.resolve(new Response('{"code":200}', { status: 200 }))

function courierWith(answer: (signal: AbortSignal) => Promise<Response>) {
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
  const courier = createCourier({ url: '/ingest', key: 'k', fetch: fetch as never })
  return { courier, sent, ids: () => sent.map((it) => it.ids) }
}

test('sends the documented body, without cookies, and finishes when the page has gone', async () => {
  const { courier, sent } = courierWith(ok)
  courier.expect(event('a'))
  expect(await courier.send([event('a')])).toBe('taken')
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
  const { courier } = courierWith(answer)
  courier.expect(event('a'))
  expect(await courier.send([event('a')])).toBe(delivery)
})

test('in a hurry sends what is not on its way, and nothing twice', async () => {
  let answerFirst: (response: Response) => void = () => undefined
  const { courier, ids } = courierWith(() =>
    ids().length === 1 ? new Promise((resolve) => (answerFirst = resolve)) : ok(),
  )
  courier.expect(event('a'))
  const first = courier.send([event('a')])
  await Promise.resolve()
  courier.expect(event('b'))
  courier.hurry()
  courier.hurry()
  expect(ids()).toEqual([['a'], ['b']])
  answerFirst(new Response('{"code":200}'))
  await first
  // The SDK sends the same events itself once the page is shown again.
  expect(await courier.send([event('a'), event('b')])).toBe('taken')
  expect(ids()).toEqual([['a'], ['b']])
})

test('what a hurried sending did not bring is sent again', async () => {
  const { courier, ids } = courierWith(() =>
    ids().length === 1 ? Promise.reject(new TypeError('x')) : ok(),
  )
  courier.expect(event('a'))
  courier.hurry()
  expect(await courier.send([event('a')])).toBe('taken')
  expect(ids()).toEqual([['a'], ['a']])
})

test('a batch that hangs is given up', async () => {
  jest.useFakeTimers()
  const { courier } = courierWith(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  courier.expect(event('a'))
  const sent = courier.send([event('a')])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await sent).toBe('later')
  jest.useRealTimers()
})

test('once closed it sends nothing, breaks off what is on its way, and says that nothing waits', async () => {
  const { courier, ids, sent } = courierWith(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  courier.expect(event('a'))
  const first = courier.send([event('a')])
  await Promise.resolve()
  courier.close()
  expect((sent[0]?.init.signal as AbortSignal).aborted).toBe(true)
  await first
  courier.expect(event('b'))
  courier.hurry()
  expect(await courier.send([event('a'), event('b')])).toBe('taken')
  expect(ids()).toEqual([['a']])
})
