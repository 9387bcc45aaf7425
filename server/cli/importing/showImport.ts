import { createLine, type Output } from '../output.ts'
import type { ImportLine } from './importCommand.ts'
import {
  archiveLines,
  endingLine,
  isFailure,
  progressLine,
  stoppedLine,
  summaryLines,
} from './report.ts'

/** The exit code that a shell shows for a program ended by Ctrl-C. */
const INTERRUPTED = 130

export interface ShowOptions {
  output: Output
  signal: AbortSignal
  details?: boolean
}

/**
 * Shows an import that runs (its command's lines) until it ends; gives the exit code: 0, 1 where
 * the source breaks off or something of it could not be imported, 130 where it was interrupted. What
 * the command throws is thrown on, unless it was interrupted.
 */
export async function showImport(
  lines: AsyncIterable<unknown>,
  { output, signal, details = false }: ShowOptions,
): Promise<number> {
  const line = createLine(output)
  let ideas = 0
  try {
    for await (const value of lines) {
      const said = value as ImportLine
      if ('progress' in said) {
        ideas = said.progress.counts.ideas
        line.show(progressLine(said.progress))
        continue
      }
      line.clear()
      if ('archive' in said) {
        output.write(`${archiveLines(said.archive).join('\n')}\n`)
        return 0
      }
      const { report } = said
      output.write(`${[...summaryLines(report, { details }), endingLine(report)].join('\n')}\n`)
      if (report.ended === 'stopped') return INTERRUPTED
      return report.ended === 'cut' || report.counts.failed > 0 || isFailure(report) ? 1 : 0
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    line.clear()
  }
  // Through a running server the answer ends with the interruption; the server finishes the idea it is at.
  output.write(`${stoppedLine(ideas)}\n`)
  return INTERRUPTED
}
