import { useSyncExternalStore } from 'react'
import { shortcutsMessages } from '#lib/messages/catalogues/shortcuts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { isApple } from '#services/shortcuts/isApple.ts'
import type { ShortcutKey } from '#services/shortcuts/shortcuts.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { ShortcutList } from '#ui/ShortcutList.tsx'
import css from './ShortcutDialog.module.css'

/** Every key, in the order in which they are listed: the type demands a new one here. */
const places: Readonly<Record<ShortcutKey, true>> = {
  '/': true,
  j: true,
  k: true,
  o: true,
  v: true,
  x: true,
  a: true,
  t: true,
  e: true,
  s: true,
  m: true,
  l: true,
  c: true,
  '?': true,
}
const listed = Object.keys(places) as ShortcutKey[]

/** The keys of the screen that is shown, and the switch that turns them off. */
export function ShortcutDialog({ isOpen, onClose }: OverlayProps) {
  const tShortcuts = useMessages(shortcutsMessages)
  const { shortcuts } = useServices()
  const isOn = useSyncExternalStore(shortcuts.subscribe, shortcuts.isOn, () => true)
  const bound = shortcuts.keys()
  const flip = (
    <Button onClick={() => shortcuts.setOn(!isOn)}>
      {isOn ? tShortcuts('shortcuts.turnOff') : tShortcuts('shortcuts.turnOn')}
    </Button>
  )
  return (
    <Dialog
      title={tShortcuts('shortcuts.title')}
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      footer={flip}
    >
      <p role="status" className={css.state}>
        {isOn ? tShortcuts('shortcuts.on') : tShortcuts('shortcuts.off')}
      </p>
      <ShortcutList
        items={[
          { keys: [isApple() ? '⌘' : 'Ctrl', 'K'], label: tShortcuts('shortcuts.palette') },
          ...listed
            .filter((key) => bound.has(key))
            .map((key) => ({ keys: [key], label: tShortcuts(`shortcuts.${key}`) })),
        ]}
      />
    </Dialog>
  )
}
