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
