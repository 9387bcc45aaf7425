import { learnPairs } from './learnPairs.ts'

const merge = (number: number, title: string, into: string) => ({ number, title, into })
const wordsOf = (merges: Parameters<typeof learnPairs>[0]) =>
  learnPairs(merges).map(({ words }) => words.toSorted())

test('words in which the titles of three merges differ mean the same, whichever way they were merged', () => {
  const pairs = learnPairs([
    merge(9, 'Bigger photos in notes', 'Bigger pictures in notes'),
    merge(7, 'Crop pictures', 'Crop photos'),
    merge(5, 'Rotate photos by hand', 'Rotate pictures by hand'),
  ])
  expect(pairs).toEqual([
    { key: 'photos|pictures', words: ['photos', 'pictures'], merges: [9, 7, 5] },
  ])
})

test('two merges are chance, and so is the same merge three times', () => {
  const one = merge(1, 'Crop photos', 'Crop pictures')
  expect(learnPairs([one, merge(2, 'Rotate photos', 'Rotate pictures')])).toEqual([])
  expect(learnPairs([one, { ...one, number: 2 }, { ...one, number: 3 }])).toEqual([])
})

test('a phrase is learned whole, and not by its words', () => {
  const pairs = wordsOf([
    merge(1, 'Night theme for the editor', 'Dark mode for the editor'),
    merge(2, 'Please add a night theme', 'Please add a dark mode'),
    merge(3, 'Night theme on Sundays', 'Dark mode on Sundays'),
  ])
  expect(pairs).toEqual([['dark mode', 'night theme']])
})

test('a word that differs in all kinds of merges means nothing by itself', () => {
  const often = Array.from({ length: 12 }, (_, at) =>
    merge(20 + at, `Quick filter number${at}`, `Filter kind${at}`),
  )
  const three = [1, 2, 3].map((at) => merge(at, `Quick export${at}`, `Slow export${at}`))
  expect(learnPairs([...three, ...often])).toEqual([])
})

test('small words, endings, slips and titles that have little in common teach nothing', () => {
  const three = (title: string, into: string) =>
    ['alpha', 'beta', 'gamma'].map((word, at) => merge(at, `${title} ${word}`, `${into} ${word}`))
  expect(learnPairs(three('How can the votes', 'Why is a vote'))).toEqual([])
  expect(learnPairs(three('Notebok', 'Notebook'))).toEqual([])
  expect(
    learnPairs(three('Everything about moving large files', 'Import takes hours every single day')),
  ).toEqual([])
})

test('hundreds of long titles take a moment', () => {
  const words = (from: number) =>
    Array.from({ length: 20 }, (_, at) => `word${at < 16 ? at : from * 31 + at}`).join(' ')
  const merges = Array.from({ length: 500 }, (_, at) => merge(at, words(at), words(at + 1)))
  const begun = performance.now()
  learnPairs(merges)
  expect(performance.now() - begun).toBeLessThan(1_000)
})
