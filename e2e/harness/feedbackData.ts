import fs from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'

const root = path.resolve(
  import.meta.dirname,
  '../..',
  process.env['FEEDBACK_DATA'] ?? '../shared/data',
)

/**
 * The folder of a set of real data, inside of a journey. Where it is not there the journey is
 * skipped, with the folder that was looked for; where `CI` is set it fails, because a check that
 * never runs proves nothing.
 */
export function feedbackData(set: string): string {
  const folder = path.join(root, set)
  if (fs.existsSync(folder)) return folder
  const missing = `There is no data in ${folder}: set FEEDBACK_DATA to the folder that holds it.`
  if (process.env['CI']) throw new Error(missing)
  // eslint-disable-next-line no-restricted-syntax -- this is the kit that decides what is skipped for want of data
  test.skip(true, missing)
  return folder
}
