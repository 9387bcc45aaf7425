import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15

/** The folder of the machine's PostgreSQL binaries (initdb and postgres), the newest of 15 or later; undefined where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .filter((version) => version >= OLDEST)
    : []
  const packaged = versions
    .sort((a, b) => b - a)
    .map((version) => path.join(DEBIAN, String(version), 'bin'))
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return [...packaged, ...inPath].find(
    (folder) =>
      existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}
