import type { ImportedEvent, ImportedIssue } from '../shape.ts'
import { statusOf, statusSince, timelineOf } from './timeline.ts'

const statuses = { open: 'O', shipped: 'S', declined: 'D' }
const issue: ImportedIssue = {
  source: 'a/b',
  number: 1,
  url: null,
  title: 'T',
  body: '',
  author: 'ann',
  labels: [],
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
  [true, null, 'S'],
  [true, 'not_planned', 'D'],
  [true, 'duplicate', 'D'],
] as const)('closed %s, reason %s: status %s', (closed, reason, expected) => {
  expect(statusOf({ closed, reason }, statuses)).toBe(expected)
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
    ['status_changed', 'O', 'S'],
    ['status_changed', 'S', 'O'],
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
    data: { from: 'O', to: 'S' },
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
