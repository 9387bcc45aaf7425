import { hasEnded } from '#rules/statuses.ts'
import { addComment, checkCount } from '../items/comments.ts'
import { createdTime } from '../items/issueFields.ts'
import { labelsOf } from '../items/labels.ts'
import { createRepairs, type Repairs } from '../items/repair.ts'
import { type ImportedIssue, issueName, type ReadEvent } from '../items/shape.ts'
import { statusKind } from '../mapping/statusWords.ts'
import type { Chunks } from '../source/chunks.ts'
import { LARGEST_ELEMENT } from '../source/parse.ts'
import {
  type Cells,
  descriptionOf,
  madeUpKey,
  originalOf,
  personOf,
  rowMark,
  statedKey,
  textsOf,
  votesOf,
} from './cells.ts'
import type { Field } from './columnNames.ts'
import type { Columns } from './columns.ts'
import { type TableRow, tableRows } from './records.ts'
import type { StatementVotes } from './statementVotes.ts'
import { type DateOrder, isEitherDate, tableTime } from './times.ts'
import { withoutRows } from './whyNoTable.ts'

/** The facts about a table that are found out before its rows are read. */
export interface TableForm {
  delimiter: string
  columns: Columns
  /** The order of its dates with slashes; null where that is not known. */
  dates: DateOrder | null
}

/** Characters of a title that reports show. */
const TITLE_SHOWN = 60

interface TableContext {
  /** Names the file in notes. */
  path: string
  /** The project that its rows are of. */
  source: string
  /** The votes of each person on statements, where a file beside it says so. */
  votes: StatementVotes | undefined
}

/** The ideas of a table, a row each. */
export async function* readTable(
  chunks: Chunks,
  { delimiter, columns, dates }: TableForm,
  context: TableContext,
): AsyncGenerator<ReadEvent> {
  const form = { delimiter, columns: columns.header.length, maxBytes: LARGEST_ELEMENT }
  let isEmpty = true
  for await (const { cells, ...row } of tableRows(chunks, form)) {
    isEmpty = false
    // With one column, nothing stands between cells.
    const own = columns.header.length === 1 && cells !== null ? [cells.join(delimiter)] : cells
    yield readRow({ ...row, cells: own }, { ...columns, dates }, context)
  }
  if (isEmpty)
    yield { kind: 'other', item: context.path, why: withoutRows(columns.header), isEmpty }
}

type Read = Columns & Pick<TableForm, 'dates'>

function readRow(
  { row, cells, unclosed }: TableRow,
  columns: Read,
  { path, source, votes }: TableContext,
): ReadEvent {
  const item = `${path} row ${row}${unclosed === undefined ? '' : ` (line ${unclosed})`}`
  if (cells === null) {
    const what =
      unclosed === undefined
        ? `a row larger than ${LARGEST_ELEMENT / 1024 / 1024} MB`
        : 'a row with quotes that are not closed'
    return { kind: 'broken', note: { item, what, how: 'left out' } }
  }
  if (cells.slice(columns.header.length).some((text) => text.trim() !== ''))
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
  const read = { cell, description: descriptionOf(columns, cells) }
  const issue = issueOf(read, source, columns, repairs)
  if (statedKey(cell, issue.url) === null) {
    issue.row = rowMark(cell, issue.body, cells)
    issue.name = `${item}, “${beginningOf(issue.title)}”`
  }
  const tags = (columns.at.get('tags') ?? []).flatMap((at) => (cells[at] ?? '').split(/[,;]/))
  issue.labels = labelsOf(
    tags.filter((tag) => tag.trim() !== ''),
    repairs,
  )
  if (/^\d+$/.test(cell('comments'))) checkCount(Number(cell('comments')), issue, repairs)
  addAnswer(issue, { cell, dates: columns.dates }, repairs)
  const tally = votes?.get(issue.key)
  if (tally) issue.reactions = { '+1': tally.agree, '-1': tally.disagree }
  return { kind: 'issue', issue, notes: repairs.notes(issueName(issue)) }
}

function beginningOf(title: string): string {
  return title.length > TITLE_SHOWN
    ? `${title
        .slice(0, TITLE_SHOWN)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : title
}

function issueOf(
  { cell, description }: { cell: Cells; description: string },
  source: string,
  { tracker, dates }: Read,
  repairs: Repairs,
): ImportedIssue {
  const { title, body } = textsOf(cell, description, repairs)
  const time = (field: Field): string | null => timeIn(cell(field), dates, repairs)
  const createdAt = createdTime([time('created'), time('updated')], repairs)
  const closedAt = repairs.time(time('closed') ?? time('answered'), 'closed', null)
  const word = repairs.line(cell('status'), 'status')
  const kind = word === '' ? 'OPEN' : statusKind(word)
  if (kind === null) repairs.note('a status whose meaning is not known', 'taken as open', word)
  const closed = kind !== null && hasEnded(kind)
  const url = cell('url') === '' ? null : repairs.address(cell('url'), 'source')
  const author = personOf(cell, 'author', repairs)
  const key = statedKey(cell, url) ?? madeUpKey(cell, author)
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
    closedBy: closed ? personOf(cell, 'answerer', repairs) || null : null,
    reactions: votesOf(cell, repairs),
    comments: [],
    events: [],
    facts: {},
  }
}

/** A time as the table writes it; null, noted, where it can be two. */
function timeIn(cell: string, dates: DateOrder | null, repairs: Repairs): string | null {
  if (!isEitherDate(cell, dates)) return tableTime(cell, dates)
  repairs.note(
    'a date whose day and month cannot be told apart',
    'taken as unknown: --dates dmy or --dates mdy says which comes first',
    cell.trim().slice(0, 40),
  )
  return null
}

function addAnswer(
  issue: ImportedIssue,
  { cell, dates }: { cell: Cells; dates: DateOrder | null },
  repairs: Repairs,
): void {
  const body = repairs.text(cell('answer'), 'answer')
  if (body.trim() === '') return
  const answerer = personOf(cell, 'answerer', repairs)
  const comment = {
    key: 'answer',
    author: answerer === '' ? null : answerer,
    byTeam: true,
    body,
    createdAt: repairs.time(
      timeIn(cell('answered'), dates, repairs),
      'of an answer',
      issue.createdAt,
    ),
    editedAt: null,
    reactions: null,
  }
  addComment(issue, comment, repairs)
}
