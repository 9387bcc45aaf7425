import { createStorage } from '#services/storage/storage.ts'
import { createDraftStore, isMostlyWithin, isWithin, type DraftKind } from './draftStore.ts'

interface Text {
  words: string
}
const kind: DraftKind<Text> = {
  parse: ({ words }) => (typeof words === 'string' ? { words } : null),
  wordsOf: ({ words }) => words,
}

/** A browser whose tabs share a storage and receive each other's storage events. */
function aBrowser() {
  const area = new Map<string, string>()
  const targets: EventTarget[] = []
  return {
    area,
    tab() {
      const target = new EventTarget()
      targets.push(target)
      const tell = (key: string, newValue: string | null) => {
        for (const other of targets)
          if (other !== target)
            other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
      }
      const storage = createStorage({
        area: {
          getItem: (key) => area.get(key) ?? null,
          setItem(key, value) {
            area.set(key, value)
            tell(key, value)
          },
          removeItem(key) {
            if (area.delete(key)) tell(key, null)
          },
        },
        target,
      })
      const store = createDraftStore(storage, 'draft', kind)
      const heard: unknown[] = []
      const hear = (): (() => void) =>
        store.watch({
          onText: ({ words }) => heard.push(words),
          onPosted: () => heard.push('posted'),
          onOlder: (older) => heard.push({ older: older?.words ?? null }),
        })
      return { storage, store, heard, hear }
    },
  }
}

test('a draft is there again, other tabs hear of it, and posting takes it from all', () => {
  const browser = aBrowser()
  const [one, two] = [browser.tab(), browser.tab()]
  const stop = two.hear()
  expect(one.store.write({ words: 'Dark' })).toBe(true)
  one.store.write({ words: 'Dark pages' })
  expect(browser.tab().store.read()).toEqual({ words: 'Dark pages' })
  one.store.posted()
  stop()
  one.store.write({ words: 'Another' })
  expect([two.heard, one.store.older()]).toEqual([['Dark', 'Dark pages', 'posted'], null])
})

test('a text of another tab that was not seen here is set aside, not overwritten', () => {
  const browser = aBrowser()
  const [asleep, awake] = [browser.tab(), browser.tab()]
  awake.store.write({ words: 'Written meanwhile' })
  asleep.store.write({ words: 'Typed after waking up' })
  expect([asleep.store.read(), asleep.store.older()]).toEqual([
    { words: 'Typed after waking up' },
    { words: 'Written meanwhile' },
  ])
  asleep.store.write({ words: 'Typed after waking up, and on' })
  expect(asleep.store.older()).toEqual({ words: 'Written meanwhile' })
  asleep.store.posted()
  expect([asleep.store.read(), awake.store.older()]).toEqual([null, { words: 'Written meanwhile' }])
  asleep.store.setAside(null)
  expect(awake.store.older()).toBeNull()
})

test('what another form of the page wrote since stays when the first one has posted', () => {
  const tab = aBrowser().tab()
  tab.store.write({ words: 'Dark' })
  const later = createDraftStore(tab.storage, 'draft', kind)
  later.write({ words: 'Dark pages' })
  tab.store.posted()
  expect(later.read()).toEqual({ words: 'Dark pages' })
  later.posted()
  expect(later.read()).toBeNull()
})

test('emptied or given up it is forgotten, and other tabs keep what they show', () => {
  const browser = aBrowser()
  const [one, two] = [browser.tab(), browser.tab()]
  two.hear()
  one.store.write({ words: 'Dark' })
  one.store.write({ words: '' })
  one.store.write({ words: 'Dark' })
  one.store.forget()
  expect([two.heard, two.store.read(), browser.area.size]).toEqual([['Dark', 'Dark'], null, 0])
})

test('a full storage says so, and this page remembers', () => {
  const storage = createStorage({
    area: {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
    target: null,
  })
  const store = createDraftStore(storage, 'draft', kind)
  expect([store.write({ words: 'Dark' }), store.read()]).toEqual([false, { words: 'Dark' }])
})

test.each(['', '{', 'null', '[]', '7', '{"words":1}', '{"posted":true}'])(
  'broken storage (%s) is no draft',
  (text) => {
    const storage = createStorage({ area: null, target: null })
    storage.write('draft', text)
    expect(createDraftStore(storage, 'draft', kind).read()).toBeNull()
  },
)

test.each([
  ['', 'new', true, true],
  [' \n', 'new', true, true],
  ['Dark mode', 'Dark mode, please', true, true],
  ['Dark mode', 'A dark and Dark mode', true, true],
  ['Dark mode', 'Dark reader mode', true, true],
  ['Dark modde at night', 'Dark mode at night', false, true],
  ['Dark mode', 'Export', false, false],
  ['Dark mode', '', false, false],
  ['aaa', 'aa', false, false],
])('of %j %j has all: %s, has most: %s', (older, newer, all, most) => {
  expect([isWithin(older, newer), isMostlyWithin(older, newer)]).toEqual([all, most])
})
