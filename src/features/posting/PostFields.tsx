import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { limits } from '#rules/limits.ts'
import type { FieldImages } from '#ui/FieldImages.ts'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { IdeaDraft } from './draft.ts'
import { SimilarIdeas } from './SimilarIdeas.tsx'
import type { SimilarTarget } from './SimilarRow.tsx'
import type { DraftInHand } from './useIdeaDraft.ts'
import type { ShownProblems } from './usePostProblems.ts'

interface Props {
  draft: IdeaDraft
  change: DraftInHand['change']
  problems: ShownProblems
  images: FieldImages
  /** The text that the details begin with on this board; it says nothing about the idea. */
  template: string
  /** Takes what is written to a similar idea. */
  onCarry: (idea: SimilarTarget) => void
}

/** The words of an idea, with those that are like it. */
export function PostFields({ draft, change, problems, images, template, onCarry }: Props) {
  const t = useMessages(postingMessages)
  const isTemplate = template !== '' && draft.body.trim() === template.trim()
  return (
    <>
      <TextField
        label={t('post.field.title')}
        name="title"
        value={draft.title}
        onValueChange={(title) => change({ title })}
        onBlur={() => problems.reveal('title')}
        error={problems.shown.title}
        max={limits.title.max}
        autoComplete="off"
      />
      <SimilarIdeas title={draft.title} body={isTemplate ? '' : draft.body} onCarry={onCarry} />
      <div onBlur={() => problems.reveal('body')}>
        <MarkdownField
          label={t('post.field.body')}
          optional
          hint={t(isTemplate ? 'post.hint.template' : 'post.hint.body')}
          value={draft.body}
          onValueChange={(body) => change({ body })}
          renderPreview={(body) => <MarkdownPreview body={body} />}
          images={images}
          error={problems.shown.body}
          max={limits.body.max}
        />
      </div>
    </>
  )
}
