import { useState, useSyncExternalStore } from 'react'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { Button } from '#ui/Button.tsx'
import { LazyDialog } from '#ui/overlays.ts'
import { ShortcutList } from '#ui/ShortcutList.tsx'

/** The keys, on `?`, and the switch that turns them off. Its own button works with the keys off as well. */
export function ShortcutHelp() {
  const { shortcuts } = useServices()
  const isOn = useSyncExternalStore(shortcuts.subscribe, shortcuts.isOn, () => true)
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  return (
    <>
      <Button variant="plain" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('shortcuts.open')}
      </Button>
      <LazyDialog
        title={t('shortcuts.title')}
        isOpen={open}
        onClose={() => setOpen(false)}
        size="s"
        footer={<Button onClick={() => shortcuts.setOn(!isOn)}>{isOn ? t('shortcuts.turnOff') : t('shortcuts.turnOn')}</Button>}
      >
        <p role="status">{isOn ? t('shortcuts.on') : t('shortcuts.off')}</p>
        <ShortcutList
          items={[
            { keys: ['/'], label: t('shortcuts.search') },
            { keys: ['j'], label: t('shortcuts.next') },
            { keys: ['k'], label: t('shortcuts.previous') },
            { keys: ['o'], label: t('shortcuts.openIdea') },
            { keys: ['v'], label: t('shortcuts.vote') },
            { keys: ['c'], label: t('shortcuts.create') },
            { keys: ['?'], label: t('shortcuts.help') },
          ]}
        />
      </LazyDialog>
    </>
  )
}
