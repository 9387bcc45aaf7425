import { use } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf, type Refusable } from '#parts/failure/problems.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useServices } from '#services/Services.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * Follows up a deletion: shows a message with the way to undo it, and undoes it later on. Takes how
 * to restore something by its id.
 */
export function useDeletion(restore: (id: string) => Promise<Outcome<Refusable>>): {
  tell: (label: Named) => void
  undo: (label: Named) => Promise<void>
} {
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const refreshFrame = use(FrameRefreshContext)
  const refresh = (): void => void refreshFrame().catch(() => undefined)
  const undo = async ({ id, name }: Named): Promise<void> => {
    const outcome = await restore(id)
    const problem = problemOf(outcome, language, (what) => t('deleted.failed', { name, what }))
    toasts.add({ text: problem ?? t('deleted.restored', { name }) })
    refresh()
  }
  return {
    undo,
    tell: (label) => {
      toasts.add({
        text: t('delete.done', { name: label.name }),
        action: { label: t('delete.undo'), onAction: () => void undo(label) },
      })
      refresh()
    },
  }
}
