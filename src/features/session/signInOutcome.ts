import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/t.ts'

/** What the server said no to, or why it could not be asked; `field` where one is to blame. */
export interface SignInRefusal {
  readonly field: string | null
  readonly message: string
}

interface Refused {
  readonly field?: string | null | undefined
  readonly message: string
}

/** The first refusal of a payload, or that it is missing; null where all is well. */
export function refusalOf(payload: { readonly errors: readonly Refused[] } | null | undefined, failures: readonly unknown[] | null | undefined): SignInRefusal | null {
  if (!payload) return failureOf(failures?.[0])
  const [first] = payload.errors
  return first ? { field: first.field ?? null, message: first.message } : null
}

/** An attempt that did not reach the server, or whose answer was lost. */
export function failureOf(error: unknown): SignInRefusal {
  const { title } = explainFailure(error)
  return { field: null, message: `${title}. ${t('error.text')}` }
}
