import { useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditableBody_idea$key } from '#generated/EditableBody_idea.graphql.ts'
import { formatRelative } from '#lib/format.ts'
import { ideaEditsMessages } from '#lib/messages/catalogues/ideaEdits.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useClock } from '#services/clock/useClock.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { EditIdeaFormProps } from './EditIdeaForm.lazy.tsx'
import { useEditMode } from './useEditMode.ts'
import css from './EditableBody.module.css'

const EditIdeaForm = lazyComponent<EditIdeaFormProps>(() =>
  import('./EditIdeaForm.lazy.tsx').then((module) => module.EditIdeaForm),
)

/**
 * The details of an idea, or in their place the form that changes them. `children`: the details as
 * they are read.
 */
export function EditableBody({
  idea,
  children,
}: {
  idea: EditableBody_idea$key
  children: ReactNode
}) {
  const language = useLanguage()
  const t = useMessages(ideaEditsMessages)
  const { id, viewerCanEdit, editedAt, editedBy, author } = useFragment(
    graphql`
      fragment EditableBody_idea on Idea {
        id
        viewerCanEdit
        editedAt
        editedBy {
          id
          name
        }
        author {
          id
        }
      }
    `,
    idea,
  )
  const clock = useClock()
  const { isEditing, begin, end } = useEditMode()
  const place = useRef<HTMLDivElement>(null)
  const done = (): void => {
    end()
    requestAnimationFrame(() => place.current?.focus())
  }
  const reopen = (): void => {
    if (place.current !== null) begin()
  }
  const when = editedAt == null ? null : formatRelative(editedAt, clock, language)
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {isEditing && viewerCanEdit ? (
        <EditIdeaForm id={id} onDone={done} onReopen={reopen} />
      ) : (
        <>
          {children}
          {when !== null && (
            <p className={css.edited}>
              {editedBy && editedBy.id !== author?.id
                ? t('edit.editedBy', { when, name: editedBy.name })
                : t('edit.edited', { when })}
            </p>
          )}
        </>
      )}
    </div>
  )
}
