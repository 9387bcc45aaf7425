import type { ImportedIssue } from '../items/shape.ts'
import { checkLabelUse, createLabels, type LabelUse } from './labels.ts'

const plain: ImportedIssue = {
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
const labelled = (...names: string[]): ImportedIssue => ({
  ...plain,
  labels: names.map((name) => ({ name, color: null })),
})

function mapped(use: LabelUse, issue: ImportedIssue, all: readonly ImportedIssue[] = [issue]) {
  const labels = createLabels(use)
  for (const one of all) labels.count(one)
  const { board, status, labels: tags } = labels.apply(issue)
  return { board, kind: status?.kind, tags: tags.map(({ name }) => name) }
}

test('labels become tags, boards or statuses, or nothing', () => {
  const issue = labelled('Editor', 'in progress')
  expect(mapped('tags', issue)).toEqual({
    board: null,
    kind: 'OPEN',
    tags: ['Editor', 'in progress'],
  })
  expect(mapped('boards', issue)).toEqual({ board: 'Editor', kind: 'OPEN', tags: [] })
  expect(mapped('statuses', issue)).toEqual({ board: null, kind: 'STARTED', tags: [] })
  expect(mapped('ignored', issue)).toEqual({ board: null, kind: 'OPEN', tags: [] })
})

test.each([
  'stale',
  'lifecycle/rotten',
  'needs-triage',
  'status: needs triage',
  'size/XL',
  'cla: yes',
  'dependencies',
  'waiting-for-author',
  'no-issue-activity',
  'bot',
])('%s is a label of a machine, and no tag', (name) => {
  expect(mapped('tags', labelled(name, 'bug')).tags).toEqual(['bug'])
})

test.each([
  'bug',
  'Android',
  'A-parser',
  'size matters',
  'robots',
  'lifecycle of a note',
  'E-easy',
])('%s is a label that people set', (name) =>
  expect(mapped('tags', labelled(name)).tags).toEqual([name]),
)

test('a label on nearly every issue is no tag; on a few issues nobody can tell', () => {
  const all = Array.from({ length: 30 }, (_, at) =>
    labelled('imported', ...(at < 20 ? ['bug'] : [])),
  )
  expect(mapped('tags', labelled('imported', 'bug'), all).tags).toEqual(['bug'])
  expect(mapped('tags', labelled('imported'), all.slice(0, 5)).tags).toEqual(['imported'])
})

test('a label that is a tag already stays one, however many issues of a later file have it', () => {
  const all = Array.from({ length: 30 }, () => labelled('Feature'))
  const labels = createLabels('tags', new Set(['feature']))
  for (const one of all) labels.count(one)
  expect(labels.apply(labelled('Feature')).labels.map(({ name }) => name)).toEqual(['Feature'])
})

test('what a label says of the end of an issue stays when the label does not', () => {
  const closed = { ...labelled('wontfix'), closed: true }
  expect(mapped('ignored', closed)).toEqual({ board: null, kind: 'DECLINED', tags: [] })
})

test('the commonest are previewed with what becomes of them', () => {
  const labels = createLabels('tags')
  for (const issue of [labelled('bug', 'stale'), labelled('Bug'), labelled('ui')])
    labels.count(issue)
  expect(labels.preview()).toEqual([
    { name: 'bug', count: 2, becomes: 'tag' },
    { name: 'stale', count: 1, becomes: null },
    { name: 'ui', count: 1, becomes: 'tag' },
  ])
  expect(labels.leftOut()).toEqual(['stale'])
  const ignored = createLabels('ignored')
  ignored.count(labelled('bug'))
  expect(ignored.leftOut()).toEqual([])
})

test('a use that is none is refused', () => {
  expect(checkLabelUse(undefined)).toBe('tags')
  expect(() => checkLabelUse('stickers')).toThrow(
    '--labels stickers is none of tags, boards, statuses, ignored.',
  )
})

test.each([
  ['S-tracking-*', ['S-tracking-unimplemented', 's-Tracking-impl'], ['S-waiting', 'XS-tracking-a']],
  ['P-low', ['p-LOW'], ['P-lower', 'AP-low']],
  ['*mcve', ['E-needs-mcve'], ['mcve?']],
  ['C++ (*)', ['C++ (old)'], ['C (old)', 'CCC (old)']],
])('of labels left out, %s means %j and not %j', (pattern, meant, others) => {
  const issue = labelled(...meant, ...others)
  const labels = createLabels('tags', new Set(['p-low']), [pattern])
  labels.count(issue)
  expect(labels.apply(issue).labels.map(({ name }) => name)).toEqual(others)
  expect(labels.leftOut()).toEqual(meant)
  expect(labels.preview().filter(({ becomes }) => becomes === null)).toHaveLength(meant.length)
})

test('a label that is left out becomes neither a board nor a status', () => {
  const issue = labelled('done', 'Editor')
  const board = createLabels('boards', new Set(), ['done']).apply(issue)
  const status = createLabels('statuses', new Set(), ['d*']).apply(issue)
  expect([board.board, status.status?.kind]).toEqual(['Editor', 'OPEN'])
})

test('a label in which emoji are drawn is known, and left out, by its written name as well', () => {
  const label = { name: '🐛 Bug', written: ':bug: Bug', color: null }
  const issue = { ...plain, labels: [label] }
  const common = createLabels('tags', new Set([':bug: bug']))
  for (let at = 0; at < 30; at++) common.count(issue)
  expect(common.apply(issue).labels).toEqual([label])
  for (const pattern of [':bug:*', '🐛 *']) {
    const labels = createLabels('tags', new Set(), [pattern])
    labels.count(issue)
    expect([labels.apply(issue).labels, labels.leftOut()]).toEqual([[], ['🐛 Bug']])
    expect(labels.preview()).toEqual([{ name: '🐛 Bug', count: 1, becomes: null }])
  }
})
