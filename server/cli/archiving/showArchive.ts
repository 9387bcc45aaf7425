import { createLine, type Output } from '../output.ts'
import type { ArchiveLine, ArchiveSummary } from './archiveCommand.ts'

/** The exit code that a shell shows for a program ended by Ctrl-C. */
const INTERRUPTED = 130

/** Shows how an archive is written, until its end; gives the exit code. */
export async function showArchive(
  lines: AsyncIterable<unknown>,
  { output, signal }: { output: Output; signal: AbortSignal },
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
