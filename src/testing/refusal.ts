/** A refusal as a server answers it; what a test does not care for is filled in. */
interface AnsweredRefusal {
  readonly code: string
  readonly field: string | null
  readonly message: string
  readonly reason: string
  readonly params: readonly { readonly name: string; readonly value: string }[]
}

/** Gives a whole refusal for the `errors` of a mutation's answer. */
export function refusal(said: Partial<AnsweredRefusal>): AnsweredRefusal {
  return { code: 'INVALID', field: null, message: 'No.', reason: 'ANY', params: [], ...said }
}
