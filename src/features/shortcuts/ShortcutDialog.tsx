import { useSyncExternalStore } from 'react'
import { t as tShortcuts } from '#lib/messages/en/shortcuts.ts'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ShortcutList } from '#ui/ShortcutList.tsx'
import css from './ShortcutDialog.module.css'

/** The keys, and the switch that turns them off. Lazy: never import it statically. */
export function ShortcutDialog({ isOpen, onClose }: OverlayProps) {
  const { shortcuts } = useServices()
  const isOn = useSyncExternalStore(shortcuts.subscribe, shortcuts.isOn, () => true)
  const flip = <Button onClick={() => shortcuts.setOn(!isOn)}>{isOn ? tShortcuts('shortcuts.turnOff') : tShortcuts('shortcuts.turnOn')}</Button>
  return (
    <Dialog title={t('shortcuts.title')} isOpen={isOpen} onClose={onClose} size="s" footer={flip}>
      <p role="status" className={css.state}>
        {isOn ? tShortcuts('shortcuts.on') : tShortcuts('shortcuts.off')}
      </p>
      <ShortcutList
        items={[
          { keys: ['/'], label: tShortcuts('shortcuts.search') },
          { keys: ['Ctrl', 'K'], label: tShortcuts('shortcuts.palette') },
          { keys: ['j'], label: tShortcuts('shortcuts.next') },
          { keys: ['k'], label: tShortcuts('shortcuts.previous') },
          { keys: ['o'], label: tShortcuts('shortcuts.openIdea') },
          { keys: ['v'], label: tShortcuts('shortcuts.vote') },
          { keys: ['c'], label: tShortcuts('shortcuts.create') },
          { keys: ['?'], label: tShortcuts('shortcuts.help') },
        ]}
      />
    </Dialog>
  )
}
