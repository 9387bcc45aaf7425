import { toldDelimiter } from './delimiter.ts'

test.each([
  [undefined, undefined],
  [';', ';'],
  ['Tab', '\t'],
  ['\t', '\t'],
  ['¦', '¦'],
  ['😀', '😀'],
])('%j tells %j', (told, delimiter) => {
  expect(toldDelimiter(told)).toBe(delimiter)
})

test.each(['', ';;', '"', '\n', 'tabs', '\\t'])(
  '%j is refused in a sentence that says what to name',
  (told) => {
    const read = () => toldDelimiter(told)
    expect(read).toThrow(
      `--delimiter ${JSON.stringify(told)} cannot stand between cells: name a single character that is no quote, such as ';' or tab.`,
    )
    expect(read).toThrow(expect.objectContaining({ exitCode: 2 }))
  },
)
