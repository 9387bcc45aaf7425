import { createStorage } from '#services/storage/storage.ts'
import { createShortcuts } from './shortcuts.ts'

const press = (key: string) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  target: null,
})
const storage = () => createStorage({ area: null, target: null })

test('the newest binding of a key acts, and the former one again when it is gone', () => {
  const shortcuts = createShortcuts(storage())
  const [first, second] = [jest.fn(), jest.fn()]
  shortcuts.bind('j', first)
  const unbind = shortcuts.bind('j', second)
  expect(shortcuts.handle(press('j'))).toBe(true)
  unbind()
  shortcuts.handle(press('j'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  expect([...shortcuts.keys()]).toEqual(['j'])
})

test('a key without a binding, or with a modifier, is left alone', () => {
  const shortcuts = createShortcuts(storage())
  const act = jest.fn()
  shortcuts.bind('k', act)
  expect(shortcuts.handle(press('j'))).toBe(false)
  expect(shortcuts.handle({ ...press('k'), ctrlKey: true })).toBe(false)
  expect(act).not.toHaveBeenCalled()
})

test('switched off they stay off for the next visit', () => {
  const kept = storage()
  const shortcuts = createShortcuts(kept)
  const [act, heard] = [jest.fn(), jest.fn()]
  shortcuts.bind('j', act)
  shortcuts.subscribe(heard)
  shortcuts.setOn(false)
  expect(shortcuts.handle(press('j'))).toBe(false)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(createShortcuts(kept).isOn()).toBe(false)
  shortcuts.setOn(true)
  expect(createShortcuts(kept).isOn()).toBe(true)
})

test('keys that were pressed before their code was here do their work in order when it is', async () => {
  const shortcuts = createShortcuts(storage())
  const done: string[] = []
  for (const key of ['j', 'z', 'v']) expect(shortcuts.handle(press(key))).toBe(false)
  shortcuts.bind('v', () => done.push('v'))
  shortcuts.bind('j', () => done.push('j'))
  expect(done).toEqual([])
  await Promise.resolve()
  expect(done).toEqual(['j', 'v'])
})

test('Enter opens what a key before it leads to, also where both wait for their code', async () => {
  const shortcuts = createShortcuts(storage())
  const done: string[] = []
  const enterAt = (tagName: string) => ({
    ...press('Enter'),
    target: Object.assign(new EventTarget(), { tagName }),
  })
  shortcuts.handle(press('j'))
  expect(shortcuts.handle(enterAt('BODY'))).toBe(false)
  shortcuts.bind('j', () => done.push('j'))
  shortcuts.bind('Enter', () => done.push('Enter'))
  await Promise.resolve()
  expect(done).toEqual(['j', 'Enter'])
  expect(shortcuts.handle(enterAt('A'))).toBe(false)
  expect(shortcuts.handle(enterAt('BODY'))).toBe(true)
})

test.each<[string, (shortcuts: ReturnType<typeof createShortcuts>) => unknown]>([
  ['another key', (shortcuts) => shortcuts.handle(press('Enter'))],
  ['a pointer or another page', (shortcuts) => shortcuts.forgetWaiting()],
  ['a screen that goes', (shortcuts) => shortcuts.bind('c', () => undefined)()],
  ['ten seconds', () => jest.advanceTimersByTime(10_000)],
])('a key that waits for its code is forgotten after %s', async (_, happen) => {
  jest.useFakeTimers()
  try {
    const shortcuts = createShortcuts(storage())
    const act = jest.fn()
    shortcuts.handle(press('a'))
    happen(shortcuts)
    shortcuts.bind('a', act)
    await Promise.resolve()
    expect(act).not.toHaveBeenCalled()
  } finally {
    jest.useRealTimers()
  }
})

test('what follows the key to the search is text', async () => {
  const shortcuts = createShortcuts(storage())
  const post = jest.fn()
  shortcuts.handle(press('/'))
  shortcuts.handle(press('c'))
  shortcuts.bind('/', () => undefined)
  shortcuts.bind('c', post)
  await Promise.resolve()
  expect(post).not.toHaveBeenCalled()
})
