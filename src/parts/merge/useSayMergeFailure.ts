import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Say } from '#parts/failure/problems.ts'

/** Makes the sentence that says why an idea was not merged, or not taken out again. */
export function useSayMergeFailure(): Say {
  const t = useMessages(mergingMessages)
  return (what) => t('merge.failed', { what })
}
