import { t } from '#lib/messages/en/timeline.ts'
import { limits } from '#rules/limits.ts'

/** Says how many comments are new to their reader; the server stops counting at a limit. */
export function freshText(count: number): string {
  return count < limits.unreadCounted
    ? t('timeline.fresh', { count })
    : t('timeline.many', { count })
}
