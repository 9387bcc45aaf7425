import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'
import type { ArchiveLine } from './archiveCommand.ts'
import { showArchive } from './showArchive.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-show-'))
const file = path.join(folder, 'site.zip')
afterAll(() => rmSync(folder, { recursive: true }))

/** Shows an archive that a server says it has written; gives what was shown with the exit code. */
async function show(bytes: number): Promise<{ code: number; said: string }> {
  let said = ''
  async function* lines(): AsyncGenerator<ArchiveLine> {
    await Promise.resolve()
    const rest = { sha256: 'ab', rows: 2, images: 1, missingImages: 0, seconds: 1 }
    yield { summary: { file, bytes, ...rest } }
  }
  const code = await showArchive(lines(), {
    output: { isTTY: false, write: (text: string) => void (said += text) },
    signal: new AbortController().signal,
    dataDir: '/var/lib/earshot',
  })
  return { code, said }
}

test('an archive that the server wrote to a folder of its own is no success', async () => {
  const refused = new StartError(
    `The server wrote ${file} inside private folders of its own, so the file cannot be seen from here. Name a file in its data folder instead, such as /var/lib/earshot/site.zip.`,
  )
  await expect(show(3)).rejects.toEqual(refused)
  writeFileSync(file, 'four')
  await expect(show(3)).rejects.toEqual(refused)
  expect(await show(4)).toEqual({
    code: 0,
    said: `Wrote ${file}: 2 rows and 1 image, 0 MB, in 1 s.\nSHA-256 ab\n`,
  })
})
