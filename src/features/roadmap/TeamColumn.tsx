import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import {
  DropIndicator,
  useDragAndDrop,
  type DragAndDrop,
  type DropTarget,
} from 'react-aria-components/useDragAndDrop'
import { cx } from '#lib/cx.ts'
import { Grip } from '#ui/Grip.tsx'
import { CardMenu } from './CardMenu.tsx'
import { isSortedByDate, type CardData, type ColumnData } from './columnData.ts'
import { placeOf } from './landing.ts'
import type { PlannedStatus } from './planning.ts'
import { RoadmapCard } from './RoadmapCard.tsx'
import css from './TeamColumn.module.css'

/** The kind of what is dragged, so that nothing from elsewhere is taken. */
const KIND = 'application/x-earshot-idea'

type Place = ReturnType<typeof placeOf>

interface Props {
  column: ColumnData
  /** The note in place of ideas while it has none. */
  empty: ReactNode
  statuses: readonly PlannedStatus[]
  onHold: (card: CardData) => void
  onLetGo: () => void
  /** Told of the place in this column where the held idea would land; null: in none. */
  onTarget: (target: DropTarget | null, isByKeyboard: boolean) => void
  onDrop: (place: Place) => void
  onMove: (card: CardData, place: Place) => void
  onStatus: (card: CardData, to: PlannedStatus) => void
}

/** A column whose ideas are dragged within it and to others; what is sorted by date takes ideas as a whole. */
export function TeamColumn(props: Props) {
  const { column, empty, statuses, onHold, onLetGo, onTarget, onDrop, onMove, onStatus } = props
  const { id, cards } = column
  const byDate = isSortedByDate(column)
  const drop = ({ target }: { target: DropTarget }): void => onDrop(placeOf(target))
  const dnd: DragAndDrop<CardData> = useDragAndDrop<CardData>({
    acceptedDragTypes: [KIND],
    getItems: (_, items) => items.map((card) => ({ [KIND]: card.id, 'text/plain': card.title })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target) => (takes(target, byDate || cards.length === 0) ? 'move' : 'cancel'),
    onDragStart: ({ keys }) => {
      const card = cards.find((one) => keys.has(one.id))
      if (card) onHold(card)
    },
    onDragEnd: onLetGo,
    onDropEnter: ({ target }) =>
      onTarget(target, dnd.dragAndDropHooks.isVirtualDragging?.() ?? false),
    onDropExit: () => onTarget(null, false),
    onRootDrop: () => onDrop({}),
    ...(!byDate && { onInsert: drop, onReorder: drop }),
    renderDragPreview: ([item]) => <div className={css.preview}>{item?.['text/plain']}</div>,
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.line ?? ''} />,
  })
  return (
    <GridList
      aria-labelledby={`column-${id}`}
      items={cards}
      dependencies={[column, statuses]}
      selectionMode="none"
      disallowTypeAhead
      dragAndDropHooks={dnd.dragAndDropHooks}
      renderEmptyState={() => empty}
      className={cx(css.list, byDate && css.byDate)}
    >
      {(card) => (
        <GridListItem id={card.id} textValue={card.title} className={css.card ?? ''}>
          <Button slot="drag" className={css.grip ?? ''}>
            <Grip />
          </Button>
          <RoadmapCard
            idea={card.idea}
            menu={
              <CardMenu
                card={card}
                column={column}
                statuses={statuses}
                onMove={(place) => onMove(card, place)}
                onStatus={(to) => onStatus(card, to)}
              />
            }
          />
        </GridListItem>
      )}
    </GridList>
  )
}

/** Whether an idea may be let go at a target: a column as a whole, or between its ideas. */
function takes(target: DropTarget, asWhole: boolean): boolean {
  return target.type === 'root' ? asWhole : !asWhole && target.dropPosition !== 'on'
}
