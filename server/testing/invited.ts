import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** The token of a new invitation, made by the command line through the server that runs on a data folder. */
export async function invited(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.resolve('server/testing/builtProgram.mjs'), 'invite', ...args],
    { env },
  )
  const token = /\/invitation\?token=(\S+)/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`No invitation was made: ${stdout}`)
  return token
}
