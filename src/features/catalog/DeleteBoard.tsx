import { graphql, useFragment } from 'react-relay'
import type { DeleteBoard_boards$key } from '#generated/DeleteBoard_boards.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { Notice } from '#ui/Notice.tsx'
import { deleteBoard, restoreBoard } from './boardActs.ts'
import type { DeleteLabelProps } from './DeleteLabel.lazy.tsx'
import { useDeletion } from './useDeletion.ts'

const DeleteLabel = lazyOverlay<DeleteLabelProps>(() =>
  import('./DeleteLabel.lazy.tsx').then((module) => module.DeleteLabel),
)

interface Props {
  boards: DeleteBoard_boards$key
  /** The one that is to be deleted; null: none. */
  boardId: string | null
  onClose: () => void
  onDeleted: () => void
}

const openness = ['TEAM', 'MEMBERS', 'PUBLIC']

/** Deletes a board, whose ideas go to another one; says who will and will not read them then. */
export function DeleteBoard({ boards: given, boardId, onClose, onDeleted }: Props) {
  const t = useMessages(catalogMessages)
  const boards = useFragment(
    graphql`
      fragment DeleteBoard_boards on Board @relay(plural: true) {
        id
        name
        visibility
        totalIdeaCount @catch(to: NULL)
      }
    `,
    given,
  )
  const [remove] = useAct(deleteBoard)
  const [restore] = useAct(restoreBoard)
  const { tell } = useDeletion((id) => restore({ id }))
  const board = boards.find(({ id }) => id === boardId)
  if (!board) return null
  const { id, name, visibility, totalIdeaCount } = board
  const others = boards.filter((one) => one.id !== id)
  const noteFor = (intoId: string) => {
    const into = others.find((one) => one.id === intoId)
    const more = openness.indexOf(into?.visibility ?? visibility) - openness.indexOf(visibility)
    if (!into || more === 0) return null
    return (
      <Notice>{t(more > 0 ? 'delete.opens' : 'delete.closes', { name, into: into.name })}</Notice>
    )
  }
  return (
    <DeleteLabel
      key={id}
      isOpen
      onClose={onClose}
      kind="board"
      name={name}
      count={totalIdeaCount ?? 0}
      options={others.map((one) => ({ value: one.id, label: one.name }))}
      obstacle={others.length === 0 ? t('delete.lastBoard') : null}
      noteFor={noteFor}
      onDelete={(intoId) => remove({ id, intoId: intoId ?? '' })}
      onDone={() => {
        onDeleted()
        tell(board)
      }}
    />
  )
}
