import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes migrations in drizzle-kit's layout into a folder, one for each text of SQL; the same texts are the same migrations. */
export function writeMigrations(folder: string, texts: readonly string[]): string {
  mkdirSync(path.join(folder, 'meta'), { recursive: true })
  const entries = texts.map((text, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_test`
    writeFileSync(path.join(folder, `${tag}.sql`), text)
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true }
  })
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  return folder
}
