import { stat } from 'node:fs/promises'
import { StartError } from '#server/lib/startError.ts'
import { survey, type Survey } from './source/survey.ts'

/** Surveys a source. Throws StartError, naming what was found, if it cannot be read or holds nothing like an issue. */
export async function inspectSource(
  source: string,
  signal: AbortSignal | undefined,
): Promise<Survey> {
  await stat(source).catch(() => {
    throw new StartError(`There is nothing at ${source}.`)
  })
  const found = await survey(source, signal).catch((error: unknown) => {
    throw new StartError(`${source} cannot be read: ${(error as Error).message}.`)
  })
  if (found.steps > 0 || signal?.aborted) return found
  throw noIssues(source, found.strange)
}

/** Gives the error for a source of which no file holds an issue. */
export function noIssues(source: string, files: readonly string[]): StartError {
  const more = files.length > 3 ? ` and ${files.length - 3} more files` : ''
  const instead =
    files.length === 0 ? 'it is empty' : `it holds ${files.slice(0, 3).join(', ')}${more}`
  return new StartError(
    `No issues at ${source}: ${instead}. Earshot reads GitHub REST JSON, github-metadata-backup and archive.json.`,
  )
}
