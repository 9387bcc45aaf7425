import fc from 'fast-check'
import { mentionsIn, retype, storedPlace, withoutIds, writeMention } from './mentions.ts'

const ana = '@[Ana Ruiz](user_ana)'
const bo = '@[Bo](user_bo)'

test.each([
  ['typed after', `Hi ${ana}`, 'Hi @Ana Ruiz!', `Hi ${ana}!`],
  ['typed before', `${ana} ${bo}`, 'So @Ana Ruiz @Bo', `So ${ana} ${bo}`],
  ['between', `${ana}${bo}`, '@Ana Ruiz, @Bo', `${ana}, ${bo}`],
  ['within a name, which is words then', `${ana} ${bo}`, '@Ana R @Bo', `@Ana R ${bo}`],
  ['one taken out whole', `a ${ana} b ${bo}`, 'a  b @Bo', `a  b ${bo}`],
  ['all replaced', `${ana} ${bo}`, 'x', 'x'],
  ['nothing', `${ana}`, '', ''],
])('%s', (_, stored, shown, after) => {
  expect(retype(stored, shown)).toBe(after)
})

test('whatever is typed, what is shown is what was typed, and nobody is mentioned who was not', () => {
  const word = fc.constantFrom('a', ' ', '@', 'Ana', 'Bo', '\n', '😀', 'é')
  const text = fc
    .array(fc.oneof(word, fc.constantFrom(ana, bo)), { maxLength: 12 })
    .map((parts) => parts.join(''))
  const shown = fc.array(word, { maxLength: 16 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, shown, fc.nat(30), fc.nat(8), (stored, typed, from, length) => {
      const before = withoutIds(stored)
      for (const next of [typed, before.slice(0, from) + typed + before.slice(from + length)]) {
        const after = retype(stored, next)
        expect(withoutIds(after)).toBe(next)
        const had = mentionsIn(stored).map(({ id }) => id)
        for (const { id } of mentionsIn(after)) expect(had.splice(had.indexOf(id), 1)).toEqual([id])
      }
    }),
    { numRuns: 500 },
  )
})

test('a place in what is shown stands for one in what is stored', () => {
  const stored = `a ${ana}b ${bo}`
  const shown = withoutIds(stored)
  expect([0, 2, shown.indexOf('b '), shown.length].map((at) => storedPlace(stored, at))).toEqual([
    0,
    2,
    stored.indexOf('b '),
    stored.length,
  ])
  expect(storedPlace(stored, 5)).toBe(2 + ana.length)
  expect(withoutIds(writeMention({ id: 'user_x', name: '[a]\nb' }))).toBe('@a b')
})
