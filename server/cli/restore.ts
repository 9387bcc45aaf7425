import { parseArgs } from 'node:util'
import { StartError } from '#server/lib/startError.ts'
import { readConfig } from '#server/services/config/config.ts'
import { absolute } from './archiving/runArchive.ts'
import { interruption, runProgram } from './failure.ts'

const USAGE = `Usage: npm run restore -- [FILE] [--replace]

Brings a backup into an empty site, on either database, also one of an older version. The server must
not be running. Without FILE: takes back the last migration, with the backup that was made before it.

  --replace   takes the place of a site that is not empty, of which a backup is made first;
              without FILE: also where the site was used for more than a day since the migration
  --help      shows this text
`

interface Arguments {
  /** Undefined: the backup that was made before the last migration. */
  readonly file: string | undefined
  readonly isReplacing: boolean
}

function readArguments(args: string[]): Arguments | 'help' {
  try {
    const flag = { type: 'boolean' } as const
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: flag, replace: flag },
    })
    if (values.help === true) return 'help'
    const [file, ...more] = positionals
    if (more.length > 0) throw new Error('Only one backup can be restored.')
    return {
      file: file === undefined ? undefined : absolute(file),
      isReplacing: values.replace === true,
    }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, 2)
  }
}

await runProgram(async () => {
  const given = readArguments(process.argv.slice(2))
  if (given === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const config = readConfig(process.env)
  const signal = interruption()
  const { runRestore } = await import('./archiving/runRestore.ts')
  await runRestore({ ...given, config, output: process.stdout, signal })
  return 0
})
