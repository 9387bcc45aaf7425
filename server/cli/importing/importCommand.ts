import type { ImportReport } from '#server/areas/importing/counts.ts'
import type { Importer } from '#server/areas/importing/createImporter.ts'
import type { Progress } from '#server/areas/importing/progress.ts'
import { isRecord, textOrNull } from '#server/areas/importing/readers/raw.ts'
import type { Command } from '#server/control/commands.ts'

/**
 * The input of the command; `source` is an absolute path, because the server's working folder is
 * another one.
 */
export interface ImportInput {
  source: string
  board?: string | undefined
  dryRun?: boolean | undefined
}

/** A line of the command's answer: its progress, again and again, and the report at its end. */
export type ImportLine = { progress: Progress } | { report: ImportReport }

/** Imports through whoever holds the data folder. */
export const importCommand: Command<{ importer: Importer }> = async function* (
  input,
  { services, signal },
): AsyncGenerator<ImportLine> {
  let latest: Progress | null = null
  let wake = (): void => undefined
  const work = services.importer.run({
    ...readInput(input),
    signal,
    onProgress: (progress) => {
      latest = progress
      wake()
    },
  })
  const settled = work.then(
    () => true,
    () => true,
  )
  for (;;) {
    const told = new Promise<false>((resolve) => (wake = () => resolve(false)))
    if (latest !== null) wake()
    if (await Promise.race([settled, told])) break
    const progress: Progress | null = latest
    latest = null
    if (progress !== null) yield { progress }
  }
  yield { report: await work }
}

function readInput(input: unknown): ImportInput {
  const given = isRecord(input) ? input : {}
  const source = textOrNull(given['source'])
  if (source === null) throw new Error('The import command needs a source')
  return {
    source,
    board: textOrNull(given['board']) ?? undefined,
    dryRun: given['dryRun'] === true,
  }
}
