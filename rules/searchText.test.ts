import { asciiKey, chunksOf, foldText, pairsOf } from './searchText.ts'

test.each([
  ['Ünïcödé Ça', 'unicode ca'],
  ['Straße Łódź Đà Œuvre', 'strasse lodz da oeuvre'],
  ["l'éditeur don’t", 'l editeur don t'],
  ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
  ['C++ & (node.js)', 'c node js'],
  ['ΣΚΟΤΕΙΝΌ Ёлка', 'σκοτεινο елка'],
  ['ガ', 'カ'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a compound keeps its parts and is found joined', () => {
  expect(chunksOf('E-mail')).toEqual([
    {
      runs: [
        { text: 'e', unspaced: false },
        { text: 'mail', unspaced: false },
      ],
      joined: 'email',
    },
  ])
  expect(chunksOf("l'or")[0]?.joined).toBeNull()
})

const texts = (text: string) =>
  chunksOf(text).map(({ runs, joined }) => [runs.map((run) => run.text).join(' '), joined])

test.each([
  ['C++', [['+c', null]]],
  ['c+', [['+c', null]]],
  [
    'C#/F#',
    [
      ['#c', null],
      ['#f', null],
    ],
  ],
  [
    'C++20 and C++-like',
    [
      ['+c', null],
      ['20', null],
      ['and', null],
      ['+c', null],
      ['like', null],
    ],
  ],
  [
    'an A+.',
    [
      ['an', null],
      ['+a', null],
    ],
  ],
  ['(.NET)', [['.net', 'net']]],
  ['.c', [['.c', 'c']]],
  [
    'Notepad++ Café+',
    [
      ['+notepad', 'notepad'],
      ['+cafe', 'cafe'],
    ],
  ],
])('%s is a name of its own', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test.each([
  [
    'Ctrl+K',
    [
      ['ctrl', null],
      ['k', null],
    ],
  ],
  [
    'issue#12 #12',
    [
      ['issue', null],
      ['12', null],
      ['12', null],
    ],
  ],
  [
    '18+ .5 5#',
    [
      ['18', null],
      ['5', null],
      ['5', null],
    ],
  ],
  ['ASP.NET', [['asp net', 'aspnet']]],
  [
    'well... done.',
    [
      ['well', null],
      ['done', null],
    ],
  ],
  [
    'a+++ b## c+#',
    [
      ['a', null],
      ['b', null],
      ['c', null],
    ],
  ],
  ['离线+', [['离线', null]]],
])('%s has no such name', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('scripts without spaces are runs of their own, with the long vowel mark inside', () => {
  expect(chunksOf('iPhone版 エディター').flatMap(({ runs }) => runs)).toEqual([
    { text: 'iphone', unspaced: false },
    { text: '版', unspaced: true },
    { text: 'エティター', unspaced: true },
  ])
  expect(pairsOf('離線同')).toEqual(['離線', '線同'])
  expect(pairsOf('字')).toEqual(['字'])
  expect(pairsOf('𠀋字')).toEqual(['𠀋字'])
})

test('the key for similarity is ASCII and differs where the letters do', () => {
  expect(asciiKey('Café für 9')).toBe('cafe fur 9')
  expect(asciiKey('тема')).toMatch(/^[a-z]{16}$/)
  expect(asciiKey('тема').slice(0, 8)).toBe(asciiKey('теле').slice(0, 8))
  expect(asciiKey('тема')).not.toBe(asciiKey('теле'))
})

test('takes no time for what is built to take long', () => {
  const start = process.cpuUsage()
  for (const part of ['a-', '字', "'", '.', 'é', 'a'.repeat(50) + ' ', '+', 'a+', '#', '.a', '..a'])
    chunksOf(part.repeat(40_000))
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000)
})
