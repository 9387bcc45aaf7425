import { createRepairs } from '../items/repair.ts'
import { dateOrder, findDateOrder, isEitherDate, tableTime } from './times.ts'

test.each([
  ['22/01/2016 10:00:00', '2016-01-22T10:00:00Z'],
  ['22/01/2016 9:05', '2016-01-22T09:05:00Z'],
  ['1/22/2016 10:00', '2016-01-22T10:00:00Z'],
  ['1/22/2016, 9:05:07 PM', '2016-01-22T21:05:07Z'],
  ['1/22/2016 12:05 AM', '2016-01-22T00:05:00Z'],
  ['22.1.2016', '2016-01-22'],
  ['5.1.2016', '2016-01-05'],
  ['7/7/2016', '2016-07-07'],
  ['1453459200', '2016-01-22T10:40:00.000Z'],
  ['Jan 22, 2016', '2016-01-22T00:00:00.000Z'],
  ['5/1/2016', '5/1/2016'],
  ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01T10:00:00.000Z'],
  ['Wed, 01 May 2024 12:00:00 +0200', '2024-05-01T10:00:00.000Z'],
  ['May 1, 2024 10:00 UTC', '2024-05-01T10:00:00.000Z'],
  ['22/01/2016 10:00 UTC', '2016-01-22T10:00:00Z'],
  ['2024-05-01 10:00:00+00', '2024-05-01T10:00:00+00:00'],
  ['2024-05-01 10:00:00.123456 +0200', '2024-05-01T10:00:00.123456+0200'],
  ['2024-05-01 10:00:00 UTC', '2024-05-01T10:00:00Z'],
  ['2024/5/1', '2024-05-01'],
  ['2024-05-01', '2024-05-01'],
])('%s is %s', (cell, time) => {
  expect(tableTime(cell)).toBe(time)
})

test.each([
  '2024-02-30',
  '2023-02-29',
  '1900-02-29',
  '2022/6/31 10:00',
  '2022-04-31T10:00:00+02:00',
  '2021-13-05',
  '2021-00-05',
  '31.02.2020',
  '31/06/2022',
  '6/31/2022 9:05 PM',
  '31/13/2022',
  '00/06/2022',
  '0/0/2022',
  'Feb 30, 2024',
  'Thu, 30 Feb 2024 10:00:00 GMT',
])('%s is in no calendar: a time that is none, named as it is written', (cell) => {
  const repairs = createRepairs()
  expect(repairs.time(tableTime(cell), 'created', null)).toBeNull()
  expect(repairs.notes('x')).toMatchObject([
    { what: 'a time that is none (created)', detail: cell },
  ])
})

test.each([
  ['2024-02-29', '2024-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['2/29/2024', '2024-02-29'],
  ['31/12/2022', '2022-12-31'],
  ['Feb 29, 2024', '2024-02-29'],
  ['Thu, 29 February 2024 23:30:00 -0500', '2024-03-01'],
])('%s is the last day of its month: %s', (cell, day) => {
  const time = createRepairs().time(tableTime(cell), 'created', null)
  expect(time).toMatch(new RegExp(`^${day}T`))
})

test('a date that could be two follows those of its table that are one', () => {
  expect(tableTime('5/1/2016', 'dayFirst')).toBe('2016-01-05')
  expect(tableTime('5/1/2016', 'monthFirst')).toBe('2016-05-01')
  // An unambiguous date stays as it is.
  expect(tableTime('1/22/2016', 'dayFirst')).toBe('2016-01-22')
})

test.each([
  [['a,5/1/2016\n', 'b,22/1/2016\n'], 'dayFirst'],
  [['a,"5/1/2016"\n', 'b,1/22/2016\n'], 'monthFirst'],
  [['a,5/1/2016\n'], null],
  [['a,22/1/2016\nb,1/22/2016\n'], null],
  [['at 22/1/2016 it broke'], null],
])('%j are written %s', (parts, order) => {
  const finder = findDateOrder()
  for (const part of parts) finder.look(part)
  expect(finder.found()).toBe(order)
})

test.each([
  ['3/4/2016', true],
  ['03/04/2016 10:00', true],
  ['4/4/2016', false],
  ['3/14/2016', false],
  ['3.4.2016', false],
  ['2016-03-04', false],
  ['some 3/4/2016', false],
])('whether %s can be two dates: %s', (cell, isEither) => {
  expect(isEitherDate(cell, null)).toBe(isEither)
  expect(isEitherDate(cell, 'dayFirst')).toBe(false)
})

test('the order of day and month can be told, in two words alone', () => {
  expect([dateOrder('dmy'), dateOrder('mdy'), dateOrder(undefined)]).toEqual([
    'dayFirst',
    'monthFirst',
    null,
  ])
  expect(() => dateOrder('ymd')).toThrow('--dates ymd is neither dmy nor mdy.')
})
