import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { failuresMessages } from '#lib/messages/catalogues/failures.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import {
  describeError,
  type DescribeOptions,
  type ErrorDescription,
  type ErrorKind,
} from '#relay/errors/describeError.ts'

/** The sentences of a failure (docs/RULES.md#errors). */
export interface FailureText {
  readonly kind: ErrorKind
  readonly title: string
  readonly text: string
  /** Milliseconds after which the server asks to try again. */
  readonly retryAfter?: number
  /** By which the same failure is found in the server's log. */
  readonly reference?: string
}

/** Puts any failure into words. Never quotes what was not meant for people. */
export function explainFailure(
  error: unknown,
  language: Language,
  options: Pick<DescribeOptions, 'online'> = {},
): FailureText {
  const description = describeError(error, options)
  return { ...description, ...words(description, language) }
}

function words(
  { kind, message, retryAfter }: ErrorDescription,
  language: Language,
): Pick<FailureText, 'title' | 'text'> {
  const t = language.messages(commonMessages)
  const tFailures = language.messages(failuresMessages)
  const text = t('error.text')
  if (kind === 'message') return { title: message ?? t('error.title'), text }
  if (kind === 'part') return { title: t('section.failed'), text }
  if (kind === 'ourSide' || kind === 'unknown') return { title: t('error.title'), text }
  return {
    title: tFailures(`failure.${kind}`),
    text:
      kind === 'slowDown' && retryAfter
        ? tFailures('failure.slowDown.wait', { count: Math.ceil(retryAfter / 1000) })
        : tFailures(`failure.${kind}.text`),
  }
}
