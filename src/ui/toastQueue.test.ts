import { createToastQueue } from './toastQueue.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const texts = (queue: ReturnType<typeof createToastQueue>) =>
  queue.snapshot().map((toast) => toast.text)

test('a message leaves by itself, one with something to do stays longer', () => {
  const queue = createToastQueue()
  queue.add({ text: 'Link copied' })
  queue.add({ text: 'Deleted', action: { label: 'Undo', onAction: () => {} } })
  jest.advanceTimersByTime(6000)
  expect(texts(queue)).toEqual(['Deleted'])
  jest.advanceTimersByTime(4000)
  expect(texts(queue)).toEqual([])
})

test('nothing leaves while somebody reads', () => {
  const queue = createToastQueue()
  queue.add({ text: 'a' })
  queue.pause()
  queue.add({ text: 'b' })
  jest.advanceTimersByTime(60_000)
  expect(texts(queue)).toEqual(['a', 'b'])
  queue.resume()
  jest.advanceTimersByTime(6000)
  expect(texts(queue)).toEqual([])
})

test('three at most; the oldest makes room', () => {
  const queue = createToastQueue()
  for (const text of ['a', 'b', 'c', 'd']) queue.add({ text })
  expect(texts(queue)).toEqual(['b', 'c', 'd'])
})

test('listeners hear of every change until they leave', () => {
  const queue = createToastQueue()
  const listener = jest.fn()
  const leave = queue.subscribe(listener)
  const id = queue.add({ text: 'a' })
  queue.dismiss(id)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  queue.add({ text: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
})
