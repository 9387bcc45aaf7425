import { useCallback, useState } from 'react'
import { t } from '#lib/messages/t.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { Button } from '#ui/Button.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const ShortcutDialog = lazyOverlay(() => import('./ShortcutDialog.tsx').then((module) => module.ShortcutDialog))

/** Shows the keys, on `?`. Its button works with the keys off as well. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useShortcut('?', () => setOpen(true))
  return (
    <>
      <Button variant="plain" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('shortcuts.open')}
      </Button>
      <ShortcutDialog isOpen={open} onClose={close} />
    </>
  )
}
