import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf, type Refusable } from '#parts/failure/problems.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { useServices } from '#services/Services.tsx'

/** Says in a message why a setting was not saved; nothing where it was. */
export function useSayNotSaved(): (outcome: Outcome<Refusable>) => void {
  const t = useMessages(notificationsMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  return (outcome) => {
    const problem = problemOf(outcome, language, (what) => t('told.failed', { what }))
    if (problem !== null) toasts.add({ text: problem })
  }
}
