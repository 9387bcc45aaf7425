/**
 * The lazy code of a page did not arrive: no connection, or a newer release has replaced the file.
 */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError'
  readonly code = 'CODE_LOAD'
  readonly moduleId: string
  /** Whether a newer release is served than this page is of. */
  readonly isOutdated: boolean

  constructor(moduleId: string, options: { cause: unknown; isOutdated?: boolean }) {
    super(`The code of ${moduleId} could not be loaded`, options)
    this.moduleId = moduleId
    this.isOutdated = options.isOutdated ?? false
  }
}
