import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { OrderedListProps } from './orderedItem.ts'
import { StillList } from './StillList.tsx'

const DraggableList = lazyComponent<OrderedListProps>(
  () => import('./DraggableList.lazy.tsx').then((module) => module.DraggableList),
  (props) => <StillList {...props} />,
)

interface Props extends OrderedListProps {
  /** The item whose form is open; nothing is dragged then. */
  openId: string | null
}

/** A list in the order of the team. While the form of an item is open the list stands still. */
export function OrderedList({ openId, ...props }: Props) {
  return openId === null ? <DraggableList {...props} /> : <StillList {...props} />
}
