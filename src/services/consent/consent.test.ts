import { createStorage } from '../storage/storage.ts'
import { createConsent, nextConsent, signalsNo, type ConsentState } from './consent.ts'

const newStorage = () => createStorage({ area: null, target: null })
const newConsent = (parts: Partial<Parameters<typeof createConsent>[0]> = {}) =>
  createConsent({ storage: newStorage(), isConfigured: true, isSignalled: false, ...parts })

test.each<[ConsentState, boolean, ConsentState]>([
  ['unconfigured', true, 'unconfigured'],
  ['unconfigured', false, 'unconfigured'],
  ['notAsked', true, 'accepted'],
  ['notAsked', false, 'refused'],
  ['refused', true, 'accepted'],
  ['refused', false, 'refused'],
  ['accepted', true, 'accepted'],
  ['accepted', false, 'withdrawn'],
  ['withdrawn', true, 'accepted'],
  ['withdrawn', false, 'withdrawn'],
])('%s, then %s, is %s', (state, yes, next) => {
  expect(nextConsent(state, yes)).toBe(next)
})

test('an answer is kept, and told to who listens', () => {
  const storage = newStorage()
  const consent = newConsent({ storage })
  const heard = jest.fn()
  const stop = consent.subscribe(heard)
  expect(consent.state()).toBe('notAsked')
  consent.answer(true)
  expect([consent.state(), newConsent({ storage }).state()]).toEqual(['accepted', 'accepted'])
  consent.answer(false)
  expect(newConsent({ storage }).state()).toBe('withdrawn')
  stop()
  consent.answer(true)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('where nothing is configured nothing is kept, and nobody is asked', () => {
  const storage = newStorage()
  const consent = newConsent({ storage, isConfigured: false })
  consent.answer(true)
  expect([consent.state(), storage.read('earshot.consent')]).toEqual(['unconfigured', null])
})

test('a browser that says no is believed: before an answer, against an earlier yes, and against a yes now', () => {
  const storage = newStorage()
  expect(newConsent({ storage, isSignalled: true }).state()).toBe('refused')
  newConsent({ storage }).answer(true)
  const consent = newConsent({ storage, isSignalled: true })
  expect(consent.state()).toBe('withdrawn')
  consent.answer(true)
  expect(consent.state()).toBe('withdrawn')
})

test('an answer in another tab counts here', () => {
  const listeners: EventListener[] = []
  const kept = new Map<string, string>()
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const target = {
    addEventListener: (_: string, listener: EventListener) => void listeners.push(listener),
    removeEventListener: () => undefined,
  }
  const consent = newConsent({ storage: createStorage({ area, target }) })
  const heard = jest.fn()
  consent.subscribe(heard)
  kept.set('earshot.consent', 'accepted')
  for (const listener of listeners)
    listener({ key: 'earshot.consent', newValue: 'accepted' } as never)
  expect([heard.mock.calls.length, consent.state()]).toEqual([1, 'accepted'])
})

test.each([
  [{ navigator: { doNotTrack: '1' } }, true],
  [{ navigator: { doNotTrack: 'yes' } }, true],
  [{ navigator: {}, doNotTrack: '1' }, true],
  [{ navigator: { globalPrivacyControl: true } }, true],
  [{ navigator: { doNotTrack: '0', globalPrivacyControl: false } }, false],
  [{ navigator: { doNotTrack: null } }, false],
  [{ navigator: { doNotTrack: 'unspecified' } }, false],
  [undefined, false],
])('of %j says no: %s', (browser, says) => {
  expect(signalsNo(browser as never)).toBe(says)
})
