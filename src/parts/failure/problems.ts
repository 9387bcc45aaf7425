import { graphql, readInlineData } from 'react-relay'
import type { problems_error$key } from '#generated/problems_error.graphql.ts'
import { problemsMessages } from '#lib/messages/catalogues/problems.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { explainFailure } from './explainFailure.ts'
import { explainRefusal } from './explainRefusal.ts'

/** Why something was not done; `field` where one is to blame. */
export interface Problem {
  readonly field: string | null
  readonly message: string
}

/** The outcome of a mutation, with why it was refused. */
export interface Refusable {
  readonly errors: readonly problems_error$key[]
}

const fragment = graphql`
  fragment problems_error on UserError @inline {
    field
    message
    reason
    params {
      name
      value
    }
  }
`

/**
 * Makes a sentence of what went wrong, such as "Earshot cannot be reached". `wait`: the seconds
 * after which the server lets it be tried again, where it says so.
 */
export type Say = (what: string, wait: number | null) => string

const plain: Say = (what) => what

/**
 * The problems that an act ended with: what the server refused, or that it has failed. None: it was
 * done.
 */
export function problemsOf(
  outcome: Outcome<Refusable>,
  language: Language,
  say = plain,
): Problem[] {
  if (outcome.kind === 'failed') return [failed(outcome.error, language, say)]
  if (outcome.kind !== 'refused') return []
  return outcome.errors.map((error) => {
    const { field = null, message, reason, params: named } = readInlineData(fragment, error)
    const params = Object.fromEntries(named.map(({ name, value }) => [name, value]))
    return { field, message: explainRefusal({ message, reason, params }, language) }
  })
}

/** The first problem that an act ended with, as a sentence; null: it was done. */
export function problemOf(
  outcome: Outcome<Refusable>,
  language: Language,
  say = plain,
): string | null {
  return problemsOf(outcome, language, say)[0]?.message ?? null
}

/** A failure as a problem of the whole, with what helps and by what it is found in the server's log. */
export function failed(error: unknown, language: Language, say = plain): Problem {
  const t = language.messages(problemsMessages)
  const { kind, title: what, retryAfter, reference } = explainFailure(error, language)
  const wait = kind === 'slowDown' && retryAfter ? Math.ceil(retryAfter / 1000) : null
  const helps = {
    slowDown: () => (wait === null ? what : t('wait', { what, count: wait })),
    tooLarge: () => t('tooLarge', { what }),
    outdated: () => t('outdated', { what }),
  }
  const sentence = say(kind in helps ? helps[kind as keyof typeof helps]() : what, wait)
  return {
    field: null,
    message: reference === undefined ? sentence : t('reference', { sentence, reference }),
  }
}

/** The sentence for one of a form's fields. */
export function problemAt(problems: readonly Problem[], field: string): string | null {
  return problems.find((it) => it.field === field)?.message ?? null
}

/** The sentence that belongs to none of a form's fields. */
export function problemElsewhere(problems: readonly Problem[], ...fields: string[]): string | null {
  return problems.find(({ field }) => field === null || !fields.includes(field))?.message ?? null
}
