import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { ImportCounts } from './counts.ts'
import { writeArchive } from './testing/issues.ts'

const script = resolve('server/areas/importing/testing/importOnce.ts')
const folder = mkdtempSync(join(tmpdir(), 'earshot-kill-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Imports in a process of its own, which is killed when half is done if `kill` says so. */
async function importInto(
  name: string,
  source: string,
  kill: boolean,
): Promise<{ counts: ImportCounts; hash: string } | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, join(folder, name), source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let result: { counts: ImportCounts; hash: string } | null = null
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'half') result = JSON.parse(line) as { counts: ImportCounts; hash: string }
    else if (kill) child.kill('SIGKILL')
  }
  await exited
  return result
}

test('killed in the middle and run again, an import gives what an undisturbed one gives', async () => {
  const comments = Array.from({ length: 8 }, (_, index) => ({
    author: `person${index}`,
    body: `See #${index * 20 + 1}`,
    createdAt: '2024-01-02T00:00:00Z',
  }))
  const archive = writeArchive(
    'a/killed',
    Array.from({ length: 200 }, (_, index) => ({
      number: index + 1,
      title: `Idea ${index}`,
      comments,
    })),
  )
  const undisturbed = await importInto('whole', archive.path, false)
  expect(await importInto('killed', archive.path, true)).toBeNull()
  const again = await importInto('killed', archive.path, false)
  expect(again?.counts.failed).toBe(0)
  expect(again?.counts.present).toBeGreaterThan(0)
  expect(again?.counts.ideas).toBeGreaterThan(0)
  expect((again?.counts.present ?? 0) + (again?.counts.ideas ?? 0)).toBe(200)
  expect(again?.hash).toBe(undisturbed?.hash)
  archive.remove()
}, 120_000)
