import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { BoardChoice } from '#entities/Board/BoardChoice.tsx'
import type { IdeaEditor_site$key } from '#generated/IdeaEditor_site.graphql.ts'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useTextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useDraft } from '#services/drafts/useDraft.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictChoice } from '#ui/ConflictChoice.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { TextField } from '#ui/TextField.tsx'
import {
  editDraftKey,
  editDrafts,
  newEditDraft,
  textOf,
  type EditDraft,
  type IdeaText,
} from './editDraft.ts'
import { readPresentIdea, type PresentIdea } from './presentIdea.ts'
import { TagChoice } from './TagChoice.tsx'
import { useEditIdea } from './useEditIdea.ts'
import { useEditProblems } from './useEditProblems.ts'

interface Props {
  id: string
  /** The idea as it was when the form opened. */
  start: PresentIdea
  site: IdeaEditor_site$key
  canTag: boolean
  me: string | null
  onDone: () => void
}

/**
 * The words, board and tags of an idea in a form; what is typed is kept until the server has it,
 * and what others changed meanwhile is never overwritten unseen.
 */
export function IdeaEditor({ id, start, site, canTag, me, onDone }: Props) {
  const t = useMessages(editingMessages)
  const choices = useFragment(
    graphql`
      fragment IdeaEditor_site on Site {
        ...BoardChoice_site
        ...TagChoice_site
      }
    `,
    site,
  )
  const { signInPrompt, toasts } = useServices()
  const { draft, change, replace, posted, forget, kept, older } = useDraft<EditDraft>({
    key: editDraftKey(id),
    kind: editDrafts,
    start: () => newEditDraft(start.text, start.version),
    renew,
    onPosted: onDone,
  })
  const [refused, setRefused] = useState<PresentIdea | null>(null)
  // A draft from before may have begun with what the idea does not say any more.
  const present = refused ?? start
  const { merged, conflicts } = mergeEdits<IdeaText>({
    base: draft.base,
    mine: textOf(draft),
    theirs: present.text,
  })
  const isConflict = hasConflict(draft, present)
  const type = (part: Partial<IdeaText>): void => change(renew({ ...draft, ...part }))
  const mentions = useMentions(id, draft.body, (body) => type({ body }))
  const images = useImages({
    place: `edit ${id}`,
    ...mentions,
    mayAdd: true,
    askToSignIn: () => signInPrompt.ask('post'),
  })
  const problems = useEditProblems(draft, present.text)
  const save = useEditIdea()
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, begin, ...submission } = useTextSubmission({
    form,
    textId: draft.clientMutationId,
    fields: ['title', 'body'],
    say: (what) => t('edit.failed', { what }),
    askToSignIn: () => signInPrompt.ask('post'),
  })
  const focus = (): void =>
    void requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const goOn = (text: IdeaText, isMine: boolean): void => {
    const seen = { base: present.text, version: present.version }
    // Both have been seen: the one that is not chosen raises no question when it is used after all.
    change(renew({ ...draft, ...merged, ...seen }))
    if (!isMine) replace(renew({ ...draft, ...text, ...seen }))
    focus()
  }
  const close = (): void => {
    forget()
    onDone()
  }
  const send = (now: PresentIdea, left: number): void => {
    const { clientMutationId, ...mine } = draft
    const { merged: text } = mergeEdits<IdeaText>({
      base: mine.base,
      mine: textOf(mine),
      theirs: now.text,
    })
    const tagIds = canTag ? text.tagIds : null
    void submission.send(
      clientMutationId,
      () => save({ id, ...text, tagIds, version: now.version, clientMutationId }),
      {
        done({ idea }) {
          posted()
          toasts.add({ text: t(idea?.state === 'PENDING' ? 'edit.waits' : 'edit.saved') })
          onDone()
        },
        refused(refusals, { errors, idea }) {
          if (idea && errors.some(({ code }) => code === 'OUTDATED')) {
            const newest = readPresentIdea(idea, canTag)
            setRefused(newest)
            // A change of other parts goes together with this one without a question.
            if (left > 0 && !hasConflict(draft, newest)) send(newest, left - 1)
            return true
          }
          problems.refuse(refusals)
          return focusFirstWrong(form.current)
        },
      },
    )
  }
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!begin()) return
    if (!problems.reveal()) return focusFirstWrong(form.current)
    send(present, 2)
  }
  const isUntouched =
    mergeEdits<IdeaText>({ base: null, mine: textOf(draft), theirs: present.text }).conflicts
      .length === 0
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
    if (event.key === 'Escape' && !event.defaultPrevented && isUntouched) close()
  }
  if (isConflict) {
    const { editedBy } = present
    return (
      <ConflictChoice
        by={editedBy && (editedBy.id === me ? 'you' : editedBy)}
        theirs={{ title: present.text.title, body: withoutIds(present.text.body) }}
        mine={{ title: merged.title, body: withoutIds(merged.body) }}
        onTakeTheirs={() =>
          goOn(
            {
              ...merged,
              ...Object.fromEntries(conflicts.map((field) => [field, present.text[field]])),
            },
            false,
          )
        }
        onKeepMine={() => goOn(merged, true)}
      />
    )
  }
  return (
    <FormStack ref={form} onSubmit={submit} onKeyDown={onKeyDown} aria-label={t('edit.label')}>
      {older && (
        <OlderTextNotice
          text={withoutIds(editDrafts.wordsOf(older.text))}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      <TextField
        label={t('edit.title')}
        name="title"
        value={draft.title}
        onValueChange={(title) => type({ title })}
        error={problems.shown.title}
        max={limits.title.max}
        autoComplete="off"
      />
      <MarkdownField
        label={t('edit.body')}
        optional
        {...mentions}
        images={images}
        renderPreview={() => <MarkdownPreview body={draft.body} />}
        error={problems.shown.body}
        max={limits.body.max}
      />
      <BoardChoice
        site={choices}
        value={draft.boardId}
        onValueChange={(boardId) => type({ boardId })}
      />
      {canTag && (
        <TagChoice
          site={choices}
          value={draft.tagIds}
          onValueChange={(tagIds) => type({ tagIds })}
        />
      )}
      <SendFailure {...failure} />
      <FormActions
        note={kept === null ? null : t(kept === 'kept' ? 'edit.draftKept' : 'edit.draftPageOnly')}
      >
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {t(isSending ? 'edit.saving' : 'edit.save')}
        </Button>
        <Button variant="plain" onClick={close}>
          {t('edit.cancel')}
        </Button>
      </FormActions>
    </FormStack>
  )
}

/** Whether both sides changed the same words, each in their own way. */
function hasConflict(draft: EditDraft, { text, version }: PresentIdea): boolean {
  const { conflicts } = mergeEdits<IdeaText>({
    base: draft.base,
    mine: textOf(draft),
    theirs: text,
  })
  return (
    draft.version !== version && conflicts.some((field) => field === 'title' || field === 'body')
  )
}

/** Another text is another edit, with an id of its own. */
function renew(draft: EditDraft): EditDraft {
  return { ...draft, clientMutationId: newMutationId() }
}
