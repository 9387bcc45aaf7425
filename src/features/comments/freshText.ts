import type { Translate } from '#lib/messages/catalogue.ts'
import type { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { limits } from '#rules/limits.ts'

/** Says how many comments are new to their reader; the server stops counting at a limit. */
export function freshText(count: number, t: Translate<typeof timelineMessages>): string {
  return count < limits.unreadCounted
    ? t('timeline.fresh', { count })
    : t('timeline.many', { count })
}
