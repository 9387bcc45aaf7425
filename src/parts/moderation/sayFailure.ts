import { t } from '#lib/messages/en/moderation.ts'

/** Why a post stayed as it was. */
export function sayFailure(what: string): string {
  return t('act.failed', { what })
}
