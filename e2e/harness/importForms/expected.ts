// What is to be seen of a record as its tracker wrote it. Nothing here is shared with what reads an import.
import type { ShownComment, ShownIdea } from './shown.ts'

/** A value of JSON that has members. */
export type Json = Readonly<Record<string, unknown>>

/** The board of an empty site, on which everything is that names none. */
export const FIRST_BOARD = 'Ideas'
/** A label that a bot sets, which becomes nothing (docs/IMPORTING.md). */
const BOTS = ['Waiting for author']

/** A text as a database and a browser can have it: what is written is kept, but for U+0000 and the kind of line ends. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .replaceAll('\0', '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')

/** The same in one line. */
export const line = (text: unknown): string => plain(text).replaceAll('\n', ' ').trim()

/** A moment that the record says with its zone. */
export const moment = (time: unknown): string => new Date(String(time)).toISOString()

/** A login, or who has it; nobody where the account was deleted. */
function loginOf(user: unknown): string | null {
  const login = typeof user === 'string' ? user : ((user as Json | null)?.['login'] ?? null)
  return login === null || login === 'ghost' ? null : String(login)
}

function statusOf(state: unknown, reason: unknown): string {
  if (String(state).toLowerCase() === 'open') return 'Open'
  if (reason === 'completed') return 'Shipped'
  return reason === 'not_planned' || reason === 'duplicate' ? 'Declined' : 'Closed'
}

/** The tags of labels that are texts or have a name. */
const tagsOf = (labels: unknown): string[] =>
  (labels as readonly (string | { name: string })[])
    .map((label) => (typeof label === 'string' ? label : label.name))
    .filter((name) => !BOTS.includes(name))
    .map((name) => line(name).toLowerCase())

/** The tags of cells in which names stand behind each other. */
export const tagsIn = (...cells: readonly (string | undefined)[]): string[] =>
  tagsOf(cells.flatMap((cell = '') => cell.split(',')).filter((name) => name.trim() !== ''))

/** Votes that came from a tracker; none where there were none. */
export const votesOf = (tracker: string, count: unknown): Readonly<Record<string, number>> =>
  Number(count ?? 0) > 0 ? { [tracker]: Number(count) } : {}

const commentOf = (comment: Json): ShownComment => ({
  author: loginOf(comment['user'] ?? comment['author']),
  body: plain(comment['body']),
  createdAt: moment(comment['created_at'] ?? comment['createdAt']),
})

/** An issue of GitHub's REST API, or of an archive.json, whose names are others. */
export function expectedIssue(issue: Json, comments: readonly Json[]): ShownIdea {
  const closed = issue['closed_at'] ?? issue['closedAt'] ?? null
  return {
    key: String(issue['number']),
    url: (issue['html_url'] ?? (issue['createdAt'] ? issue['url'] : null) ?? null) as string | null,
    title: line(issue['title']),
    body: plain(issue['body']),
    author: loginOf(issue['user'] ?? issue['author']),
    createdAt: moment(issue['created_at'] ?? issue['createdAt']),
    status: statusOf(issue['state'], issue['state_reason']),
    closedAt: closed === null ? null : moment(closed),
    board: FIRST_BOARD,
    tags: tagsOf(issue['labels']),
    votes: votesOf('GitHub', (issue['reactions'] as Json | undefined)?.['+1']),
    comments: comments.map(commentOf),
  }
}
