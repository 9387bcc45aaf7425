import { t } from '#lib/messages/en/siteSettings.ts'
import { useSubmission, type Submission } from '#parts/failure/useSubmission.ts'

const say = (what: string): string => t('settings.failed', { what })

/** Follows the saving of one section. */
export function useSaving(): Submission {
  return useSubmission(say)
}
