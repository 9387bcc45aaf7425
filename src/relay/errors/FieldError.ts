/**
 * A failed field of an otherwise good answer, read by a component that does not accept null for it
 * (`@throwOnFieldError`).
 */
export class FieldError extends Error {
  override readonly name = 'FieldError'
  readonly code = 'FIELD'
  /** The fragment or query that read the field. */
  readonly owner: string
  /** Path of the field below its owner; empty where Relay does not know it. */
  readonly path: string
  /** The failure's reference in the server's log (`extensions.reference`). */
  readonly reference: string | null
  /** Why the server refused the field (`extensions.reason`); null for a failure. */
  readonly reason: string | null

  constructor(facts: {
    owner: string
    path: string
    reference: string | null
    reason?: string | null
  }) {
    super(`${facts.owner}: ${facts.path ? `the field ${facts.path}` : 'a field'} failed`)
    this.owner = facts.owner
    this.path = facts.path
    this.reference = facts.reference
    this.reason = facts.reason ?? null
  }
}
