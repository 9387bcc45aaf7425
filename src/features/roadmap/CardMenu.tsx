import { useState } from 'react'
import { planningMessages } from '#lib/messages/catalogues/planning.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { MoreIcon } from '#ui/MoreIcon.tsx'
import type { MenuItem, MenuProps } from '#ui/overlayProps.ts'
import { StatusDot } from '#ui/StatusMark.tsx'
import { isSortedByDate, type CardData, type ColumnData } from './columnData.ts'
import type { MonthDialogProps } from './MonthDialog.lazy.tsx'
import type { PlannedStatus } from './planning.ts'

const Menu = lazyOverlay<MenuProps>(() =>
  import('#ui/overlays/Menu.lazy.tsx').then((module) => module.Menu),
)
const MonthDialog = lazyOverlay<MonthDialogProps>(() =>
  import('./MonthDialog.lazy.tsx').then((module) => module.MonthDialog),
)

interface Props {
  card: CardData
  column: ColumnData
  statuses: readonly PlannedStatus[]
  onMove: (place: { beforeId?: string; afterId?: string }) => void
  onStatus: (to: PlannedStatus) => void
}

/** All that dragging does, and the month, as a menu. */
export function CardMenu({ card, column, statuses, onMove, onStatus }: Props) {
  const t = useMessages(planningMessages)
  const [isMonthOpen, setMonthOpen] = useState(false)
  const { cards } = column
  const at = cards.findIndex(({ id }) => id === card.id)
  const [first, previous, next] = [cards[0], cards[at - 1], cards[at + 1]]
  const places: MenuItem[] = [
    ...(previous && first
      ? [
          { id: 'top', label: t('plan.top'), onAction: () => onMove({ beforeId: first.id }) },
          { id: 'up', label: t('plan.up'), onAction: () => onMove({ beforeId: previous.id }) },
        ]
      : []),
    ...(next
      ? [
          { id: 'down', label: t('plan.down'), onAction: () => onMove({ afterId: next.id }) },
          { id: 'end', label: t('plan.end'), onAction: () => onMove({}) },
        ]
      : []),
  ]
  const items: MenuItem[] = [
    ...(isSortedByDate(column) ? [] : places),
    { id: 'month', label: t('plan.month'), onAction: () => setMonthOpen(true) },
  ]
  const choice = {
    label: t('plan.status'),
    value: column.id,
    options: statuses.map(({ id, name, category, color }) => ({
      id,
      label: name,
      icon: <StatusDot category={category} color={color} />,
    })),
    onChange: (id: string) => {
      const to = statuses.find((one) => one.id === id)
      if (to) onStatus(to)
    },
  }
  return (
    <>
      <MenuButton
        label={t('plan.more', { title: card.title })}
        icon={<MoreIcon />}
        preload={Menu.preload}
        menu={(overlay) => <Menu {...overlay} items={items} choice={choice} />}
      />
      <MonthDialog
        ideaId={card.id}
        month={card.targetMonth}
        isOpen={isMonthOpen}
        onClose={() => setMonthOpen(false)}
      />
    </>
  )
}
