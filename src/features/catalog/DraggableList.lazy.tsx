import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import {
  DropIndicator,
  useDragAndDrop,
  type DropTarget,
} from 'react-aria-components/useDragAndDrop'
import { Grip } from '#ui/Grip.tsx'
import type { OrderedItem, OrderedListProps } from './orderedItem.ts'
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
  return (
    <GridList
      aria-label={label}
      items={items}
      dependencies={[items]}
      selectionMode="none"
      disallowTypeAhead
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      className={css.list ?? ''}
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
  )
}

/** The id of what an item comes to stand before; null: it goes to the end. */
function beforeOf(ids: readonly string[], target: DropTarget): string | null {
  if (target.type !== 'item') return null
  const beside = String(target.key)
  return target.dropPosition === 'before' ? beside : (ids[ids.indexOf(beside) + 1] ?? null)
}
