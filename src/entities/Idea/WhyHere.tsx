import { useCallback, useRef, useState } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { FactButton } from '#ui/rows/Facts.tsx'

const WhyNote = lazyOverlay(() => import('./WhyNote.tsx').then((module) => module.WhyNote))

/** A row's place in its list, and what the list is sorted by: a search has an order of its own. */
export interface Standing {
  readonly sort: 'TRENDING' | 'TOP' | 'NEWEST' | 'ACTIVE'
  readonly search: string
  readonly place: number
}

/** Says on a press why an idea stands where it stands. `reason`: the shortest answer, if there is one. */
export function WhyHere({
  ideaId,
  reason,
  standing,
}: {
  ideaId: string
  reason: string | null
  standing: Standing
}) {
  const t = useMessages(commonMessages)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const prepare = (): void => void WhyNote.preload().catch(() => undefined)
  return (
    <>
      <FactButton
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        label={`${reason ?? t('idea.whyShort')} ${t('idea.whyHere')}`}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {reason ?? t('idea.whyShort')}
      </FactButton>
      <WhyNote
        triggerRef={trigger}
        label={t('idea.whyHere')}
        isOpen={isOpen}
        onClose={close}
        ideaId={ideaId}
        standing={standing}
      />
    </>
  )
}
