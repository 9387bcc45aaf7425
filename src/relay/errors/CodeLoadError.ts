/**
 * The lazy code of a page did not arrive: no connection, or a newer release has replaced the file.
 */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError'
  readonly code = 'CODE_LOAD'
  readonly moduleId: string

  constructor(moduleId: string, options: { cause: unknown }) {
    super(`The code of ${moduleId} could not be loaded`, options)
    this.moduleId = moduleId
  }
}
