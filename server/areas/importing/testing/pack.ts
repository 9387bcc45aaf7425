import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pack } from 'tar-stream'

/** The folder of a fixture; Jest runs in the project's folder. */
export function fixture(name: 'rest' | 'backup' | 'archive'): string {
  return resolve('server/areas/importing/fixtures', name)
}

/** The files of a folder by their path within it. */
export function filesOf(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length + 1), readFileSync(path)])
}

/** Files as a tar archive, in the order given; names are taken as they are. */
export async function tarOf(
  files: readonly (readonly [string, Buffer | string])[],
): Promise<Buffer> {
  const archive = pack()
  for (const [name, content] of files) archive.entry({ name }, content)
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
