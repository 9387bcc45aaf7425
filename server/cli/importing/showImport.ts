import type { Progress } from '#server/areas/importing/progress.ts'
import type { ImportLine } from './importCommand.ts'
import { endingLine, progressLine, stoppedLine, summaryLines } from './report.ts'

/** Milliseconds between two lines where each stays on the page. */
const PLAIN_INTERVAL = 2_000
/** The exit code that a shell shows for a program ended by Ctrl-C. */
const INTERRUPTED = 130

/** The stream that the import is shown on: process.stdout, or a test's. */
export interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

export interface ShowOptions {
  output: Output
  signal: AbortSignal
  details?: boolean
}

/**
 * Shows an import that runs (its command's lines) until it ends; gives the exit code: 0, 1 where
 * the source breaks off, 130 where it was interrupted. What the command throws is thrown on, unless
 * it was interrupted.
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
        line.show(said.progress)
        continue
      }
      line.clear()
      const { report } = said
      output.write(`${[...summaryLines(report, { details }), endingLine(report)].join('\n')}\n`)
      return report.ended === 'stopped' ? INTERRUPTED : report.ended === 'cut' ? 1 : 0
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

function createLine(output: Output): { show(progress: Progress): void; clear(): void } {
  let shownAt = -Infinity
  let open = false
  return {
    show(progress) {
      const text = progressLine(progress)
      if (output.isTTY === true) {
        output.write(`\r\u001b[K${text.slice(0, (output.columns ?? 80) - 1)}`)
        open = true
      } else if (performance.now() - shownAt >= PLAIN_INTERVAL) {
        shownAt = performance.now()
        output.write(`${text}\n`)
      }
    },
    clear() {
      if (open) output.write('\r\u001b[K')
      open = false
    },
  }
}
