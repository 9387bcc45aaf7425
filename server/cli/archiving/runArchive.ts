import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ArchiveKind } from '#server/areas/archive/manifest.ts'
import { StartError } from '#server/lib/startError.ts'
import { readConfig } from '#server/services/config/config.ts'
import { interruption, runProgram } from '../failure.ts'
import type { ArchiveInput } from './archiveCommand.ts'

interface ArchiveProgram {
  readonly kind: ArchiveKind
  readonly usage: string
}

/** Runs `npm run export` or `npm run backup`: writes an archive, through the running server where there is one. */
export function runArchive({ kind, usage }: ArchiveProgram): Promise<void> {
  return runProgram(async () => {
    const file = readArguments(process.argv.slice(2), usage)
    if (file === 'help') {
      process.stdout.write(usage)
      return 0
    }
    const config = readConfig(process.env)
    const signal = interruption()
    // Loaded when the arguments are right: the rest of the server takes a while.
    const [{ withControl }, { commands, openServices }, { showArchive }] = await Promise.all([
      import('#server/control/client.ts'),
      import('../services.ts'),
      import('./showArchive.ts'),
    ])
    const call = {
      dataDir: config.dataDir,
      commands,
      openServices: () => openServices(config),
      signal,
    }
    const input: ArchiveInput = { kind, file }
    return showArchive(withControl(call, 'archive', input), {
      output: process.stdout,
      signal,
      dataDir: config.dataDir,
    })
  })
}

function readArguments(args: string[], usage: string): string | 'help' {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    })
    if (values.help === true) return 'help'
    const [file, ...more] = positionals
    if (file === undefined) throw new Error('Name the file to write.')
    if (more.length > 0) throw new Error('Only one file can be written.')
    return absolute(file)
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2)
  }
}

/** npm runs scripts in the project's folder; a relative path means the one where it was typed. */
export function absolute(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', file)
}
