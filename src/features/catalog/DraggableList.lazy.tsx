import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import {
  DropIndicator,
  useDragAndDrop,
  type DropTarget,
} from 'react-aria-components/useDragAndDrop'
import { cx } from '#lib/cx.ts'
import { Grip } from '#ui/Grip.tsx'
import type { OrderedItem, OrderedListProps } from './orderedItem.ts'
import { StillList } from './StillList.tsx'
import css from './Catalog.module.css'

/** A list whose items are dragged by mouse, touch and keyboard. */
export function DraggableList({ label, items, onPlace }: OrderedListProps) {
  const ids = items.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop<OrderedItem>({
    getItems: (_, dragged) => dragged.map(({ name }) => ({ 'text/plain': name })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const [id] = keys
      if (id !== undefined) onPlace(String(id), beforeOf(ids, target))
    },
    renderDragPreview: ([item]) => <div className={css.preview}>{item?.['text/plain']}</div>,
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={css.dropLine ?? ''} />
    ),
  })
  // A collection is empty when it is first painted: until it has its items the list stands still.
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilled(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      {!isFilled && (
        <div inert aria-hidden="true">
          <StillList label={label} items={items} />
        </div>
      )}
      <GridList
        aria-label={label}
        items={items}
        dependencies={[items]}
        selectionMode="none"
        disallowTypeAhead
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className={cx(css.list, !isFilled && css.unfilled)}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.name} className={css.item ?? ''}>
            <Button slot="drag" className={css.grip ?? ''}>
              <Grip />
            </Button>
            {item.content}
          </GridListItem>
        )}
      </GridList>
    </>
  )
}

/** The id of what an item comes to stand before; null: it goes to the end. */
function beforeOf(ids: readonly string[], target: DropTarget): string | null {
  if (target.type !== 'item') return null
  const beside = String(target.key)
  return target.dropPosition === 'before' ? beside : (ids[ids.indexOf(beside) + 1] ?? null)
}
