import { useLocation } from 'react-router-dom'
import { t } from '#lib/messages/en/ideaPage.ts'
import { Notice } from '#ui/Notice.tsx'

/** Tells whoever came by the address of a merged idea why they are here. */
export function MergedNotice() {
  const { state } = useLocation()
  const title = mergedTitle(state)
  if (title === null) return null
  return <Notice role="status">{t('idea.merged', { title })}</Notice>
}

function mergedTitle(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('mergedTitle' in state)) return null
  return typeof state.mergedTitle === 'string' ? state.mergedTitle : null
}
