import { linesOf } from './linesOf.ts'

const by = (kind: string, name = 'Ana') => ({ kind, actor: { name } })

test('the team’s lines come first, then the newest', () => {
  const lines = linesOf([by('REPLY'), by('STATUS_CHANGED'), by('MENTION'), by('OFFICIAL_ANSWER')])
  expect(lines.map(({ first }) => first.kind)).toEqual([
    'STATUS_CHANGED',
    'OFFICIAL_ANSWER',
    'REPLY',
    'MENTION',
  ])
})

test('comments are one line, which counts each person once', () => {
  const newest = by('COMMENT', 'Bo')
  expect(linesOf([newest, by('COMMENT', 'Cleo'), by('COMMENT', 'Bo'), by('REPLY')])).toEqual([
    { first: newest, others: 1 },
    { first: by('REPLY'), others: 0 },
  ])
})

test('somebody whose account is gone counts too', () => {
  expect(linesOf([by('COMMENT'), { kind: 'COMMENT', actor: null }])).toMatchObject([{ others: 1 }])
})
