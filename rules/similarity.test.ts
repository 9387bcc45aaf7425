import { closeness } from './closeness.ts'
import { similarAmong } from './similarAmong.ts'
import {
  namesTag,
  phraseOf,
  rarity,
  SIMILAR_FROM,
  similarityOf,
  wantedWords,
} from './similarity.ts'
import { titleWords } from './titleWords.ts'

function compare(typed: string, title: string, body = '') {
  const wanted = wantedWords(typed)
  return similarityOf(
    wanted,
    wanted.map(() => 1),
    { title, words: titleWords(title), has: (place) => body.includes(wanted[place]?.text ?? '\0') },
    phraseOf(typed),
  )
}

test.each([
  ['a typo', 'Drak mode for the edtior', 'Dark mode for the editor', ['Dark', 'mode', 'editor']],
  [
    'a dropped accent',
    'Mes arbres al carrer Arago',
    'Més arbres al carrer d’Aragó',
    ['arbres', 'carrer', 'Aragó'],
  ],
  ['another order', 'editor: mode, dark', 'Dark mode for the editor', ['Dark', 'mode', 'editor']],
  ['half the title', 'carril bici', 'Carril bici a la Diagonal', ['Carril', 'bici']],
  ['another ending', 'Exporting votes', 'Export all my vote', ['Export', 'vote']],
  ['a joined word', 'email digest', 'E-mail digest', ['E-mail', 'digest']],
  ['Chinese', '深色模式', '支持深色模式和离线同步', ['深色模式']],
  ['two places of Chinese', '深色同步', '支持深色模式和离线同步', ['深色', '同步']],
])('%s is found again, and the words are as the title has them', (_, typed, title, words) => {
  const found = compare(typed, title)
  expect(found.words).toEqual(words)
  expect(found.score).toBeGreaterThan(SIMILAR_FROM)
})

test('the same title is the most similar of all, another one is none', () => {
  expect(compare('Dark mode', 'Dark mode').score).toBeCloseTo(1)
  expect(compare('Dark mode', 'Calendar sync')).toEqual({ score: 0, words: [] })
  expect(compare('', 'Anything')).toEqual({ score: 0, words: [] })
})

test('a title that has all that was written, in its order, comes before a shorter one that has the words', () => {
  const longer = compare('els carrils bici', 'Millorar i ampliar els carrils bici del barri')
  expect(longer.score).toBeGreaterThan(compare('els carrils bici', 'Carril bici nou').score)
  expect(longer.score).toBeLessThan(compare('els carrils bici', 'Els carrils-bici').score)
  expect(compare('rail', 'Railing guard').score).toBeLessThan(compare('rail', 'Rail guard').score)
})

test('words of the details count, but less than those of the title', () => {
  const inBody = compare('reading at night', 'Colours', 'easier reading at night')
  expect(inBody.score).toBeGreaterThan(SIMILAR_FROM)
  expect(inBody.score).toBeLessThan(compare('reading at night', 'Reading at night').score)
})

test('what hardly any idea has says most', () => {
  expect(rarity(0)).toBe(1)
  expect(rarity(10)).toBeGreaterThan(rarity(200))
})

test('of ideas at hand, the most similar come first', () => {
  const ideas = ['Dark mode on the phone', 'Calendar sync', 'Dark mode for the editor', 'Sync'].map(
    (title) => ({ title, text: '' }),
  )
  expect(
    similarAmong({ title: 'editor dark mode', body: '' }, ideas).map(({ one }) => one.title),
  ).toEqual(['Dark mode for the editor', 'Dark mode on the phone'])
})

test('a tag is named by all of its words alone', () => {
  const wanted = wantedWords('Dark mode on iOS')
  expect([
    namesTag(wanted, 'Dark mode'),
    namesTag(wanted, 'Mode switch'),
    namesTag(wanted, '!'),
  ]).toEqual([true, false, false])
})

test.each([
  ['votes', 'vote', 0.9],
  ['bicicletes', 'bicicleta', 0.9],
  ['sycn', 'sync', 0.85],
  ['notificaton', 'notification', 0.9],
  ['cat', 'car', 0],
  ['table', 'cable', 0.85],
  ['mode', 'calendar', 0],
  ['siwtch', 'switch', 0.85],
  ['swtich', 'sweitch', 0],
  ['kybeoard', 'keyboard', 0.85],
  ['kybeoadr', 'keyboard', 0],
  ['xkeyboard', 'keyboards', 0.85],
  ['yxkeyboard', 'keyboards', 0],
  ['calendar', 'aclenadr', 0.85],
  ['calendar', 'aclneadr', 0],
  ['renovar', 'ernoavr', 0.85],
  ['renovar', 'ernocvr', 0],
  ['chart', 'hcatr', 0],
])('%s and %s fit by %d', (a, b, fit) => {
  expect(closeness(a, b)).toBe(fit)
  expect(closeness(b, a)).toBe(fit)
})

test('a title is cut into words and pairs, each at its place', () => {
  const words = titleWords('iPhone版の e-mail')
  expect(words.map(({ text, at }) => [text, at])).toEqual([
    ['iPhone', 0],
    ['版の', 6],
    ['e-mail', 9],
  ])
})
