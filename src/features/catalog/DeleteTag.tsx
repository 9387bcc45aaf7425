import { graphql, useFragment } from 'react-relay'
import type { DeleteTag_tags$key } from '#generated/DeleteTag_tags.graphql.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { DeleteLabelProps } from './DeleteLabel.lazy.tsx'
import { deleteTag, restoreTag } from './tagActs.ts'
import { useDeletion } from './useDeletion.ts'

const DeleteLabel = lazyOverlay<DeleteLabelProps>(() =>
  import('./DeleteLabel.lazy.tsx').then((module) => module.DeleteLabel),
)

interface Props {
  tags: DeleteTag_tags$key
  /** The one that is to be deleted; null: none. */
  tagId: string | null
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a tag, which is taken off its ideas or replaced by another one. */
export function DeleteTag({ tags: given, tagId, onClose, onDeleted }: Props) {
  const tags = useFragment(
    graphql`
      fragment DeleteTag_tags on Tag @relay(plural: true) {
        id
        name
        totalIdeaCount @catch(to: NULL)
      }
    `,
    given,
  )
  const [remove] = useAct(deleteTag)
  const [restore] = useAct(restoreTag)
  const { tell } = useDeletion((id) => restore({ id }))
  const tag = tags.find(({ id }) => id === tagId)
  if (!tag) return null
  const { id, name, totalIdeaCount } = tag
  return (
    <DeleteLabel
      key={id}
      isOpen
      onClose={onClose}
      kind="tag"
      name={name}
      count={totalIdeaCount ?? 0}
      options={tags
        .filter((one) => one.id !== id)
        .map((one) => ({ value: one.id, label: one.name }))}
      onDelete={(intoId) => remove({ id, intoId })}
      onDone={() => {
        onDeleted()
        tell(tag)
      }}
    />
  )
}
