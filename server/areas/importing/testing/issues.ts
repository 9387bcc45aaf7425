import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An issue as archive.json has it; whatever is not said is plain. */
export interface ArchiveIssue {
  number: number
  title?: string
  url?: string
  body?: string
  state?: 'OPEN' | 'CLOSED'
  stateReason?: string
  closedAt?: string | null
  labels?: string[]
  comments?: { author: string; authorAssociation?: string; body: string; createdAt: string }[]
}

/** Writes an archive.json with these issues to a new folder; `remove` deletes it. */
export function writeArchive(
  repo: string,
  issues: readonly ArchiveIssue[],
): { path: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-archive-'))
  const path = join(folder, 'archive.json')
  const plain = {
    title: 'An idea',
    body: 'With a body.',
    state: 'OPEN',
    author: 'ann',
    labels: [],
    createdAt: '2024-01-01T00:00:00Z',
    closedAt: null,
    comments: [],
  }
  writeFileSync(
    path,
    JSON.stringify({
      magic: 'E!vIA5L86J2I',
      repo,
      labels: [],
      issues: issues.map((issue) => ({ ...plain, ...issue })),
      pulls: [],
    }),
  )
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}
