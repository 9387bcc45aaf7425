import { csvLines } from './csv.ts'

test('cells are quoted where they must be, and no text becomes a formula', () => {
  expect(
    csvLines(
      [
        ['=1+1', '+41 79', '-x', '@SUM(A1)', '\tx', '\rx'],
        ['a "b"', 'c,d', 'e\nf', null, -3, true],
      ],
      ['one', 'two', 'three', 'four', 'five', 'six'],
    ),
  ).toBe(
    [
      '\uFEFFone,two,three,four,five,six',
      `'=1+1,'+41 79,'-x,'@SUM(A1),'\tx,"'\rx"`,
      `"a ""b""","c,d","e\nf",,-3,yes`,
      '',
    ].join('\r\n'),
  )
})

test.each([
  [['a', 1, null, true], 'a,1,,yes\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], `'=1+1,'+1,'-1,'@sum,'\tx,"'\rx"\r\n`],
  [['=a,"b"', -5], `"'=a,""b""",-5\r\n`],
  [['a=b', 'mail@example.com'], 'a=b,mail@example.com\r\n'],
] as const)('%j is a line', (values, line) => {
  expect(csvLines([values])).toBe(line)
})
