import { t } from '#lib/messages/t.ts'

/** Why signing in has failed: what happened, and that nothing is lost. */
export function sayFailure(what: string): string {
  return `${what}. ${t('error.text')}`
}
