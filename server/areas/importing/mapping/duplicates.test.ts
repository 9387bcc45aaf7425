import type { ImportedComment, ImportedIssue, ReadEvent } from '../items/shape.ts'
import { createDuplicates } from './duplicates.ts'

const issue = (key: string, more: Partial<ImportedIssue> = {}): ImportedIssue => ({
  source: 'a/b',
  tracker: 'GitHub',
  key,
  url: null,
  title: 'T',
  body: '',
  author: 'ann',
  labels: [],
  board: null,
  status: null,
  duplicateOf: null,
  closed: true,
  reason: 'completed',
  createdAt: '2024-01-01',
  updatedAt: '2024-06-01',
  closedAt: '2024-05-01',
  closedBy: null,
  reactions: null,
  comments: [],
  events: [],
  facts: {},
  ...more,
})
const said = (body: string, at: string, more: Partial<ImportedComment> = {}): ImportedComment => ({
  key: at,
  author: 'tess',
  byTeam: true,
  body,
  createdAt: at,
  editedAt: null,
  reactions: null,
  ...more,
})
const label = (name: string) => [{ name, color: null }]

function targetsOf(...given: (ImportedIssue | { of: string; comments: ImportedComment[] })[]) {
  const duplicates = createDuplicates()
  for (const one of given) {
    const event: ReadEvent =
      'of' in one
        ? {
            kind: 'comments',
            loose: { source: 'a/b', tracker: 'GitHub', key: one.of, comments: one.comments },
            notes: [],
          }
        : { kind: 'issue', issue: one, notes: [] }
    duplicates.count(event)
  }
  return duplicates.all().map(({ key, project, target }) => `${key} ${project}#${target}`)
}

test('the last word of the team counts, whatever others say behind it', () => {
  const other = said('But why?', '2024-04-03', { byTeam: false, author: 'bob' })
  expect(
    targetsOf(issue('1', { comments: [said('Duplicate of #2', '2024-04-02'), other] })),
  ).toEqual(['1 a/b#2'])
  expect(
    targetsOf(
      issue('1', {
        comments: [said('Duplicate of #2', '2024-04-02'), said('No, it is not.', '2024-04-03')],
      }),
    ),
  ).toEqual([])
})

test('comments that come without their issue count, before and behind it, in any order', () => {
  const loose = (...comments: ImportedComment[]) => ({ of: '1', comments })
  const yes = said('Duplicate of c/d#2', '2024-04-02')
  const no = said('Not at all.', '2024-04-01')
  for (const order of [
    [issue('1'), loose(no, yes)],
    [loose(yes, no), issue('1')],
    [loose(no), issue('1'), loose(yes)],
  ])
    expect(targetsOf(...order)).toEqual(['1 c/d#2'])
})

test('who closed the issue of somebody else is of the team; who reported it is not', () => {
  const comment = said('Duplicate of #2', '2024-04-02', { byTeam: false, author: 'kim' })
  expect(targetsOf(issue('1', { closedBy: 'kim', comments: [comment] }))).toEqual(['1 a/b#2'])
  expect(targetsOf(issue('1', { closedBy: 'tess', comments: [comment] }))).toEqual([])
  expect(targetsOf(issue('1', { closedBy: 'kim', author: 'kim', comments: [comment] }))).toEqual([])
  const later = { ...comment, body: 'No.', createdAt: '2024-04-03' }
  expect(targetsOf(issue('1', { closedBy: 'kim', comments: [comment, later] }))).toEqual([])
})

test('a label or reason that says duplicate counts with exactly one reference', () => {
  const texts = { body: 'As in #2', comments: [said('See #2', '2024-04-02', { byTeam: false })] }
  expect(targetsOf(issue('1', { ...texts, labels: label('duplicate') }))).toEqual(['1 a/b#2'])
  expect(targetsOf(issue('1', { ...texts, labels: label('Resolution: Duplicate') }))).toEqual([
    '1 a/b#2',
  ])
  expect(targetsOf(issue('1', { ...texts, reason: 'duplicate' }))).toEqual(['1 a/b#2'])
  expect(targetsOf(issue('1', texts))).toEqual([])
  expect(targetsOf(issue('1', { ...texts, labels: label('not a duplicate') }))).toEqual([])
  expect(targetsOf(issue('1', { body: '#2, #3', labels: label('duplicate') }))).toEqual([])
  expect(targetsOf(issue('1', { labels: label('duplicate') }))).toEqual([])
  expect(targetsOf(issue('1', { body: '#1 is this', labels: label('duplicate') }))).toEqual([])
})

test('what is open is no duplicate, but for a table that says of what', () => {
  const comments = [said('Duplicate of #2', '2024-04-02')]
  expect(targetsOf(issue('1', { closed: false, reason: null, comments }))).toEqual([])
  expect(
    targetsOf(issue('7', { tracker: 'Fider', closed: false, duplicateOf: '3', reason: null })),
  ).toEqual(['7 a/b#3'])
})

test('a duplicate was closed as one, whatever reason the source has', () => {
  const duplicates = createDuplicates()
  const one = issue('1', { comments: [said('Duplicate of #2', '2024-04-02')] })
  duplicates.count({ kind: 'issue', issue: one, notes: [] })
  expect(duplicates.apply(one).reason).toBe('duplicate')
  expect(duplicates.apply(issue('2'))).toEqual(issue('2'))
})
