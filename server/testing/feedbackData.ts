import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(process.env['FEEDBACK_DATA'] ?? '../shared/data')

/** The folder of a set of real data, or null where this machine has none of it. */
export function feedbackData(set: string): string | null {
  const folder = join(root, set)
  return existsSync(folder) ? folder : null
}

/**
 * Describes tests on a real data set. Where it is not there they are shown as skipped, with the
 * folder that was looked for; where `CI` is set that is a failure, because a check that never runs
 * proves nothing.
 */
export function describeWithData(set: string, define: (folder: string) => void): void {
  const folder = feedbackData(set)
  if (folder !== null) {
    describe(set, () => define(folder))
    return
  }
  const title = `${set} (not at ${join(root, set)}: set FEEDBACK_DATA)`
  if (process.env['CI']) test(title, () => expect(folder).not.toBeNull())
  else describe.skip(title, () => define(''))
}
