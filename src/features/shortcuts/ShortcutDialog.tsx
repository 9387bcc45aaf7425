import { useSyncExternalStore } from 'react'
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
  const flip = <Button onClick={() => shortcuts.setOn(!isOn)}>{isOn ? t('shortcuts.turnOff') : t('shortcuts.turnOn')}</Button>
  return (
    <Dialog title={t('shortcuts.title')} isOpen={isOpen} onClose={onClose} size="s" footer={flip}>
      <p role="status" className={css.state}>
        {isOn ? t('shortcuts.on') : t('shortcuts.off')}
      </p>
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
    </Dialog>
  )
}
