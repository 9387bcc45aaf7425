import { createCounts, type ImportReport, type NoteKind } from '#server/areas/importing/counts.ts'
import type { Note } from '#server/areas/importing/items/shape.ts'
import { endingLine, progressLine, summaryLines } from './report.ts'
import { showImport } from './showImport.ts'

const counts = {
  ...createCounts().counts,
  ideas: 1500,
  comments: 12_629,
  events: 1,
  votes: 2098,
  pulls: 1,
  notes: 3,
}
const notes = [1, 2, 3, 4].map((number) => ({
  item: `a/b#${number}`,
  what: 'no text in the body',
  how: 'left empty',
}))
const kindsOf = (notes: readonly Note[]): NoteKind[] => {
  const { note, kinds } = createCounts()
  note(...notes)
  return kinds()
}
const report: ImportReport = {
  source: '/x',
  dryRun: false,
  ended: 'finished',
  counts,
  notes,
  kinds: kindsOf(notes),
  labels: [
    { name: 'bug', count: 1200, becomes: 'tag' },
    { name: 'stale', count: 7, becomes: null },
  ],
  leftOut: [],
  tables: [],
  board: null,
  seconds: 71.2,
}
const progress = {
  phase: 'reading' as const,
  done: 640,
  total: 1501,
  perSecond: 155.4,
  secondsLeft: 5.5,
  counts,
}

async function shown(
  lines: unknown[],
  { isTTY = false, aborted = false } = {},
): Promise<{ text: string; code: number }> {
  let text = ''
  const stop = new AbortController()
  if (aborted) stop.abort()
  async function* all(): AsyncGenerator<unknown> {
    for (const line of lines) yield line
    if (aborted) throw new Error('aborted')
  }
  const code = await showImport(all(), {
    output: { isTTY, columns: 60, write: (more: string) => (text += more) },
    signal: stop.signal,
  })
  return { text, code }
}

test('progress tells the share, the rate and the time left', () => {
  expect(progressLine(progress)).toBe(
    '42%, 640 of 1,501, 155 a second, 6 s left (1,500 ideas, 12,629 comments)',
  )
  expect(progressLine({ ...progress, total: 0, done: 0, secondsLeft: null })).toMatch(/^100%/)
})

test('the summary tells what was added, left out and mended', () => {
  const text = summaryLines(report).join('\n')
  expect(text).toContain('1,500 ideas, 12,629 comments, 1 timeline entry, 2,098 votes')
  expect(text).toContain('1 pull request\n')
  expect(text).toContain('1 min 12 s')
  expect(text).toContain(
    '4 × no text in the body: left empty\n      a/b#1, a/b#2, a/b#3 and 1 more',
  )
  expect(summaryLines(report, { details: true }).join('\n')).toContain('a/b#4')
})

test('where ideas go that name no board is told beside the figures, as long as that is not said', () => {
  const boardless = { ...report, board: 'Ed\u0007itor', counts: { ...counts, boardless: 4 } }
  expect(summaryLines({ ...boardless, dryRun: true })[1]).toBe(
    '                 4 ideas go to the board Ed\uFFFDitor; --board SLUG chooses another.',
  )
  expect(summaryLines(boardless)[1]).toBe(
    '                 4 ideas went to the board Ed\uFFFDitor. To choose another with --board SLUG, undo the import first.',
  )
  const one = { ...boardless, dryRun: true, counts: { ...counts, boardless: 1 } }
  expect(summaryLines(one)[1]).toContain('1 idea goes to the board')
  const none = { ...boardless, counts: { ...counts, boardless: 0 } }
  for (const said of [none, { ...boardless, board: null }])
    expect(summaryLines(said).join('\n')).not.toContain('--board')
})

test('a kind that comes late is named, however often others came before', () => {
  const counted = createCounts()
  const item = 'a/b#1'
  for (let at = 0; at < 12_000; at++)
    counted.note({ item: `a/b#${at}`, what: 'no text in the body', how: 'left empty' })
  counted.note({ item, what: 'no title', how: 'called "(no title)"' })
  expect(counted.notes.length).toBeLessThan(12_000)
  const said = { ...report, counts: counted.counts, notes: [...counted.notes] }
  const text = summaryLines({ ...said, kinds: counted.kinds() }).join('\n')
  expect(text).toContain(
    '12,000 × no text in the body: left empty\n      a/b#0, a/b#1, a/b#2 and 11,997 more',
  )
  expect(text).toContain('1 × no title: called "(no title)"\n      a/b#1')
})

test('duplicates that were merged are told by number, also where nothing else is new', () => {
  const merged = { ...report, counts: { ...createCounts().counts, present: 9, merged: 2 } }
  expect(summaryLines(merged).join('\n')).toContain(
    'Merged         2 duplicates into what they repeat\n',
  )
  expect(summaryLines({ ...merged, dryRun: true }).join('\n')).toContain(
    'Would merge    2 duplicates',
  )
  expect(endingLine(merged)).toBe('Done.')
  expect(summaryLines(report).join('\n')).not.toContain('erge')
})

test('a dry run shows what the commonest labels become', () => {
  const text = summaryLines({ ...report, dryRun: true }).join('\n')
  expect(text).toContain('1,200 × bug: a tag\n    7 × stale: left out')
  expect(summaryLines(report).join('\n')).not.toContain('bug')
})

test('labels that are left out are named, also where they were imported', () => {
  const leftOut = ['stale', 'a\u001b[2J', ...Array.from({ length: 20 }, (_, n) => `size/${n}`)]
  const text = (options = {}) => summaryLines({ ...report, leftOut }, options).join('\n')
  expect(text()).toContain('Labels left out: stale, a\uFFFD[2J, size/0')
  expect(text()).toContain('size/17 and 2 more. --labels and --leave-out-labels change')
  expect(text({ details: true })).toContain('size/18, size/19.')
  expect(summaryLines(report).join('\n')).not.toContain('left out:')
})

test('a table says what each column was taken as, and which are not used', () => {
  const used = [
    ['title', ['Titel']],
    ['tags', ['Art', 'Ort']],
  ] as const
  const table = { file: 'a.csv', tracker: 'CSV', delimiter: ';', used, unused: ['Rang', 'x\u0007'] }
  const tables = [table, { ...table, delimiter: '\t', unused: [] }]
  expect(summaryLines({ ...report, tables }).join('\n')).toContain(
    `  a.csv, read as CSV, separated by ;: title ← Titel; tags ← Art, Ort.
    Not used: Rang, x\uFFFD.
  a.csv, read as CSV, separated by tabs: title ← Titel; tags ← Art, Ort.\n`,
  )
})

test('columns of which the first that holds something counts are told as such', () => {
  const used = [
    ['description', ['Why', 'How']],
    ['author', ['author/name', 'author/id']],
  ] as const
  const table = { file: 'a.csv', tracker: 'CSV', delimiter: ',', used, unused: [] }
  expect(summaryLines({ ...report, tables: [table] }).join('\n')).toContain(
    'description ← Why, How; author ← author/name or author/id.',
  )
})

test('names from a source cannot steer the terminal', () => {
  const odd = [{ item: 'a\u001b[2J\u202eb', what: 'x\u0007', how: 'y' }]
  const text = summaryLines({ ...report, notes: odd, kinds: kindsOf(odd) }).join('\n')
  for (const character of ['\u001b', '\u0007', '\u202e']) expect(text).not.toContain(character)
})

test.each([
  [{ ended: 'finished', dryRun: true }, 'dry run'],
  [{ ended: 'cut' }, 'incomplete'],
  [
    { ended: 'stopped' },
    'after 1,500 ideas, none of them half imported. Run the same command again',
  ],
  [
    { ended: 'finished', counts: { ...createCounts().counts, present: 3 } },
    'everything was already there',
  ],
  [{ ended: 'finished', counts: { ...createCounts().counts, pulls: 3 } }, 'becomes an idea'],
  [{ ended: 'cut', dryRun: true }, 'incomplete: get it again. Nothing was written'],
  [{ ended: 'stopped', dryRun: true }, 'Nothing was written'],
  [{ ended: 'finished', counts: { ...createCounts().counts, comments: 1 } }, 'Done.'],
  [{ ended: 'finished', counts: { ...createCounts().counts, taken: 1 } }, 'Done.'],
  [
    { ended: 'finished', counts: { ...createCounts().counts, present: 3, failed: 1 } },
    'Nothing new, but 1 item could not be imported: the reasons are above.',
  ],
  [
    { ended: 'finished', counts: { ...createCounts().counts, ideas: 3, failed: 2 } },
    'Done, but 2 items could not be imported: the reasons are above.',
  ],
  [
    { ended: 'finished', dryRun: true, counts: { ...createCounts().counts, ideas: 3, failed: 2 } },
    'Nothing was written: this was a dry run. 2 items cannot be imported: the reasons are above.',
  ],
] as const)('%j ends with: %s', (change, sentence) => {
  expect(endingLine({ ...report, ...change })).toContain(sentence)
})

test('one line that is overwritten on a terminal, plain lines elsewhere', async () => {
  const lines = [{ progress }, { progress }, { report }]
  const terminal = await shown(lines, { isTTY: true })
  const [clear, first, second] = ['\r\u001b[K', ...terminal.text.split('\r\u001b[K').slice(1)]
  expect(terminal.text.startsWith(`${clear}42%`)).toBe(true)
  expect(first).toBe(second)
  expect(first?.length).toBeLessThan(60)
  const plain = await shown(lines)
  expect(plain.text).not.toContain('\u001b')
  expect(plain.text.match(/42%/g)).toHaveLength(1)
  expect([terminal.code, plain.code]).toEqual([0, 0])
})

test('the exit code tells how it ended', async () => {
  expect((await shown([{ report: { ...report, ended: 'cut' } }])).code).toBe(1)
  const failed = await shown([
    { report: { ...report, counts: { ...createCounts().counts, failed: 2 } } },
  ])
  expect([failed.code, failed.text]).toEqual([
    1,
    expect.stringContaining('Nothing could be imported.'),
  ])
  const partly = { ...createCounts().counts, present: 3, failed: 1 }
  expect((await shown([{ report: { ...report, counts: partly } }])).code).toBe(1)
  const onlyPulls = { ...createCounts().counts, pulls: 3 }
  expect((await shown([{ report: { ...report, counts: onlyPulls } }])).code).toBe(1)
  expect((await shown([{ report: { ...report, ended: 'stopped' } }])).code).toBe(130)
  const interrupted = await shown([{ progress }], { aborted: true })
  expect(interrupted.code).toBe(130)
  expect(interrupted.text).toContain('Stopped after 1,500 ideas')
})
