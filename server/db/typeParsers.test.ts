import { isoTime, typeParsers } from './typeParsers.ts'

test.each([
  ['2026-01-02 03:04:05+00', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02 03:04:05.1+00', '2026-01-02T03:04:05.100Z'],
  ['2026-01-02 03:04:05.123456+00', '2026-01-02T03:04:05.123Z'],
  ['2026-01-02 03:04:05', '2026-01-02T03:04:05.000Z'],
  ['infinity', 'infinity'],
  ['2026-01-02 03:04:05+02', '2026-01-02 03:04:05+02'],
])('%s becomes %s', (text, expected) => {
  expect(isoTime(text)).toBe(expected)
})

test('int8 and its arrays are numbers, numeric is not', () => {
  const parse = (oid: number, text: string): unknown => typeParsers.getTypeParser(oid)(text)
  expect(parse(20, '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  expect(parse(1016, '{1,NULL,3}')).toEqual([1, null, 3])
  expect(parse(1700, '1.50')).toBe('1.50')
})
