import { referencesIn, statedDuplicate } from './statedDuplicate.ts'

test.each([
  ['Duplicate of #12', { project: null, key: '12' }],
  ['dupe of #12.', { project: null, key: '12' }],
  ['Dup of other/place#12', { project: 'other/place', key: '12' }],
  ['Duplicate of https://github.com/a/b/issues/12.', { project: 'a/b', key: '12' }],
  ['Closing as a dupe of #12', { project: null, key: '12' }],
  ["Thanks!\n\nI'll close this as a dup of #12.", { project: null, key: '12' }],
  [
    'This is a **duplicate of #12**, but moving the comment over there.',
    { project: null, key: '12' },
  ],
  ['This is due to the checker. dup of #12 ', { project: null, key: '12' }],
  ['> Duplicate of #9\n\nDuplicate of #12', { project: null, key: '12' }],
  ['Duplicate of #12. See #13 as well.', { project: null, key: '12' }],
])('%j says that it is a duplicate', (text, expected) => {
  expect(statedDuplicate(text)).toEqual(expected)
})

test.each([
  'Not a duplicate of #12',
  'This is not a duplicate of #12.',
  'A dup of #12?',
  'Duplicate of #12? Merge?',
  'I think this is a duplicate of #12',
  'Dupe of #12, I think',
  'Partial dup of #12',
  'Probably a duplicate of #12',
  'Duplicate of #12 and #13',
  'Duplicate of #12, #13',
  'Duplicate of #12\nDuplicate of #13',
  'Duplicate of #12abc',
  '> Duplicate of #12',
  '```\nDuplicate of #12\n```',
  '`Duplicate of #12`',
  'Dupe of 12',
  'The duplicate of #12 that we had',
])('%j does not', (text) => {
  expect(statedDuplicate(text)).toBeNull()
})

test('a text without an end costs no more than its length', () => {
  const startedAt = performance.now()
  for (const part of ['closing this ', 'dup of ', '`', '>', '#1 ', 'a/'])
    statedDuplicate(part.repeat(100_000))
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('references are each told once, and none out of code', () => {
  expect(
    referencesIn(
      'See #1, #1 and a/b#2.\n> #3\n`#4`\n```\n#5\n```\nhttps://github.com/c/d/issues/6#issuecomment-7 x#8 #9a',
    ),
  ).toEqual([
    { project: null, key: '1' },
    { project: 'a/b', key: '2' },
    { project: 'c/d', key: '6' },
  ])
})
