import { useState } from 'react'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Submission } from '#parts/failure/useSubmission.ts'
import { useServices } from '#services/Services.tsx'
import { roleName } from './roleName.ts'
import { useCopyInvitationLink } from './useChangeInvitation.ts'

/**
 * Copies the link of an invitation to the clipboard. Gives the link as `shown` where the browser
 * does not let that happen, to be copied by hand.
 */
export function useCopyLink(
  { id, role }: { id: string; role: string },
  { submit, refuse }: Submission,
): { copy: () => Promise<void>; shown: string | null } {
  const t = useMessages(peopleMessages)
  const { toasts } = useServices()
  const [ask] = useCopyInvitationLink()
  const [shown, setShown] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    setShown(null)
    const done = await submit(() => ask({ id }))
    if (done === null) return
    const { url } = done
    if (url == null) return refuse([{ field: null, message: t('open.gone') }])
    try {
      await navigator.clipboard.writeText(url)
      toasts.add({ text: t('open.copied', { role: roleName(role, t) }) })
    } catch {
      setShown(url)
    }
  }
  return { copy, shown }
}
