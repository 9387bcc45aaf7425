import { markedParts } from './markedParts.ts'

const marked = (text: string, words: string[]) =>
  markedParts(text, words)
    .map(({ text: part, marked: isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test.each([
  ['Dark mode in the editor', ['mode', 'Dark'], '[Dark] [mode] in the editor'],
  ['Modes and mode', ['mode'], 'Modes and [mode]'],
  ['支持深色模式', ['深色'], '支持[深色]模式'],
  ['d’Aragó, Aragó', ['Aragó'], 'd’[Aragó], [Aragó]'],
  ['<b>bold</b>', ['bold', ''], '<b>[bold]</b>'],
  ['nothing', [], 'nothing'],
])('%s', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected)
})
