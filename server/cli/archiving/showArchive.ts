import { stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#server/lib/startError.ts'
import { createLine, type Output } from '../output.ts'
import type { ArchiveLine, ArchiveSummary } from './archiveCommand.ts'

/** The exit code that a shell shows for a program ended by Ctrl-C. */
const INTERRUPTED = 130

interface ShowOptions {
  readonly output: Output
  readonly signal: AbortSignal
  /** A folder that this program and a running server both see. */
  readonly dataDir: string
}

/**
 * Shows how an archive is written, until its end; gives the exit code. Throws StartError where the
 * server that wrote it sees other files at its path than this program does.
 */
export async function showArchive(
  lines: AsyncIterable<unknown>,
  { output, signal, dataDir }: ShowOptions,
): Promise<number> {
  const line = createLine(output)
  try {
    for await (const value of lines) {
      const said = value as ArchiveLine
      if ('progress' in said) {
        line.show(
          `${counted(said.progress.rows, 'row')}, ${counted(said.progress.images, 'image')}`,
        )
        continue
      }
      line.clear()
      await requireFile(said.summary, dataDir)
      output.write(`${summary(said.summary)}\n`)
      return 0
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    line.clear()
  }
  output.write('Stopped. No file was written.\n')
  return INTERRUPTED
}

/** Under a service manager, a server may have a /tmp or whole folders of its own. */
async function requireFile({ file, bytes }: ArchiveSummary, dataDir: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found?.size === bytes) return
  throw new StartError(
    `The server wrote ${file} inside private folders of its own, so the file cannot be seen from here. Name a file in its data folder instead, such as ${path.join(dataDir, path.basename(file))}.`,
  )
}

function summary(written: ArchiveSummary): string {
  const megabytes = (written.bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  const missing =
    written.missingImages === 0
      ? ''
      : `\n${counted(written.missingImages, 'image')} could not be included: the image store does not have them.`
  return `Wrote ${written.file}: ${counted(written.rows, 'row')} and ${counted(written.images, 'image')}, ${megabytes} MB, in ${Math.ceil(written.seconds)} s.\nSHA-256 ${written.sha256}${missing}`
}

/** Gives a number with what it counts. */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
