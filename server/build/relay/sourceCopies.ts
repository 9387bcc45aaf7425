import fs from 'node:fs'
import path from 'node:path'
import { bearsOnArtifacts } from './watched.ts'

const hasDocument = /graphql`/

/**
 * Keeps copies of the sources of a folder that hold a document, at the same paths below another one,
 * where the compiler finds nothing else: at home it looks through all folders, node_modules among
 * them, which takes it twice as long. Gives what brings them up to date and tells whether one of
 * them changed.
 */
export function createSourceCopies(root: string, folder: string, copies: string): () => boolean {
  /** When a source changed last, by path from the root. */
  const known = new Map<string, number>()
  return () => {
    let isChanged = false
    const sources = fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter(bearsOnArtifacts)
    for (const file of sources) {
      const from = path.join(root, file)
      const changed = fs.statSync(from).ctimeMs
      if (known.get(file) === changed) continue
      known.set(file, changed)
      isChanged = true
      bring(fs.readFileSync(from, 'utf8'), path.join(copies, file))
    }
    const present = new Set(sources)
    for (const file of known.keys()) {
      if (present.has(file)) continue
      known.delete(file)
      isChanged = true
      fs.rmSync(path.join(copies, file), { force: true })
    }
    return isChanged
  }
}

function bring(source: string, copy: string): void {
  if (!hasDocument.test(source)) return fs.rmSync(copy, { force: true })
  fs.mkdirSync(path.dirname(copy), { recursive: true })
  fs.writeFileSync(copy, source)
}
