import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { RunningServer } from './server.ts'
import type { CommandResult } from './site.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a line as somebody types it in a shell, in Earshot's folder, for a server's data folder.
 * `FILES` stands for a folder in it.
 */
export async function typed(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  files: string,
  line: string,
): Promise<CommandResult> {
  const { INIT_CWD: _, ...others } = process.env
  const child = spawn('sh', ['-c', line], {
    cwd: root,
    env: { ...others, DATA_DIR: dataDir, FILES: files },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}
