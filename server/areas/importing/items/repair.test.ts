import { createRepairs } from './repair.ts'

test('a text is stored as NFC with \\n, and what cannot be stored is replaced and noted', () => {
  const repairs = createRepairs()
  expect(repairs.text('Cafe\u0301\r\nline\rend', 'body')).toBe('Café\nline\nend')
  expect(repairs.notes('x')).toEqual([])
  expect(repairs.text('a\0b\0', 'body')).toBe('a\uFFFDb\uFFFD')
  expect(repairs.text('\ud83d and \udc00 and \u{1F600}', 'comment')).toBe(
    '\uFFFD and \uFFFD and \u{1F600}',
  )
  expect(repairs.notes('x')).toEqual([
    { item: 'x', what: 'U+0000 in the body', how: 'replaced by U+FFFD' },
    {
      item: 'x',
      what: 'half a character (unpaired surrogate) in the comment',
      how: 'replaced by U+FFFD',
    },
  ])
})

test('what is no text is empty, and the note counts', () => {
  const repairs = createRepairs()
  expect([null, undefined, 7].map((raw) => repairs.text(raw, 'comment'))).toEqual(['', '', ''])
  expect(repairs.notes('x')).toEqual([
    { item: 'x', what: 'no text in the comment', how: 'left empty', times: 3 },
  ])
})

test('a line has no breaks and no outer spaces', () => {
  expect(createRepairs().line(' a\r\nb\tc ', 'title')).toBe('a b c')
})

test.each([
  ['2024-01-31T10:00:00Z', '2024-01-31T10:00:00.000Z'],
  ['2024-01-31T10:00:00', '2024-01-31T10:00:00.000Z'],
  ['2024-01-31', '2024-01-31T00:00:00.000Z'],
  ['2024-01-31T10:00:00.123456+02:00', '2024-01-31T08:00:00.123Z'],
])('the time %s is %s', (raw, stored) => {
  const repairs = createRepairs()
  expect(repairs.time(raw, 'created', null)).toBe(stored)
  expect(repairs.notes('x')).toEqual([])
})

test.each(['yesterday', '2024-13-45T00:00:00Z', '2023-02-29T10:00:00Z', '2024-02-30', '', 12, {}])(
  '%p is no time: the other is taken, with a note',
  (raw) => {
    const repairs = createRepairs()
    expect(repairs.time(raw, 'created', '2020-01-01T00:00:00.000Z')).toBe(
      '2020-01-01T00:00:00.000Z',
    )
    expect(repairs.notes('x')).toHaveLength(1)
  },
)

test('a time that is not there needs no note', () => {
  const repairs = createRepairs()
  expect(repairs.time(null, 'closed', null)).toBeNull()
  expect(repairs.notes('x')).toEqual([])
})
