/** A field of an otherwise good answer failed, and its component does not read it as missing (`@throwOnFieldError`). */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  readonly code = 'FIELD'
  /** Fragment or query that read the field. */
  readonly owner: string
  /** Path of the field below its owner; empty where Relay does not know it. */
  readonly path: string
  /** What the server's log knows the failure by (`extensions.reference`). */
  readonly reference: string | null

  constructor(facts: { owner: string; path: string; reference: string | null }) {
    super(`${facts.owner}: ${facts.path ? `the field ${facts.path}` : 'a field'} failed`)
    this.owner = facts.owner
    this.path = facts.path
    this.reference = facts.reference
  }
}
