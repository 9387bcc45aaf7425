import { t } from '#lib/messages/en/merging.ts'

/** Why an idea was not merged, or not taken out again. */
export function sayFailure(what: string): string {
  return t('merge.failed', { what })
}
