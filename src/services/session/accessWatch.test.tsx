import { createStorage } from '#services/storage/storage.ts'
import { createAccessWatch } from './accessWatch.ts'

let isVisible = true
const ask = jest.fn<Promise<string>, []>()
const onSignedOut = jest.fn()
const onChange = jest.fn()
const page = {
  document: {
    get visibilityState() {
      return isVisible ? ('visible' as const) : ('hidden' as const)
    },
    addEventListener: document.addEventListener.bind(document),
    removeEventListener: document.removeEventListener.bind(document),
  },
  window,
}
const newWatch = () =>
  createAccessWatch({
    endpoint: '/graphql',
    ask,
    storage: createStorage({ area: localStorage, target: window }),
    page,
    onSignedOut,
  })
const show = (visible: boolean): void => {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  localStorage.clear()
  isVisible = true
  ask.mockResolvedValue('a')
})
afterEach(() => jest.useRealTimers())

test('a version that one’s own change has led to is no change; any other one is', async () => {
  const watch = newWatch()
  watch.watch({ version: 'a', isSignedIn: true, onChange })
  watch.accept('b')
  ask.mockResolvedValue('b')
  await after(16_000)
  expect(onChange).not.toHaveBeenCalled()
  ask.mockResolvedValue('c')
  await after(8_000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('asks every eight seconds while it is looked at, and at once when the page is looked at again', async () => {
  const stop = newWatch().watch({ version: 'a', isSignedIn: true, onChange })
  await after(16_000)
  expect(ask).toHaveBeenCalledTimes(2)
  show(false)
  await after(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  show(true)
  await after(0)
  expect(ask).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new Event('online'))
  await after(0)
  expect(ask).toHaveBeenCalledTimes(4)
  stop()
  show(false)
  show(true)
  expect(jest.getTimerCount()).toBe(0)
  expect(ask).toHaveBeenCalledTimes(4)
  expect(onChange).not.toHaveBeenCalled()
})

test('a change is told once; whose page is a visitor’s afterwards hears that they are signed out', async () => {
  const watch = newWatch()
  watch.watch({ version: 'a', isSignedIn: true, onChange })
  ask.mockResolvedValue('b')
  await after(30_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
  watch.watch({ version: 'b', isSignedIn: false, onChange })()
  expect(onSignedOut).toHaveBeenCalledTimes(1)
  watch.watch({ version: 'b', isSignedIn: false, onChange })()
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('another role is no sign-out', async () => {
  const watch = newWatch()
  watch.watch({ version: 'a', isSignedIn: true, onChange })
  ask.mockResolvedValue('b')
  await after(8_000)
  watch.watch({ version: 'b', isSignedIn: true, onChange })()
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('failing is silent and asks less and less often', async () => {
  ask.mockRejectedValue(new TypeError('offline'))
  const stop = newWatch().watch({ version: 'a', isSignedIn: true, onChange })
  await after(8_000 + 16_000 + 32_000 + 64_000 + 64_000)
  expect(ask).toHaveBeenCalledTimes(5)
  expect(onChange).not.toHaveBeenCalled()
  stop()
})

test('a visitor’s page does not ask, until another tab says that somebody signed in', async () => {
  const stop = newWatch().watch({ version: 'a', isSignedIn: false, onChange })
  await after(60_000)
  show(false)
  show(true)
  expect(ask).not.toHaveBeenCalled()
  ask.mockResolvedValue('b')
  window.dispatchEvent(new StorageEvent('storage', { key: 'earshot.access', newValue: 'b' }))
  await after(0)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

test('what another tab says is checked before anything starts over', async () => {
  const stop = newWatch().watch({ version: 'a', isSignedIn: false, onChange })
  expect(localStorage.getItem('earshot.access')).toBe('a')
  window.dispatchEvent(new StorageEvent('storage', { key: 'earshot.access', newValue: 'old' }))
  await after(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
  stop()
})
