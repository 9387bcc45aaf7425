import { useSubmission, type Submission } from '#entities/Failure/useSubmission.ts'
import { t } from '#lib/messages/en/siteSettings.ts'

const say = (what: string): string => t('settings.failed', { what })

/** Follows the saving of one section. */
export function useSaving(): Submission {
  return useSubmission(say)
}
