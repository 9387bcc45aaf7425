import type { Limited, Params, RefusalCode } from './refusals/catalogue.ts'
import { refusals, type Reason } from './refusals/refusals.ts'

export type { RefusalCode }

/**
 * Why a command was refused. `field` names the argument that is wrong, if it is one; `message` is
 * the sentence of the reason in English.
 */
export interface UserErrorData {
  code: RefusalCode
  reason: Reason
  params: Params
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

type Sentence<Of extends Reason> = (typeof refusals)[Of][1]
type ParamsOf<Of extends Reason> =
  Sentence<Of> extends (params: infer Given) => string ? Given : object
type Details<Of extends Reason> = ParamsOf<Of> & { field?: string | null }
/** Reasons that need parameters must get them. */
type Rest<Of extends Reason> =
  object extends ParamsOf<Of> ? [details?: Details<Of>] : [details: Details<Of>]

/** Reasons of what was done too often. */
export type LimitReason = {
  [Of in Reason]: Limited extends ParamsOf<Of> ? (object extends ParamsOf<Of> ? never : Of) : never
}[Reason]

/**
 * Gives the error that a client gets for a reason, with its parameters and the argument that is
 * wrong.
 */
export function reasonFor<Of extends Reason>(reason: Of, ...[details]: Rest<Of>): UserErrorData {
  const { field = null, ...params } = (details ?? {}) as Params & { field?: string | null }
  const [code, sentence] = refusals[reason] as readonly [
    RefusalCode,
    string | ((params: Params) => string),
  ]
  const message = typeof sentence === 'string' ? sentence : sentence(params)
  return { code, reason, params, field, message }
}

/** A refusal with one reason of the catalogue (refusals/refusals.ts), its parameters, and the argument that is wrong. */
export function refuse<Of extends Reason>(reason: Of, ...details: Rest<Of>): Refusal {
  return new Refusal([reasonFor(reason, ...details)])
}
