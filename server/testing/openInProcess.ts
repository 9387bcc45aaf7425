import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** The program that opens a data folder and ends as the server does where it cannot. */
export const OPEN_SCRIPT = path.resolve('server/testing/openFolder.ts')

/** The end of a process that has opened a data folder, and its output: the rows as JSON. */
export interface Opened {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Opens a data folder with the migrations of a folder and runs SQL, in a process of its own. */
export function openInProcess(folder: string, migrations: string, sql: string): Opened {
  const args = ['--import', 'tsx', OPEN_SCRIPT, folder, migrations, sql]
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })
  return { status: ran.status, out: ran.stdout, err: ran.stderr }
}
