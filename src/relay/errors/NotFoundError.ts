/**
 * A page whose principal field is null, so that it does not exist for this person. Thrown by
 * `principal` alone.
 */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  readonly code = 'NOT_FOUND'

  constructor() {
    super('The principal field of this page is null')
  }
}
