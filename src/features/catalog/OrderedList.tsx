import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { OrderedListProps } from './orderedItem.ts'
import { StillList } from './StillList.tsx'

const DraggableList = lazyComponent<OrderedListProps>(
  () => import('./DraggableList.lazy.tsx').then((module) => module.DraggableList),
  (props) => <StillList {...props} />,
)

interface Props extends OrderedListProps {
  /** Nothing is dragged: the form of an item is open, or not all items are shown. */
  isStill: boolean
}

/** A list in the order of the team. */
export function OrderedList({ isStill, ...props }: Props) {
  return isStill ? <StillList {...props} /> : <DraggableList {...props} />
}
