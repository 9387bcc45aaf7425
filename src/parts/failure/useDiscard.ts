import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Draft } from '#services/drafts/useDraft.ts'
import { useServices } from '#services/Services.tsx'

interface Form {
  /** Closes it. */
  onDone: () => void
  /** Opens it again, if its place is still there. */
  onReopen: () => void
  /** It may be saved by now: nothing is given up then. */
  isSending: boolean
}

/**
 * Gives up the draft of a form that changes something, and closes it: where something was changed
 * (`isChanged`), a message offers it again.
 */
export function useDiscard<Text>(
  { draft, change, forget }: Pick<Draft<Text>, 'draft' | 'change' | 'forget'>,
  { onDone, onReopen, isSending }: Form,
): (isChanged: boolean) => void {
  const t = useMessages(draftsMessages)
  const { toasts } = useServices()
  return (isChanged) => {
    if (isSending) return
    forget()
    onDone()
    if (!isChanged) return
    const onAction = (): void => {
      change(draft)
      onReopen()
    }
    toasts.add({ text: t('discarded'), action: { label: t('discarded.undo'), onAction } })
  }
}
