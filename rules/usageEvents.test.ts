import fc from 'fast-check'
import {
  isUsageEvent,
  usageEvents,
  type UsageEventName,
  type UsageProperty,
} from './usageEvents.ts'

const names = Object.keys(usageEvents) as UsageEventName[]
const propertiesOf = (name: UsageEventName): [string, UsageProperty][] =>
  Object.entries(usageEvents[name].properties)

/** Generates valid values of a property, and texts as people type them. */
function fitting(property: UsageProperty): fc.Arbitrary<unknown> {
  switch (property.kind) {
    case 'one':
      return fc.constantFrom(...property.of)
    case 'idea':
      return fc.integer({ min: 1, max: 999_999_999 }).map((number) => `idea_${number}`)
    case 'flag':
      return fc.boolean()
    case 'count':
      return fc.nat({ max: 1e9 })
    case 'measure':
      return fc.nat({ max: 1e9 }).map((value) => value / 1000)
  }
}

const event = fc.constantFrom(...names).chain((name) =>
  fc.record({
    name: fc.constant(name),
    properties: fc.record(
      Object.fromEntries(propertiesOf(name).map(([key, property]) => [key, fitting(property)])),
    ),
  }),
)
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.emailAddress(),
  fc.lorem(),
  fc.webUrl(),
  fc.integer().map(String),
  fc.string().map((text) => `idea_${text}`),
)

test('what the catalogue describes passes', () => {
  fc.assert(fc.property(event, ({ name, properties }) => isUsageEvent(name, properties)))
})

test('no event can carry text that a person typed, wherever it is put', () => {
  const words = new Set(
    names.flatMap((name) =>
      propertiesOf(name).flatMap(([, property]) => (property.kind === 'one' ? property.of : [])),
    ),
  )
  fc.assert(
    fc.property(event, typed, fc.nat(), ({ name, properties }, text, place) => {
      fc.pre(!words.has(text) && !/^idea_[1-9]\d{0,8}$/.test(text))
      const keys = Object.keys(properties)
      const key = keys[place % keys.length] ?? ''
      for (const wrong of [
        text,
        [text],
        { text },
        { toString: () => text },
        Object(text) as unknown,
      ])
        expect(isUsageEvent(name, { ...properties, [key]: wrong })).toBe(false)
      expect(isUsageEvent(name, { ...properties, [`extra ${text}`]: 1 })).toBe(false)
      expect(isUsageEvent(text, properties)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('whatever passes is made of the catalogue’s own words, idea numbers, numbers and yes or no', () => {
  const anything = fc.anything({ withObjectString: true, withNullPrototype: true })
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom<unknown>(...names), anything),
      fc.oneof(
        anything,
        fc.dictionary(fc.constantFrom('idea', 'voted', 'screen', 'length', 'results'), anything),
      ),
      (name, properties) => {
        if (!isUsageEvent(name, properties)) return
        for (const value of Object.values(properties as object))
          expect(
            typeof value === 'string'
              ? /^[A-Za-z-]+$|^idea_\d+$/.test(value)
              : ['number', 'boolean'].includes(typeof value),
          ).toBe(true)
      },
    ),
  )
})

test.each([
  null,
  undefined,
  5,
  'screen_viewed',
  [],
  { screen: 'ideas', q: 'x' },
  { screen: 'Ideas' },
  {},
  { screen: ['ideas'] },
])('refuses %j as properties', (properties) => {
  expect(isUsageEvent('screen_viewed', properties)).toBe(false)
})

test.each(['toString', '__proto__', 'constructor', ''])('takes %j for no event', (name) => {
  expect(isUsageEvent(name, {})).toBe(false)
})
