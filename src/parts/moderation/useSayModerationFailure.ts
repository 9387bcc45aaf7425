import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Say } from '#parts/failure/problems.ts'

/** Makes the sentence that says why a post stayed as it was. */
export function useSayModerationFailure(): Say {
  const t = useMessages(moderationMessages)
  return (what) => t('act.failed', { what })
}
