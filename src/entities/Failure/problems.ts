import { explainFailure } from './explainFailure.ts'

/** Why something was not done; `field` where one is to blame. */
export interface Problem {
  readonly field: string | null
  readonly message: string
}

/** Called when an attempt has ended: without problems it was done. */
export type OnEnd = (problems: readonly Problem[]) => void

interface Payload {
  readonly errors: readonly { readonly field?: string | null; readonly message: string }[]
}

/** Makes a sentence of what went wrong, such as "Earshot cannot be reached". */
type Say = (what: string) => string

const plain: Say = (what) => what

/** What a mutation ends with, as Relay hands it over. */
export type Answer = [
  payload: Payload | null | undefined,
  failures: readonly unknown[] | null | undefined,
]

/** The problems of an answer: what the server refused, or that the whole field failed. None: it was done. */
export function problemsOf(
  payload: Payload | null | undefined,
  failures: readonly unknown[] | null | undefined,
  say = plain,
): Problem[] {
  if (!payload) return [failed(failures?.[0], say)]
  return payload.errors.map(({ field = null, message }) => ({ field, message }))
}

/** A failure as a problem of the whole. */
export function failed(error: unknown, say = plain): Problem {
  return { field: null, message: say(explainFailure(error).title) }
}

/** The sentence for one of a form's fields. */
export function problemAt(problems: readonly Problem[], field: string): string | null {
  return problems.find((it) => it.field === field)?.message ?? null
}

/** The sentence that belongs to none of a form's fields. */
export function problemElsewhere(problems: readonly Problem[], ...fields: string[]): string | null {
  return problems.find(({ field }) => field === null || !fields.includes(field))?.message ?? null
}
