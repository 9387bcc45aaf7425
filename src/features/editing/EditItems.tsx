import { useCallback, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditItems_idea$key } from '#generated/EditItems_idea.graphql.ts'
import { ideaEditsMessages } from '#lib/messages/catalogues/ideaEdits.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { MenuItem, OverlayProps } from '#ui/overlayProps.ts'
import { useEditMode } from './useEditMode.ts'

const HistoryDialog = lazyOverlay<OverlayProps & { id: string }>(() =>
  import('#entities/IdeaEdit/HistoryDialog.lazy.tsx').then((module) => module.HistoryDialog),
)

/**
 * The items of an idea's menu about edits, with `e` for editing, and their dialog. `children` draws
 * the menu.
 */
export function EditItems({
  idea,
  children,
}: {
  idea: EditItems_idea$key
  children: (items: readonly MenuItem[]) => ReactNode
}) {
  const t = useMessages(ideaEditsMessages)
  const { id, viewerCanEdit, viewerCanModerate, editedAt } = useFragment(
    graphql`
      fragment EditItems_idea on Idea {
        id
        viewerCanEdit
        viewerCanModerate
        editedAt
      }
    `,
    idea,
  )
  const { begin, isEditing } = useEditMode()
  useShortcut('e', viewerCanEdit && !isEditing ? begin : null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const items = [
    viewerCanEdit && { id: 'edit', label: t('edit.open'), onAction: begin, isDisabled: isEditing },
    viewerCanModerate &&
      editedAt != null && {
        id: 'history',
        label: t('edit.history'),
        onAction: () => setOpen(true),
      },
  ].filter((item) => item !== false)
  return (
    <>
      {children(items)}
      <HistoryDialog id={id} isOpen={isOpen} onClose={close} />
    </>
  )
}
