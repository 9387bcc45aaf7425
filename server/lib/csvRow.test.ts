import { csvRow } from './csvRow.ts'

test.each([
  [['a', 1, null, true], 'a,1,,true\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], `'=1+1,'+1,'-1,'@sum,'\tx,"'\rx"\r\n`],
  [['=a,"b"', -5], `"'=a,""b""",-5\r\n`],
  [['a=b', 'mail@example.com'], 'a=b,mail@example.com\r\n'],
] as const)('%j is a line', (values, line) => {
  expect(csvRow(values)).toBe(line)
})
