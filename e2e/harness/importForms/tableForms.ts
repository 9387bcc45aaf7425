import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { feedbackData } from '../feedbackData.ts'
import { FIRST_BOARD, line, moment, plain, tagsIn, votesOf } from './expected.ts'
import { written, type ImportForm } from './form.ts'

type Row = Readonly<Record<string, string>>

const rowsOf = (text: string): Row[] => parse(text, { columns: true }) as Row[]
const packedRows = (name: string): Row[] =>
  rowsOf(gunzipSync(readFileSync(path.join(feedbackData('derived-csv'), name))).toString('utf8'))

/** The statuses that the words of the tables mean. */
const statuses: Readonly<Record<string, string>> = {
  open: 'Open',
  completed: 'Shipped',
  complete: 'Shipped',
  declined: 'Declined',
  closed: 'Closed',
}
const statusOf = (word = ''): string => statuses[word] ?? `no word: ${word}`

/** Of some rows: nobody is there where a cell is empty. */
const who = (cell: string | undefined): string | null => line(cell) || null

const fider: ImportForm = {
  name: 'a table as Fider has it',
  project: 'fider',
  async write(folder, issues) {
    const said = new Map(issues.map(({ main, comments }) => [String(main['number']), comments]))
    // The set has no answers; a closed one is answered with what was said last.
    const rows = packedRows('fider-layout-rust.csv.gz')
      .filter(({ number = '' }) => said.has(number))
      .map((row) => ({
        ...row,
        response:
          row['responded_at'] === ''
            ? ''
            : String(said.get(row['number'] ?? '')?.at(-1)?.['body'] ?? ''),
      }))
    const ideas = rows.map((row: Row) => ({
      key: row['number'] ?? '',
      url: null,
      title: line(row['title']),
      body: plain(row['description']),
      author: who(row['created_by']),
      createdAt: moment(row['created_at']),
      status: statusOf(row['status']),
      closedAt: row['status'] === 'open' ? null : moment(row['responded_at'] || row['created_at']),
      board: FIRST_BOARD,
      tags: tagsIn(row['tags']),
      votes: votesOf('Fider', row['votes_count']),
      comments:
        row['response'] === ''
          ? []
          : [
              {
                author: who(row['responded_by']),
                body: plain(row['response']),
                createdAt: moment(row['responded_at']),
              },
            ],
    }))
    const text = stringify(rows, { header: true, quoted: true, record_delimiter: '\r\n' })
    return { source: written(folder, 'fider.csv', text), ideas }
  },
}

const canny: ImportForm = {
  name: 'a table as Canny has it',
  project: 'canny',
  async write(folder, issues) {
    const numbers = new Set(issues.map(({ main }) => String(main['number'])))
    const rows = packedRows('canny-layout-rust.csv.gz').filter(({ url = '' }) =>
      numbers.has(url.split('/').at(-1) ?? ''),
    )
    const ideas = rows.map((row) => ({
      key: row['url'] ?? '',
      url: row['url'] ?? null,
      title: line(row['title']),
      body: plain(row['details']),
      author: who(row['author_name']),
      createdAt: moment(row['created']),
      status: statusOf(row['status']),
      // It does not say when it closed one.
      closedAt: row['status'] === 'open' ? null : moment(row['created']),
      board: row['board'] ?? '',
      tags: tagsIn(row['category'], row['tags']),
      votes: votesOf('Canny', row['votes']),
      comments: [],
    }))
    return { source: written(folder, 'canny.csv', stringify(rows, { header: true })), ideas }
  },
}

/** A statement has no title: it is its own where it is short, and the beginning of a long one is, up to a whole word. */
function wordsOf(text: string): { title: string; body: string } {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= 140) return { title: words, body: '' }
  return { title: `${words.slice(0, 139).replace(/ \S*$/, '')}…`, body: text }
}

const CONVERSATION = '15-per-hour-seattle'
const polis: ImportForm = {
  name: 'statements of Pol.is with the votes on them',
  project: CONVERSATION,
  async write() {
    const source = path.join(feedbackData('polis-open-data'), CONVERSATION)
    const read = (name: string): Row[] => rowsOf(readFileSync(path.join(source, name), 'utf8'))
    // Who voted twice on a statement means the last vote.
    const last = new Map<string, Row>()
    const inTime = read('votes.csv').toSorted(
      (one, other) => Number(one['timestamp']) - Number(other['timestamp']),
    )
    for (const vote of inTime) last.set(`${vote['comment-id']} ${vote['voter-id']}`, vote)
    const agreed = [...last.values()].filter(({ vote }) => vote === '1')
    const ideas = read('comments.csv')
      .filter(({ moderated }) => moderated !== '-1')
      .map((row) => ({
        ...wordsOf(plain(row['comment-body'])),
        key: row['comment-id'] ?? '',
        url: null,
        author: who(row['author-id']),
        createdAt: new Date(Number(row['timestamp'])).toISOString(),
        status: 'Open',
        closedAt: null,
        board: FIRST_BOARD,
        tags: [],
        votes: votesOf(
          'Pol.is',
          agreed.filter((vote) => vote['comment-id'] === row['comment-id']).length,
        ),
        comments: [],
      }))
    return { source, ideas }
  },
}

/** What can be had as a table. */
export const tableForms: readonly ImportForm[] = [fider, canny, polis]
