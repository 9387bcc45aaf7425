import { createStorage } from '#services/storage/storage.ts'
import { createDraftKeeper, isMostlyWithin, isWithin, type DraftKind } from './draftKeeper.ts'

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
      const keeper = createDraftKeeper(storage, 'draft', kind)
      const heard: unknown[] = []
      const hear = (): (() => void) =>
        keeper.watch({
          onText: ({ words }) => heard.push(words),
          onPosted: () => heard.push('posted'),
          onOlder: (older) => heard.push({ older: older?.words ?? null }),
        })
      return { keeper, heard, hear }
    },
  }
}

test('a draft is there again, other tabs hear of it, and posting takes it from all', () => {
  const browser = aBrowser()
  const [one, two] = [browser.tab(), browser.tab()]
  const stop = two.hear()
  expect(one.keeper.write({ words: 'Dark' })).toBe(true)
  one.keeper.write({ words: 'Dark pages' })
  expect(browser.tab().keeper.read()).toEqual({ words: 'Dark pages' })
  one.keeper.posted()
  stop()
  one.keeper.write({ words: 'Another' })
  expect([two.heard, one.keeper.older()]).toEqual([['Dark', 'Dark pages', 'posted'], null])
})

test('a text of another tab that was not seen here is set aside, not overwritten', () => {
  const browser = aBrowser()
  const [asleep, awake] = [browser.tab(), browser.tab()]
  awake.keeper.write({ words: 'Written meanwhile' })
  asleep.keeper.write({ words: 'Typed after waking up' })
  expect([asleep.keeper.read(), asleep.keeper.older()]).toEqual([
    { words: 'Typed after waking up' },
    { words: 'Written meanwhile' },
  ])
  asleep.keeper.write({ words: 'Typed after waking up, and on' })
  expect(asleep.keeper.older()).toEqual({ words: 'Written meanwhile' })
  asleep.keeper.posted()
  expect([asleep.keeper.read(), awake.keeper.older()]).toEqual([
    null,
    { words: 'Written meanwhile' },
  ])
  asleep.keeper.setAside(null)
  expect(awake.keeper.older()).toBeNull()
})

test('emptied or given up it is forgotten, and other tabs keep what they show', () => {
  const browser = aBrowser()
  const [one, two] = [browser.tab(), browser.tab()]
  two.hear()
  one.keeper.write({ words: 'Dark' })
  one.keeper.write({ words: '' })
  one.keeper.write({ words: 'Dark' })
  one.keeper.forget()
  expect([two.heard, two.keeper.read(), browser.area.size]).toEqual([['Dark', 'Dark'], null, 0])
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
  const keeper = createDraftKeeper(storage, 'draft', kind)
  expect([keeper.write({ words: 'Dark' }), keeper.read()]).toEqual([false, { words: 'Dark' }])
})

test.each(['', '{', 'null', '[]', '7', '{"words":1}', '{"posted":true}'])(
  'broken storage (%s) is no draft',
  (text) => {
    const storage = createStorage({ area: null, target: null })
    storage.write('draft', text)
    expect(createDraftKeeper(storage, 'draft', kind).read()).toBeNull()
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
