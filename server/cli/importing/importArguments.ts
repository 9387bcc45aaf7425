import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '#server/lib/startError.ts'
import type { ImportInput } from './importCommand.ts'

/** The output of `npm run import -- --help`. */
export const USAGE = `Usage: npm run import -- SOURCE [OPTIONS]
       npm run import -- --resume ID [--file SOURCE]
       npm run import -- --list
       npm run import -- --undo ID

Imports issues, comments and votes from a folder, an archive or a file. The format is detected from
the content; docs/IMPORTING.md says how to get one from each tracker.
Running it again adds what is new and takes what has changed at the source.

  --board SLUG        puts the ideas on this board
  --project NAME      the project of issues that do not say theirs, such as owner/name
  --encoding NAME     the encoding of the files if it is not UTF-8, such as windows-1252
  --map COLUMN=FIELD  what a column of a CSV file holds; once for each column that matters
  --delimiter SIGN    what stands between the cells of CSV files, where that is not told right: , ; | tab
                      or any other character
  --dates ORDER       how a CSV file writes dates such as 3/4/2016: dmy or mdy
  --labels USE        what labels become: tags, boards, statuses or ignored; tags if not said
  --leave-out-labels PATTERN
                      labels that become nothing, such as 'P-*'; may be given several times
  --change-options    imports with other options than the last time, which changes what is here
  --dry-run           shows what would be added, without writing anything
  --details           lists every item that was repaired or skipped
  --resume ID         goes on with the import with this id, with the options that it had
  --file SOURCE       where the source of --resume is now, if it has moved
  --list              lists the imports so far, with their ids and figures
  --undo ID           undoes the import with this id; ideas that somebody has touched since stay
  --help              shows this text
`

/** The request of the command line. */
export type ImportArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | { readonly kind: 'undo'; readonly importId: string }
  | { readonly kind: 'import'; readonly input: ImportInput; readonly details: boolean }

const flag = { type: 'boolean' } as const
const text = { type: 'string' } as const
const options = {
  help: flag,
  resume: text,
  file: text,
  list: flag,
  undo: text,
  'dry-run': flag,
  'change-options': flag,
  details: flag,
  board: text,
  project: text,
  encoding: text,
  labels: text,
  map: { ...text, multiple: true },
  delimiter: text,
  dates: text,
  'leave-out-labels': { ...text, multiple: true },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** Reads the arguments of `npm run import`. Throws StartError with exit code 2 for what it does not know. */
export function readImportArguments(args: string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    if (values.help === true) return { kind: 'help' }
    if (values.list === true || values.undo !== undefined) {
      if (Object.keys(values).length + positionals.length > 1)
        throw new Error('--list and --undo ID each stand alone.')
      if (values.undo === undefined) return { kind: 'list' }
      if (values.undo === '') throw new Error('Name the import to undo: --list shows their ids.')
      return { kind: 'undo', importId: values.undo }
    }
    if (values.resume !== undefined || values.file !== undefined)
      return resumed(values, positionals)
    const [source, ...more] = positionals
    if (source === undefined) throw new Error('Name a source to import.')
    if (more.length > 0) throw new Error('Only one source can be imported at a time.')
    const { 'dry-run': dryRun = false, details = false, ...given } = values
    return { kind: 'import', input: { source: absolute(source), dryRun, ...named(given) }, details }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, 2)
  }
}

/** Options as the command is told them. */
function named({
  board,
  project,
  encoding,
  labels,
  map,
  delimiter,
  dates,
  'leave-out-labels': leaveOutLabels,
  'change-options': changeOptions = false,
}: Values): ImportInput {
  return { board, project, encoding, labels, map, delimiter, dates, leaveOutLabels, changeOptions }
}

function resumed(
  { resume, file, details, ...others }: Readonly<Record<string, unknown>>,
  positionals: readonly string[],
): ImportArguments {
  if (typeof resume !== 'string')
    throw new Error('--file goes with --resume ID: name the source of another import without it.')
  if (resume === '') throw new Error('Name the import to go on with: --list shows their ids.')
  if (positionals.length > 0)
    throw new Error('--resume ID knows its source: if it has moved, name it with --file.')
  const [other] = Object.keys(others)
  if (other !== undefined)
    throw new Error(
      `--resume ID goes on with the options that the import had: leave out --${other}.`,
    )
  const source = typeof file === 'string' ? absolute(file) : undefined
  return { kind: 'import', input: { resume, source }, details: details === true }
}

/** npm runs scripts in the project's folder; a relative path means the one where it was typed. */
function absolute(source: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', source)
}
