import { useCallback, useRef, useState } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { FactButton } from '#ui/rows/Facts.tsx'

const RankingExplanation = lazyOverlay(() =>
  import('./RankingExplanation.lazy.tsx').then((module) => module.RankingExplanation),
)

/** The place of a row in its list, and the order of the list: a search has an order of its own. */
export interface ListPosition {
  readonly sort: 'TRENDING' | 'TOP' | 'NEWEST' | 'ACTIVE'
  readonly search: string
  readonly place: number
}

/** Explains an idea's rank on a press. `reason`: the shortest explanation, if there is one. */
export function RankingButton({
  ideaId,
  reason,
  position,
}: {
  ideaId: string
  reason: string | null
  position: ListPosition
}) {
  const t = useMessages(commonMessages)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const prepare = (): void => void RankingExplanation.preload().catch(() => undefined)
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
      <RankingExplanation
        triggerRef={trigger}
        label={t('idea.whyHere')}
        isOpen={isOpen}
        onClose={close}
        ideaId={ideaId}
        position={position}
      />
    </>
  )
}
