import { markUp, putBlock, type Markup, type TextEdit } from './markdownEdits.ts'

/** Reads a text with its selection between bars, and writes one likewise. */
function apply(marked: string, edit: (text: string, range: [number, number]) => TextEdit): string {
  const from = marked.indexOf('|')
  const text = marked.replaceAll('|', '')
  const to = marked.includes('|', from + 1) ? marked.indexOf('|', from + 1) - 1 : from
  const done = edit(text, [from, to])
  const next = text.slice(0, done.from) + done.insert + text.slice(done.to)
  const [start, end] = done.select
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`
}

test.each<[Markup, string, string]>([
  ['bold', 'a |word| b', 'a **|word|** b'],
  ['bold', 'a **|word|** b', 'a |word| b'],
  ['bold', 'a |word |b', 'a **|word|** b'],
  ['bold', '|', '**|**'],
  ['italic', '|both words|', '_|both words|_'],
  ['italic', '_|both words|_', '|both words|'],
  ['code', 'run |npm start|', 'run `|npm start|`'],
  ['code', 'so:|one\ntwo|', 'so:\n```\n|one\ntwo|\n```'],
  ['code', '|one\ntwo\n|three', '```\n|one\ntwo|\n```\nthree'],
  ['link', 'see |here|.', 'see [here](|https://|).'],
  ['link', '|https://a.example/x|', '[|](https://a.example/x)'],
  ['link', '|', '[|](https://)'],
  ['list', 'one|', '- one|'],
  ['list', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['list', '|- one\n- two|', '|one\ntwo|'],
  ['list', 'before\n|', 'before\n- |'],
  ['quote', 'said\nth|is\nand', 'said\n> this|\nand'],
  ['quote', '> th|is', 'this|'],
])('%s of %j', (markup, before, after) => {
  expect(apply(before, (text, range) => markUp(markup, text, range))).toBe(after)
})

test.each([
  ['|', 'X\n|'],
  ['one| |two', 'one\nX\n|two'],
  ['one\n|\ntwo', 'one\nX\n|two'],
])('a block in %j stands on its own line', (before, after) => {
  expect(apply(before, (text, range) => putBlock(text, range, 'X'))).toBe(after)
})
