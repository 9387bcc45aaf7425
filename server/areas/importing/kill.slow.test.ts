import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { stringify } from 'csv-stringify/sync'
import type { ImportCounts } from './counts.ts'
import { writeArchive } from './testing/issues.ts'

const script = resolve('server/areas/importing/testing/importOnce.ts')
const folder = mkdtempSync(join(tmpdir(), 'earshot-kill-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Result {
  counts: ImportCounts
  hash: string
}

/** Imports in a process of its own, which is killed when the given share is done, or at a moment behind the reading. */
async function importInto(
  name: string,
  source: string,
  killAt: number | 'linking' | 'merging' | null,
): Promise<Result | null> {
  const args = ['--import', 'tsx', script, join(folder, name), source, String(killAt ?? 0.5)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let result: Result | null = null
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'reached') result = JSON.parse(line) as Result
    else if (killAt !== null) child.kill('SIGKILL')
  }
  await exited
  return result
}

const comments = Array.from({ length: 8 }, (_, index) => ({
  author: `person${index}`,
  body: `See #${index * 20 + 1}`,
  createdAt: '2024-01-02T00:00:00Z',
}))
const numbers = Array.from({ length: 200 }, (_, index) => index + 1)

function writeList(): string {
  const issues = numbers.map((number) => ({
    number,
    title: `Idea ${number}`,
    body: `After #${number + 1}`,
    state: number % 3 === 0 ? 'closed' : 'open',
    closed_at: number % 3 === 0 ? '2024-02-01T00:00:00Z' : null,
    created_at: '2024-01-01T00:00:00Z',
    user: { login: 'ann' },
    labels: [{ name: `label ${number % 7}`, color: 'd73a4a' }],
    html_url: `https://github.com/a/list/issues/${number}`,
  }))
  const said = numbers.map((number) => ({
    id: number,
    // A chain of duplicates, to the last one that stays open.
    body: number % 15 === 0 ? `Duplicate of #${Math.min(number + 15, 200)}` : `See #${number}`,
    author_association: 'MEMBER',
    user: { login: `person${number % 9}` },
    created_at: '2024-01-02T00:00:00Z',
    issue_url: `https://api.github.com/repos/a/list/issues/${number}`,
  }))
  const path = join(folder, 'list.json')
  writeFileSync(path, JSON.stringify(said) + JSON.stringify(issues))
  return path
}

function writeTable(): string {
  const rows = numbers.map((number) => ({
    number,
    title: `Idea ${number}`,
    description: `After #${number + 1}\n"quoted"`,
    created_at: '2024-01-01T00:00:00Z',
    created_by: `person${number % 9}`,
    votes_count: number,
    status: number % 3 === 0 ? 'closed' : 'open',
    responded_at: number % 3 === 0 ? '2024-02-01T00:00:00Z' : '',
    response: number % 3 === 0 ? 'Done' : '',
    original_number: number % 20 === 0 && number < 200 ? 200 : '',
    tags: `label ${number % 7}`,
  }))
  const path = join(folder, 'table.csv')
  writeFileSync(path, stringify(rows, { header: true }))
  return path
}

const sources = {
  archive: () =>
    writeArchive(
      'a/killed',
      numbers.map((number) => ({ number, title: `Idea ${number}`, comments })),
    ).path,
  list: writeList,
  table: writeTable,
}

/** Imports of each source that are killed while it is read; with IMPORT_KILLS=10, those of a list and a table are twenty. */
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 1)

test.each([
  ['archive', 'linking', { merged: 0 }],
  ['list', 'merging', { merged: 13 }],
  ['table', 'linking', { merged: 9 }],
] as const)(
  '%s: killed again and again, at last while it is %s, an import ends as an undisturbed one does',
  async (name, moment, { merged }) => {
    const source = sources[name]()
    const undisturbed = await importInto(`${name}-whole`, source, null)
    let killed = 0
    // On a busy machine one may have ended before it is killed: then there is another.
    for (let at = 0; killed < KILLS && at < 2 * KILLS; at++) {
      const share = ((at % KILLS) + 1) / (KILLS + 1)
      if ((await importInto(`${name}-killed`, source, share)) === null) killed++
    }
    expect(killed).toBe(KILLS)
    expect(await importInto(`${name}-killed`, source, moment)).toBeNull()
    const again = await importInto(`${name}-killed`, source, null)
    expect(again?.counts.failed).toBe(0)
    // All was read by then, and what the last kill fell into is done now: links, or all merges but two.
    expect(again?.counts).toMatchObject({ present: 200, ideas: 0, extended: 0 })
    if (moment === 'merging') expect(again?.counts).toMatchObject({ linked: 0, merged: merged - 2 })
    else {
      expect(again?.counts.linked).toBeGreaterThan(0)
      expect(again?.counts.merged).toBe(merged)
    }
    expect(again?.hash).toBe(undisturbed?.hash)
    expect(undisturbed?.counts.merged).toBe(merged)
  },
  1_200_000,
)
