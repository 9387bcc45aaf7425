import fs from 'node:fs/promises'
import path from 'node:path'
import { root } from './projects.ts'
import { bearsOnArtifacts } from './watched.ts'

/** The GraphQL documents that a source's text holds: all of it that the compiler reads. */
export const documentsIn = (source: string): string =>
  (source.match(/graphql`[^`]*`/g) ?? []).join('\n')

/** The documents of all sources, by absolute path. */
export async function readDocuments(): Promise<Map<string, string>> {
  const found = await fs.readdir(path.join(root, 'src'), { recursive: true })
  const files = found.filter((name) => bearsOnArtifacts(path.join('src', name)))
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const file = path.join(root, 'src', name)
        return [file, documentsIn(await fs.readFile(file, 'utf8'))] as const
      }),
    ),
  )
}

/**
 * Notes the documents of a source that was saved, and tells whether they are others than before.
 * Most saves change none, and need not wait for the compiler.
 */
export async function noteDocuments(
  known: Map<string, string> | undefined,
  file: string,
  read: () => string | Promise<string>,
): Promise<boolean> {
  if (file.endsWith('.graphql')) return true
  const [before, now] = [known?.get(file), documentsIn(await read())]
  known?.set(file, now)
  return now !== before
}
