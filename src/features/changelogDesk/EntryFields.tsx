import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { useEditProblems } from '#parts/failure/useEditProblems.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { EntryDraft } from './entryDraft.ts'
import { IdeaChoice } from './IdeaChoice.tsx'
import { LabelChoice } from './LabelChoice.tsx'

interface Props {
  /** Names the draft among all of this client. */
  place: string
  draft: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
  problems: ReturnType<typeof useEditProblems>
  ideasProblem: string | null
  /** Titles of the ideas that the entry has already, by id. */
  titles: Readonly<Record<string, string>>
}

/** The fields of an entry: its words, kinds and ideas. */
export function EntryFields({
  place,
  draft,
  onChange: change,
  problems,
  ideasProblem,
  titles,
}: Props) {
  const t = useMessages(changelogDeskMessages)
  const { signInPrompt } = useServices()
  const images = useImages({
    place: `entry ${place}`,
    value: draft.body,
    onValueChange: (body) => change({ body }),
    mayAdd: true,
    askToSignIn: () => signInPrompt.ask('save'),
  })
  return (
    <>
      <TextField
        label={t('entry.title')}
        name="title"
        value={draft.title}
        onValueChange={(title) => change({ title })}
        error={problems.shown.title}
        max={limits.title.max}
        autoComplete="off"
      />
      <LabelChoice value={draft.labels} onValueChange={(labels) => change({ labels })} />
      <MarkdownField
        label={t('entry.body')}
        optional
        value={draft.body}
        onValueChange={(body) => change({ body })}
        images={images}
        renderPreview={(body) => <MarkdownPreview body={body} />}
        error={problems.shown.body}
        max={limits.body.max}
      />
      <IdeaChoice
        value={draft.ideaIds}
        titles={{ ...titles, ...draft.titles }}
        onLink={(id, title) =>
          change({
            ideaIds: [...draft.ideaIds.filter((one) => one !== id), id],
            titles: { ...draft.titles, [id]: title },
          })
        }
        onUnlink={(id) => change({ ideaIds: draft.ideaIds.filter((one) => one !== id) })}
        error={ideasProblem}
      />
    </>
  )
}
