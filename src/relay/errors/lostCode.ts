import { isReleaseOld } from '#services/release/readRelease.ts'
import { CodeLoadError } from './CodeLoadError.ts'

/**
 * Gives the error of code that did not arrive, once it is known whether a newer release has taken
 * it away. Never rejects.
 */
export async function lostCode(moduleId: string, cause?: unknown): Promise<CodeLoadError> {
  return new CodeLoadError(moduleId, { cause, isOutdated: await isReleaseOld() })
}
