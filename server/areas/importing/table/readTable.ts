import { createHash } from 'node:crypto'
import { limits } from '#rules/limits.ts'
import { hasEnded } from '#rules/statuses.ts'
import { addComment, checkCount } from '../readers/comments.ts'
import { labelsOf } from '../readers/labels.ts'
import { createdTime } from '../readers/restIssue.ts'
import { createRepairs, type Repairs } from '../repair.ts'
import { itemName, type ImportedIssue, type ReadEvent } from '../shape.ts'
import type { Chunks } from '../source/chunks.ts'
import { LARGEST_ELEMENT } from '../source/parse.ts'
import type { Columns, Field } from './columns.ts'
import { type TableRow, tableRows } from './records.ts'
import type { StatementVotes } from './statementVotes.ts'
import { statusKind } from './statusWords.ts'
import { type DateOrder, tableTime } from './times.ts'

/** What was found out about a table before its rows are read. */
export interface TableForm {
  delimiter: string
  columns: Columns
  /** How it writes dates with slashes; null where that is not known. */
  dates: DateOrder | null
}

interface TableContext {
  /** Names the file in notes. */
  path: string
  /** The project that its rows are of. */
  source: string
  /** Who voted how on statements, where a file beside it says so. */
  votes: StatementVotes | undefined
}

/** A number as people write it: `1,234`, `1.234`, `1 234`. */
const GROUPED = /^\d{1,3}(?:[,.'\u2019\s]\d{3})+$/

/** The ideas of a table, a row each. */
export async function* readTable(
  chunks: Chunks,
  { delimiter, columns, dates }: TableForm,
  context: TableContext,
): AsyncGenerator<ReadEvent> {
  const rows = tableRows(chunks, { delimiter, maxBytes: LARGEST_ELEMENT })
  for await (const { row, cells } of rows) {
    // Where there is one column, nothing stands between cells.
    const own = columns.width === 1 && cells !== null ? [cells.join(delimiter)] : cells
    yield readRow({ row, cells: own }, { ...columns, dates }, context)
  }
}

type Cells = (field: Field) => string
type Read = Columns & Pick<TableForm, 'dates'>

function readRow(
  { row, cells }: TableRow,
  columns: Read,
  { path, source, votes }: TableContext,
): ReadEvent {
  const item = `${path} row ${row}`
  if (cells === null) {
    const what = `a row larger than ${LARGEST_ELEMENT / 1024 / 1024} MB`
    return { kind: 'broken', note: { item: path, what, how: 'left out' } }
  }
  if (cells.slice(columns.width).some((text) => text.trim() !== ''))
    return {
      kind: 'broken',
      note: { item, what: 'a row with more cells than the table has columns', how: 'left out' },
    }
  const cell: Cells = (field) =>
    (columns.at.get(field) ?? []).map((at) => cells[at] ?? '').find((text) => text !== '') ?? ''
  if (cell('title').trim() === '' && cell('description').trim() === '')
    return { kind: 'broken', note: { item, what: 'a row without a title', how: 'left out' } }
  if (cell('moderated') === '-1')
    return {
      kind: 'skipped',
      note: { item, what: 'a statement that moderators turned down', how: 'left out' },
    }
  const repairs = createRepairs()
  const issue = issueOf(cell, source, columns, repairs)
  const tags = (columns.at.get('tags') ?? []).flatMap((at) => (cells[at] ?? '').split(/[,;]/))
  issue.labels = labelsOf(
    tags.filter((tag) => tag.trim() !== ''),
    repairs,
  )
  if (/^\d+$/.test(cell('comments'))) checkCount(Number(cell('comments')), issue, repairs)
  addAnswer(issue, { cell, dates: columns.dates }, repairs)
  const tally = votes?.get(issue.key)
  if (tally) issue.reactions = { '+1': tally.agree, '-1': tally.disagree }
  return { kind: 'issue', issue, notes: repairs.notes(itemName(source, issue.key)) }
}

function issueOf(
  cell: Cells,
  source: string,
  { tracker, dates }: Read,
  repairs: Repairs,
): ImportedIssue {
  const { title, body } = textsOf(cell, repairs)
  const time = (field: Field): string | null => tableTime(cell(field), dates)
  const createdAt = createdTime([time('created'), time('updated')], repairs)
  const closedAt = repairs.time(time('closed') ?? time('answered'), 'closed', null)
  const word = repairs.line(cell('status'), 'status')
  const kind = word === '' ? 'OPEN' : statusKind(word)
  if (kind === null) repairs.note('a status whose meaning is not known', 'taken as open', word)
  const closed = kind !== null && hasEnded(kind)
  const url = cell('url') === '' ? null : repairs.address(cell('url'), 'source')
  const author = repairs.line(cell('author'), 'author')
  const key = keyOf(cell, url, author)
  return {
    source,
    tracker,
    key,
    url,
    title,
    body,
    author: author === '' ? null : author,
    labels: [],
    board: repairs.line(cell('board'), 'board') || null,
    status: { kind: kind ?? 'OPEN', word },
    duplicateOf: originalOf(cell, key),
    closed,
    reason: null,
    createdAt,
    updatedAt: repairs.time(time('updated'), 'updated', createdAt),
    closedAt: closed ? closedAt : null,
    closedBy: closed ? repairs.line(cell('answerer'), 'answerer') || null : null,
    reactions: votesOf(cell, repairs),
    comments: [],
    events: [],
    facts: {},
  }
}

/** Title and body; where there is but one text, its beginning is the title. */
function textsOf(cell: Cells, repairs: Repairs): { title: string; body: string } {
  const body = repairs.text(cell('description'), 'body')
  const title = repairs.line(cell('title'), 'title')
  if (title !== '') return { title, body }
  const line = body.replace(/\s+/g, ' ').trim()
  if (line.length <= limits.title.max) return { title: line, body: '' }
  const cut = line.slice(0, limits.title.max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const words = /\s/.test(cut.slice(60)) ? cut.replace(/\s\S*$/, '') : cut
  return { title: `${words}…`, body }
}

function votesOf(cell: Cells, repairs: Repairs): Record<string, number> | null {
  const count = (field: Field): number | null => {
    const text = cell(field).trim()
    if (text === '') return null
    const digits = GROUPED.test(text) ? text.replace(/\D/g, '') : text.replace(/\.0+$/, '')
    if (/^\d{1,9}$/.test(digits)) return Number(digits)
    repairs.note('a number of votes that is none', 'taken as unknown', text.slice(0, 40))
    return null
  }
  const votes = count('votes')
  const against = count('against')
  if (votes === null && against === null) return null
  return { ...(votes && { '+1': votes }), ...(against && { '-1': against }) }
}

/** What tells a row from the others when the file is read again: its number or address, else what it says. */
function keyOf(cell: Cells, url: string | null, author: string): string {
  const id = cell('id').trim()
  if (id !== '') return id.slice(0, 100)
  if (url !== null) return url
  return createHash('sha256')
    .update(JSON.stringify([cell('title') || cell('description'), cell('created'), author]))
    .digest('hex')
    .slice(0, 20)
}

/** The key of the row that a row repeats. */
function originalOf(cell: Cells, key: string): string | null {
  const original = cell('duplicateOf').trim().slice(0, 100)
  return ['', '0', key].includes(original) ? null : original
}

function addAnswer(
  issue: ImportedIssue,
  { cell, dates }: { cell: Cells; dates: DateOrder | null },
  repairs: Repairs,
): void {
  const body = repairs.text(cell('answer'), 'answer')
  if (body.trim() === '') return
  const answerer = repairs.line(cell('answerer'), 'answerer')
  const comment = {
    key: 'answer',
    author: answerer === '' ? null : answerer,
    byTeam: true,
    body,
    createdAt: repairs.time(tableTime(cell('answered'), dates), 'of an answer', issue.createdAt),
    editedAt: null,
    reactions: null,
  }
  addComment(issue, comment, repairs)
}
