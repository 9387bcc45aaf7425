import { graphql, useFragment } from 'react-relay'
import { BoardChoice } from '#entities/Board/BoardChoice.tsx'
import type { IdeaFields_site$key } from '#generated/IdeaFields_site.graphql.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { useEditProblems } from '#parts/failure/useEditProblems.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { IdeaText } from './editDraft.ts'
import { TagChoice } from './TagChoice.tsx'

interface Props {
  id: string
  site: IdeaFields_site$key
  text: IdeaText
  onTextChange: (part: Partial<IdeaText>) => void
  problems: ReturnType<typeof useEditProblems>
  canTag: boolean
}

/** The fields of an idea that is edited: its words, board and tags. */
export function IdeaFields({ id, site, text, onTextChange: change, problems, canTag }: Props) {
  const t = useMessages(editingMessages)
  const choices = useFragment(
    graphql`
      fragment IdeaFields_site on Site {
        ...BoardChoice_site
        ...TagChoice_site
      }
    `,
    site,
  )
  const { signInPrompt } = useServices()
  const mentions = useMentions(id, text.body, (body) => change({ body }))
  const images = useImages({
    place: `edit ${id}`,
    ...mentions,
    mayAdd: true,
    askToSignIn: () => signInPrompt.ask('save'),
  })
  return (
    <>
      <TextField
        label={t('edit.title')}
        name="title"
        value={text.title}
        onValueChange={(title) => change({ title })}
        error={problems.shown.title}
        max={limits.title.max}
        autoComplete="off"
      />
      <MarkdownField
        label={t('edit.body')}
        optional
        {...mentions}
        images={images}
        renderPreview={() => <MarkdownPreview body={text.body} postId={id} />}
        error={problems.shown.body}
        max={limits.body.max}
      />
      <BoardChoice
        site={choices}
        value={text.boardId}
        onValueChange={(boardId) => change({ boardId })}
      />
      {canTag && (
        <TagChoice
          site={choices}
          value={text.tagIds}
          onValueChange={(tagIds) => change({ tagIds })}
        />
      )}
    </>
  )
}
