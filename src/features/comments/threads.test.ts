import { optimisticId } from './optimisticComment.ts'
import { entriesOf } from './threads.ts'

const said = (id: string, minute: number, replyTo: string | null = null) => ({
  kind: 'comment' as const,
  id,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  replyTo: replyTo === null ? null : { id: replyTo },
})
const happened = (id: string, minute: number) => ({
  kind: 'event' as const,
  id,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
})
const ids = (...items: Parameters<typeof entriesOf>[0]) =>
  entriesOf(items).map((entry) =>
    entry.kind === 'event'
      ? entry.id
      : [entry.root?.id ?? null, ...entry.replies.map(({ id }) => id)],
  )

test('replies go with what they answer, in the order of time, and events between', () => {
  expect(
    ids(said('a', 1), said('d', 9, 'a'), happened('e', 2), said('b', 3), said('c', 4, 'a')),
  ).toEqual([['a', 'c', 'd'], 'e', ['b']])
})

test('answers whose comment is not loaded come first', () => {
  expect(ids(said('c', 9, 'a'), said('b', 3), happened('e', 1))).toEqual([[null, 'c'], 'e', ['b']])
})

test('what is on its way is the last, whatever this clock says; what was posted ahead of the rest finds its place', () => {
  expect(ids(said('a', 5), said(optimisticId('x'), 1), said('own', 9), said('b', 7))).toEqual([
    ['a'],
    ['b'],
    ['own'],
    [optimisticId('x')],
  ])
  expect(ids(said('a', 5), said(optimisticId('x'), 1, 'a'), said('c', 6, 'a'))).toEqual([
    ['a', 'c', optimisticId('x')],
  ])
})
