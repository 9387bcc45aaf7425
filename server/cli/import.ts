import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '#server/lib/startError.ts'
import { readConfig } from '#server/services/config/config.ts'
import { interruption, runProgram } from './failure.ts'
import type { ImportInput } from './importing/importCommand.ts'

const USAGE = `Usage: npm run import -- SOURCE [OPTIONS]

Imports issues, comments and votes from a folder, an archive or a file. The format is detected from
the content; docs/IMPORTING.md says how to get one from each tracker.
Running it again adds only what is new.

  --board SLUG       puts the ideas on this board
  --project NAME     the project of issues that do not say theirs, such as owner/name
  --encoding NAME    the encoding of the files if it is not UTF-8, such as windows-1252
  --map COLUMN=FIELD what a column of a CSV file holds; once for each column that matters
  --labels USE       what labels become: tags, boards, statuses or ignored; tags if not said
  --dry-run          shows what would be added, without writing anything
  --details          lists every item that was repaired or skipped
  --help             shows this text
`

interface Arguments {
  readonly input: ImportInput
  readonly details: boolean
}

function readArguments(args: string[]): Arguments | 'help' {
  try {
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: flag,
        'dry-run': flag,
        details: flag,
        board: text,
        project: text,
        encoding: text,
        labels: text,
        map: { ...text, multiple: true },
      },
    })
    if (values.help === true) return 'help'
    const [source, ...more] = positionals
    if (source === undefined) throw new Error('Name a source to import.')
    if (more.length > 0) throw new Error('Only one source can be imported at a time.')
    // npm runs scripts in the project's folder; a relative path means the one where it was typed.
    const absolute = path.resolve(process.env['INIT_CWD'] ?? '', source)
    return {
      input: {
        source: absolute,
        board: values.board,
        project: values.project,
        encoding: values.encoding,
        labels: values.labels,
        map: values.map,
        dryRun: values['dry-run'] === true,
      },
      details: values.details === true,
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
  // Loaded when the arguments are right: the rest of the server takes a while.
  const [{ withControl }, { commands, openServices }, { showImport }] = await Promise.all([
    import('#server/control/client.ts'),
    import('./services.ts'),
    import('./importing/showImport.ts'),
  ])
  const call = {
    dataDir: config.dataDir,
    commands,
    openServices: () => openServices(config),
    signal,
  }
  return showImport(withControl(call, 'import', given.input), {
    output: process.stdout,
    signal,
    details: given.details,
  })
})
