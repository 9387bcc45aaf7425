import fs from 'node:fs/promises'
import path from 'node:path'
import { payloads } from '../fixtures/xss.ts'

const PROJECT = 'evil/corpus'
const at = '2024-01-01T00:00:00Z'
const COMMENTS = 50

/** An issue in GitHub's form with one attack in each of its fields, and the comments that belong to it. */
function issueOf(text: string, index: number): Record<string, unknown> {
  const user = { login: text, id: index, type: 'User', html_url: text }
  return {
    number: index + 1,
    title: text,
    body: text,
    user,
    html_url: text,
    repository_url: `https://api.github.com/repos/${PROJECT}`,
    url: text,
    labels: [{ id: index, name: text, color: text, description: text }],
    state: index % 7 === 0 ? 'closed' : 'open',
    state_reason: text,
    locked: true,
    active_lock_reason: text,
    milestone: { title: text },
    created_at: at,
    updated_at: at,
    closed_at: null,
    closed_by: user,
    reactions: { '+1': 1, [text]: 2 },
  }
}

/** Fifty attacks a page are as many as one page of comments shows. */
function commentsOf(index: number): {
  id: number
  user: { login: string }
  body: string
  created_at: string
  updated_at: string
  reactions: Record<string, number>
}[] {
  const texts = payloads.slice(index * COMMENTS, (index + 1) * COMMENTS)
  return texts.map((text, place) => ({
    id: index * COMMENTS + place,
    user: { login: text },
    body: text,
    created_at: at,
    updated_at: at,
    reactions: { [text]: 1 },
  }))
}

/** Writes files for an import into a folder: a third of the attacks in each of the formats. */
export async function writeImports(folder: string): Promise<void> {
  await fs.mkdir(path.join(folder, 'items'))
  const archived: unknown[] = []
  for (const [index, text] of payloads.entries()) {
    const issue = issueOf(text, index)
    const name = String(index + 1).padStart(6, '0')
    if (index % 3 === 0) {
      await fs.writeFile(path.join(folder, `items/${name}-main.json`), JSON.stringify(issue))
      await fs.writeFile(
        path.join(folder, `items/${name}-comments.json`),
        JSON.stringify(commentsOf(index)),
      )
    } else if (index % 3 === 1) {
      const events = commentsOf(index).map((comment) => ({
        event: 'commented',
        actor: comment.user,
        ...comment,
      }))
      await fs.writeFile(
        path.join(folder, `${index + 1}.json`),
        JSON.stringify({
          type: 'issue',
          issue,
          events: [
            ...events,
            {
              event: text,
              id: 1,
              actor: { login: text },
              created_at: at,
              label: { name: text, color: text },
              rename: { from: text, to: text },
            },
          ],
        }),
      )
    } else {
      const comments = commentsOf(index).map(({ user, body }) => ({
        author: user.login,
        body,
        createdAt: at,
        updatedAt: at,
      }))
      archived.push({
        number: index + 1,
        id: text,
        title: text,
        body: text,
        url: text,
        author: text,
        state: text,
        stateReason: text,
        labels: [text],
        createdAt: at,
        updatedAt: at,
        closedAt: null,
        comments,
      })
    }
  }
  await fs.writeFile(
    path.join(folder, 'archive.json'),
    JSON.stringify({
      magic: 'E!vIA5L86J2I',
      timestamp: at,
      issues: archived,
      pulls: [],
      labels: [{ name: '<x>', description: null, color: '"' }],
      repo: PROJECT,
    }),
  )
}
