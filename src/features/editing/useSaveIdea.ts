import type { FormEvent, RefObject } from 'react'
import { isSame, mergeEdits } from '#lib/mergeEdits.ts'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { useEditProblems } from '#parts/failure/useEditProblems.ts'
import { useTextSubmission, type TextSubmission } from '#parts/failure/useTextSubmission.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { useServices } from '#services/Services.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { textOf, type EditDraft, type IdeaText } from './editDraft.ts'
import { readPresentIdea, type PresentIdea } from './presentIdea.ts'
import { useEditIdea } from './useEditIdea.ts'

interface Edit {
  id: string
  form: RefObject<HTMLFormElement | null>
  draft: EditDraft
  canTag: boolean
  problems: ReturnType<typeof useEditProblems>
  /** The server has it. `isPending`: it waits for approval. */
  onSaved: (isPending: boolean) => void
  /** The idea was changed meanwhile, and reads like this now. */
  onOutdated: (present: PresentIdea) => void
}

/** Saves an edit; changes of other parts by others go together with it without a question. */
export function useSaveIdea(edit: Edit): {
  submit(present: PresentIdea, event?: FormEvent): void
  submission: Pick<TextSubmission, 'isSending' | 'failure'>
} {
  const { id, form, draft, canTag, problems } = edit
  const t = useMessages(editingMessages)
  const { signInPrompt } = useServices()
  const save = useEditIdea()
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: draft.clientMutationId,
    fields: ['title', 'body'],
    say: (what) => t('edit.failed', { what }),
    askToSignIn: () => signInPrompt.ask('save'),
  })
  const sendOver = (
    now: PresentIdea,
    left: number,
    clientMutationId = draft.clientMutationId,
  ): void => {
    const { merged } = mergeWith(draft, now)
    // Left as they are where this edit is not about them: the version does not count tags of the team alone.
    const tagIds = canTag && !isSame(draft.tagIds, draft.base.tagIds) ? merged.tagIds : null
    // Not sent as it is: one that was imported may be longer than what can be sent.
    const body = merged.body === now.text.body ? null : merged.body
    const run = () => save({ id, ...merged, body, tagIds, version: now.version, clientMutationId })
    void send(draft.clientMutationId, run, {
      done: ({ idea }) => edit.onSaved(idea?.state === 'PENDING'),
      refused(refusals, { errors, idea }) {
        if (idea && errors.some(({ code }) => code === 'OUTDATED')) {
          const newest = readPresentIdea(idea, canTag)
          edit.onOutdated(newest)
          if (left > 0 && !hasConflict(draft, newest)) sendOver(newest, left - 1, clientMutationId)
          return true
        }
        // It had arrived, and reads otherwise now with what others changed: its version guards it.
        if (left > 0 && refusals.some(({ field }) => field === 'clientMutationId')) {
          sendOver(now, left - 1, newMutationId())
          return true
        }
        problems.refuse(refusals)
        return focusFirstWrong(form.current)
      },
    })
  }
  return {
    submit(present, event) {
      event?.preventDefault()
      if (!begin()) return
      if (!problems.reveal()) return focusFirstWrong(form.current)
      sendOver(present, 2)
    },
    submission: { isSending, failure },
  }
}

/** Puts an edit together with what an idea says now. */
export function mergeWith(
  draft: EditDraft,
  { text }: PresentIdea,
): ReturnType<typeof mergeEdits<IdeaText>> {
  return mergeEdits<IdeaText>({ base: draft.base, mine: textOf(draft), theirs: text })
}

/** Whether both sides changed the same words, each in their own way. */
export function hasConflict(draft: EditDraft, present: PresentIdea): boolean {
  const { conflicts } = mergeWith(draft, present)
  return (
    draft.version !== present.version &&
    conflicts.some((field) => field === 'title' || field === 'body')
  )
}
