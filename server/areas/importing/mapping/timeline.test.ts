import type { ImportedEvent, ImportedIssue } from '../items/shape.ts'
import { statusOf, statusSince, timelineOf } from './timeline.ts'

const statuses = {
  kinds: { OPEN: 'O', PLANNED: 'P', STARTED: 'W', SHIPPED: 'S', DECLINED: 'D', CLOSED: 'C' },
  named: new Map([['next year', 'N']]),
}
const issue: ImportedIssue = {
  source: 'a/b',
  tracker: 'GitHub',
  key: '1',
  url: null,
  title: 'T',
  body: '',
  author: 'ann',
  labels: [],
  board: null,
  status: null,
  duplicateOf: null,
  closed: false,
  reason: null,
  createdAt: '2024-01-01',
  updatedAt: '2024-06-01',
  closedAt: null,
  closedBy: null,
  reactions: null,
  comments: [],
  events: [],
  facts: {},
}
const event = (name: string, at: string, data: Record<string, unknown> = {}): ImportedEvent => ({
  key: `${name}${at}`,
  event: name,
  actor: 'bob',
  at,
  data,
})
const kinds = (of: ImportedIssue) =>
  timelineOf(of, statuses).map(({ kind, data }) => [kind, data['from'] ?? null, data['to'] ?? null])

test.each([
  [false, null, 'O'],
  [false, 'completed', 'O'],
  [true, 'completed', 'S'],
  [true, null, 'C'],
  [true, 'not_planned', 'D'],
  [true, 'duplicate', 'D'],
] as const)('closed %s, reason %s: status %s', (closed, reason, expected) => {
  expect(statusOf({ ...issue, closed, reason }, statuses)).toBe(expected)
})

test.each(['wontfix', "won't fix", 'invalid', 'status: wontfix', 'Duplicate', 'S: invalid'])(
  'closed with the label %s is declined, open with it is open',
  (name) => {
    const labels = [{ name, color: null }]
    const closed = { ...issue, closed: true, labels }
    expect(statusOf(closed, statuses)).toBe('D')
    expect(statusOf({ ...closed, reason: 'completed' }, statuses)).toBe('D')
    expect(statusOf({ ...issue, labels }, statuses)).toBe('O')
  },
)

test("a source's own word goes before its kind where the site has a status of that name", () => {
  const planned = { kind: 'PLANNED', word: 'Next Year' } as const
  expect(statusOf({ ...issue, status: planned }, statuses)).toBe('N')
  expect(statusOf({ ...issue, status: { ...planned, word: 'later' } }, statuses)).toBe('P')
})

test("the events become the product's kinds, in the order of their times", () => {
  const closed = {
    ...issue,
    closed: true,
    reason: 'not_planned' as const,
    closedAt: '2024-05-01',
    events: [
      event('closed', '2024-05-01', { commit_id: 'c' }),
      event('renamed', '2024-01-02', { rename: { from: 'A', to: 'T' } }),
      event('labeled', '2024-01-03', { label: { name: 'bug' } }),
      event('unlabeled', '2024-01-04', { label: { name: 'bug' } }),
      event('closed', '2024-02-01'),
      event('reopened', '2024-03-01'),
      event('locked', '2024-05-02', { lock_reason: 'spam' }),
    ],
  }
  expect(kinds(closed)).toEqual([
    ['posted', null, null],
    ['retitled', 'A', 'T'],
    ['tagged', null, 'bug'],
    ['untagged', 'bug', null],
    ['status_changed', 'O', 'C'],
    ['status_changed', 'C', 'O'],
    ['status_changed', 'O', 'D'],
    ['github:locked', null, null],
  ])
  expect(timelineOf(closed, statuses).at(-1)?.data).toEqual({ lock_reason: 'spam' })
  expect(statusSince(closed)).toBe('2024-05-01')
})

test('a format without events still tells when it was closed and by whom', () => {
  const closed = { ...issue, closed: true, closedAt: '2024-05-01', closedBy: 'eve' }
  expect(timelineOf(closed, statuses).at(-1)).toMatchObject({
    kind: 'status_changed',
    actor: 'eve',
    at: '2024-05-01',
    data: { from: 'O', to: 'C' },
  })
})

test('an open issue has its status since it was reopened', () => {
  expect(statusSince(issue)).toBe('2024-01-01')
  expect(statusSince({ ...issue, events: [event('reopened', '2024-04-01')] })).toBe('2024-04-01')
})

test('reactions beyond votes and facts without a field stay with the first entry', () => {
  const [posted] = timelineOf(
    { ...issue, reactions: { heart: 2 }, facts: { milestone: '2.0' } },
    statuses,
  )
  expect(posted).toMatchObject({
    kind: 'posted',
    actor: 'ann',
    data: { source: 'a/b', reactions: { heart: 2 }, milestone: '2.0' },
  })
})
