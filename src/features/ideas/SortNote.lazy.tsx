import { useCallback, useRef, useState } from 'react'
import { rankingMessages } from '#lib/messages/catalogues/ranking.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { ListChoice, SortName } from './listAddress.ts'

const SortExplanation = lazyOverlay(() =>
  import('./SortExplanation.lazy.tsx').then((module) => module.SortExplanation),
)

/** Explains the order of a list on a press. */
export function SortNote({
  choice,
  sort = 'trending',
}: {
  choice: ListChoice
  /** The order that the list has. */
  sort?: SortName
}) {
  const t = useMessages(rankingMessages)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const prepare = (): void => void SortExplanation.preload().catch(() => undefined)
  return (
    <>
      <Button
        ref={trigger}
        variant="plain"
        size="s"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('sort.why')}
      </Button>
      <SortExplanation
        triggerRef={trigger}
        label={t('sort.why')}
        align="end"
        isOpen={isOpen}
        onClose={close}
        choice={{ ...choice, sort: choice.sort ?? sort }}
      />
    </>
  )
}
