export type RefusalCode =
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'OUTDATED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'VOTING_CLOSED'

/** Why a command was refused, for people. `field` names the argument that is wrong, if it is one. */
export interface UserErrorData {
  code: RefusalCode
  field: string | null
  message: string
}

/** Thrown inside a command: its transaction is rolled back, and the person is told why. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reasons: readonly UserErrorData[]

  constructor(reasons: readonly UserErrorData[]) {
    super(reasons[0]?.message ?? 'Refused')
    this.reasons = reasons
  }
}

/** A refusal with one reason. */
export function refuse(code: RefusalCode, message: string, field: string | null = null): Refusal {
  return new Refusal([{ code, field, message }])
}
