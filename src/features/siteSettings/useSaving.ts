import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission, type Submission } from '#parts/failure/useSubmission.ts'

/** Follows the saving of one section. */
export function useSaving(): Submission {
  const t = useMessages(siteSettingsMessages)
  return useSubmission((what) => t('settings.failed', { what }))
}
