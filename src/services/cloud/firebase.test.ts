import { startFirebase } from './firebase.lazy.ts'

const mockCalls: string[] = []
const mockGetToken = jest.fn<Promise<string>, []>()
jest.mock('firebase/app', () => ({
  setLogLevel: jest.fn(),
  initializeApp: () => (mockCalls.push('initializeApp'), {}),
  deleteApp: () => Promise.resolve(void mockCalls.push('deleteApp')),
}))
jest.mock('firebase/installations', () => ({
  getInstallations: () => ({}),
  getToken: () => (mockCalls.push('getToken'), mockGetToken()),
  getId: () => (mockCalls.push('getId'), Promise.resolve('cFID')),
}))
jest.mock('./stores.ts', () => ({
  heartbeatStore: {},
  changeRecords: () => Promise.resolve(void mockCalls.push('prune')),
}))

const configuration = { projectId: 'example', appId: '1:2:web:3', apiKey: 'k', authDomain: 'a' }

function start(onLine = true) {
  const target = new EventTarget()
  const network = Object.assign(target, { navigator: { onLine } })
  return {
    firebase: startFirebase({
      configuration,
      databases: undefined,
      network: network as never,
      now: () => 0,
    }),
    network,
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  mockCalls.length = 0
  mockGetToken.mockReset().mockResolvedValue('token')
})
afterEach(() => jest.useRealTimers())

test('old heartbeats go before the SDK reads them, and daily; the token comes before the id', async () => {
  const { firebase } = start()
  expect(await firebase.installation).toBe('cFID')
  expect(mockCalls).toEqual(['prune', 'initializeApp', 'getToken', 'getId'])
  await jest.advanceTimersByTimeAsync(2 * 86_400_000)
  expect(mockCalls.filter((it) => it === 'prune')).toHaveLength(3)
  await firebase.stop()
  await jest.advanceTimersByTimeAsync(2 * 86_400_000)
  expect(mockCalls.filter((it) => it === 'prune')).toHaveLength(3)
  expect(mockCalls.at(-1)).toBe('deleteApp')
})

test('offline nothing is asked until there is a network; stopped before that, never', async () => {
  const { firebase, network } = start(false)
  await jest.advanceTimersByTimeAsync(0)
  expect(mockCalls).toEqual(['prune'])
  network.dispatchEvent(new Event('online'))
  expect(await firebase.installation).toBe('cFID')
  const other = start(false)
  await other.firebase.stop()
  expect(await other.firebase.installation).toBeNull()
})

test('a registration that fails is no identity, and nothing is thrown', async () => {
  mockGetToken.mockRejectedValue(
    Object.assign(new Error('500'), { code: 'installations/request-failed' }),
  )
  const { firebase } = start()
  expect(await firebase.installation).toBeNull()
  expect(mockCalls).not.toContain('getId')
})
