import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { MoreIcon } from '#ui/MoreIcon.tsx'
import type { MenuProps } from '#ui/overlayProps.ts'

const Menu = lazyOverlay<MenuProps>(() =>
  import('#ui/overlays/Menu.lazy.tsx').then((module) => module.Menu),
)

interface Props {
  item: { readonly id: string; readonly name: string }
  /** The ids of all, in their order. */
  ids: readonly string[]
  onPlace: (id: string, beforeId: string | null) => void
}

/** All that dragging does, as a menu. */
export function OrderMenu({ item: { id, name }, ids, onPlace }: Props) {
  const t = useMessages(catalogMessages)
  const at = ids.indexOf(id)
  const [first = null, previous = null] = [ids[0], ids[at - 1]]
  const move = (beforeId: string | null) => () => onPlace(id, beforeId)
  const items = [
    ...(at > 0
      ? [
          { id: 'top', label: t('catalog.top'), onAction: move(first) },
          { id: 'up', label: t('catalog.up'), onAction: move(previous) },
        ]
      : []),
    ...(at < ids.length - 1
      ? [
          { id: 'down', label: t('catalog.down'), onAction: move(ids[at + 2] ?? null) },
          { id: 'end', label: t('catalog.end'), onAction: move(null) },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <MenuButton
      label={t('catalog.more', { name })}
      icon={<MoreIcon />}
      preload={Menu.preload}
      menu={(overlay) => <Menu {...overlay} items={items} />}
    />
  )
}
