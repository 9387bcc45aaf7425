import { useCallback } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { Button } from '#ui/Button.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const ShortcutDialog = lazyOverlay(() =>
  import('./ShortcutDialog.lazy.tsx').then((module) => module.ShortcutDialog),
)

/** Shows the keys, on `?`. Its button works with the keys off as well. */
export function ShortcutHelp({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const t = useMessages(commonMessages)
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  const open = () => onOpenChange(true)
  useShortcut('?', open)
  return (
    <>
      <Button variant="plain" size="s" aria-haspopup="dialog" onClick={open}>
        {t('shortcuts.open')}
      </Button>
      <ShortcutDialog isOpen={isOpen} onClose={close} />
    </>
  )
}
