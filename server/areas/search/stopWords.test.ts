import { chunksOf } from '#rules/searchText.ts'
import { commonChunks, withoutAsking } from './stopWords.ts'

/** Gives the part of a query that is still searched for. */
function told(typed: string): string {
  const chunks = chunksOf(typed)
  const common = commonChunks(chunks)
  return chunks
    .filter((chunk) => !common.has(chunk))
    .flatMap((chunk) => withoutAsking(chunk).runs.map(({ text }) => text))
    .join(' ')
}

test.each([
  ['how can I export my notes?', 'export notes'],
  ["why doesn't it sync", 'sync'],
  ["what's the fastest way to import", 'fastest way import'],
  ['is there a way to import', 'import'],
  ['where do I find the log', 'log'],
  ['find in files', 'find files'],
  ['a to-do list', 'to do list'],
  ['wie kann ich Notizen für andere freigeben', 'notizen andere freigeben'],
  ['warum geht der Export nicht', 'export'],
  ['cómo puedo exportar las notas', 'exportar notas'],
  ['per què no puc exportar', 'exportar'],
  ["qu'est-ce que le mode sombre", 'mode sombre'],
  ['come posso esportare le note', 'esportare note'],
  ['como posso exportar as notas', 'exportar notas'],
  ['hoe kan ik notities delen', 'notities delen'],
  ['如何匯出筆記', '匯出筆記'],
  ['為什麼不能同步嗎', '不能同步'],
  ['如何做', '如何做'],
])('%p is about %p', (typed, expected) => {
  expect(told(typed)).toBe(expected)
})

test.each([
  ['AI summary', 'ai summary'],
  ['AI on mobile', 'ai mobile'],
  ['CI status', 'ci status'],
  ['OS theme', 'os theme'],
  ['vi mode', 'vi mode'],
  ['recycle bin', 'recycle bin'],
  ['plus button on the page', 'plus button page'],
  ['MIT license', 'mit license'],
  ['man page', 'man page'],
  ['processes die', 'processes die'],
])('a name that is a small word elsewhere stays: %p is about %p', (typed, expected) => {
  expect(told(typed)).toBe(expected)
})

test('a word of one language stays in a query in another', () => {
  expect(told('the cost per user is in the report')).toBe('cost per user report')
  expect(told('die Kosten und der Preis per Monat')).toBe('kosten preis per monat')
})
