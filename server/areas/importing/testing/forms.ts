import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { isRecord, list, record, type Raw } from '../items/raw.ts'

/** An issue of GitHub's REST API with its comments. */
export interface RestIssue {
  main: Raw
  comments: Raw[]
}

/** The issues of a set whose files are called `NNN-main.json` and `NNN-comments.json`. */
export async function restIssues(files: AsyncIterable<[string, string]>): Promise<RestIssue[]> {
  const found = new Map<string, RestIssue>()
  for await (const [path, text] of files) {
    const [, group, role] = /(\d+)-(main|comments)\.json$/.exec(path) ?? []
    if (group === undefined) continue
    const issue = found.get(group) ?? { main: {}, comments: [] }
    if (role === 'main') issue.main = record(JSON.parse(text))
    else issue.comments = list(JSON.parse(text)).filter(isRecord)
    found.set(group, issue)
  }
  return [...found.values()]
}

/** The files of a packed set, with their text. */
export async function* filesIn(archive: string): AsyncGenerator<[string, string]> {
  const all = extract()
  all.end(gunzipSync(readFileSync(archive)))
  for await (const entry of all) {
    const bytes: Buffer[] = []
    for await (const chunk of entry) bytes.push(chunk as Buffer)
    yield [entry.header.name, Buffer.concat(bytes).toString('utf8')]
  }
}

const CONTENTS: Readonly<Record<string, string>> = {
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  laugh: 'LAUGH',
  hooray: 'HOORAY',
  confused: 'CONFUSED',
  heart: 'HEART',
  rocket: 'ROCKET',
  eyes: 'EYES',
}

function reactionGroups(reactions: unknown): Raw[] {
  return Object.entries(CONTENTS).flatMap(([name, content]) => {
    const count = record(reactions)[name]
    return typeof count === 'number' && count > 0 ? [{ content, users: { totalCount: count } }] : []
  })
}

const author = (user: unknown): Raw | null => (isRecord(user) ? { login: user['login'] } : null)
const upper = (value: unknown): string => (typeof value === 'string' ? value.toUpperCase() : '')

function ghComment(comment: Raw, url: unknown): Raw {
  return {
    id: `IC_${String(comment['id'])}`,
    author: author(comment['user']),
    authorAssociation: comment['author_association'],
    body: comment['body'],
    createdAt: comment['created_at'],
    updatedAt: comment['updated_at'],
    url: `${String(url)}#issuecomment-${String(comment['id'])}`,
    reactionGroups: reactionGroups(comment['reactions']),
  }
}

/** An issue as `gh issue list --json …` gives it. */
export function ghIssue({ main, comments }: RestIssue): Raw {
  return {
    number: main['number'],
    title: main['title'],
    body: main['body'],
    author: author(main['user']),
    state: upper(main['state']),
    stateReason: upper(main['state_reason']),
    createdAt: main['created_at'],
    updatedAt: main['updated_at'],
    closedAt: main['closed_at'],
    labels: main['labels'],
    milestone: main['milestone'],
    url: main['html_url'],
    reactionGroups: reactionGroups(main['reactions']),
    comments: comments.map((comment) => ghComment(comment, main['html_url'])),
  }
}

/** An answer of `gh api graphql` with issues. */
export function graphqlAnswer(issues: readonly RestIssue[]): Raw {
  const nodes = issues.map((issue) => {
    const gh = ghIssue(issue)
    return {
      ...gh,
      labels: { nodes: gh['labels'] },
      comments: { totalCount: issue.comments.length, nodes: gh['comments'] },
    }
  })
  return { data: { repository: { issues: { nodes, pageInfo: { hasNextPage: false } } } } }
}

/** A comment as the comments of a whole project are given: it names its issue. */
export function looseComment(comment: Raw, main: Raw): Raw {
  return { ...comment, issue_url: main['url'] ?? main['html_url'] }
}
