import { graphql, useFragment } from 'react-relay'
import type { DeleteStatus_statuses$key } from '#generated/DeleteStatus_statuses.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { hasEnded } from '#rules/statuses.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { DeleteLabelProps } from './DeleteLabel.lazy.tsx'
import { deleteStatus, restoreStatus } from './statusActs.ts'
import { useDeletion } from './useDeletion.ts'

const DeleteLabel = lazyOverlay<DeleteLabelProps>(() =>
  import('./DeleteLabel.lazy.tsx').then((module) => module.DeleteLabel),
)

interface Props {
  statuses: DeleteStatus_statuses$key
  /** The one that is to be deleted; null: none. */
  statusId: string | null
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a status, whose ideas get another one; says whether voting on them closes or opens. */
export function DeleteStatus({ statuses: given, statusId, onClose, onDeleted }: Props) {
  const t = useMessages(catalogMessages)
  const statuses = useFragment(
    graphql`
      fragment DeleteStatus_statuses on Status @relay(plural: true) {
        id
        name
        category
        totalIdeaCount @catch(to: NULL)
      }
    `,
    given,
  )
  const [remove] = useAct(deleteStatus)
  const [restore] = useAct(restoreStatus)
  const { tell } = useDeletion((id) => restore({ id }))
  const status = statuses.find(({ id }) => id === statusId)
  if (!status) return null
  const { id, name, totalIdeaCount } = status
  const others = statuses.filter((one) => one.id !== id)
  const isLastOpen =
    status.category === 'OPEN' && !others.some(({ category }) => category === 'OPEN')
  const noteFor = (intoId: string) => {
    const into = others.find((one) => one.id === intoId)
    if (!into || hasEnded(into.category) === hasEnded(status.category)) return null
    return (
      <Notice>{t(hasEnded(into.category) ? 'delete.votingCloses' : 'delete.votingOpens')}</Notice>
    )
  }
  return (
    <DeleteLabel
      key={id}
      isOpen
      onClose={onClose}
      kind="status"
      name={name}
      count={totalIdeaCount ?? 0}
      options={others.map((one) => ({ value: one.id, label: one.name }))}
      obstacle={isLastOpen ? t('delete.lastOpen') : null}
      noteFor={noteFor}
      onDelete={(intoId) => remove({ id, intoId: intoId ?? '' })}
      onDone={() => {
        onDeleted()
        tell(status)
      }}
    />
  )
}
