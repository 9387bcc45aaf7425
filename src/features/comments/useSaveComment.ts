import { useState, type FormEvent, type RefObject } from 'react'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt } from '#parts/failure/problems.ts'
import { useTextSubmission, type TextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useServices } from '#services/Services.tsx'
import type { CommentDraftInHand } from './useCommentDraft.ts'
import { useEditComment } from './useEditComment.ts'
import type { useTextProblem } from './useTextProblem.ts'

/** A comment as it was when its form opened. */
export interface CommentStart {
  readonly body: string
  readonly version: number
  readonly internal: boolean
  readonly ideaId: string | null
}

interface Edit {
  id: string
  form: RefObject<HTMLFormElement | null>
  start: CommentStart
  inHand: CommentDraftInHand
  problem: ReturnType<typeof useTextProblem>
  onDone: () => void
}

/** Saves a changed comment, together with what was changed in another place meanwhile. */
export function useSaveComment({ id, form, start, inHand, problem, onDone }: Edit): {
  submit(event?: FormEvent): void
  submission: Pick<TextSubmission, 'isSending' | 'failure'>
  /** The present text of the comment. */
  current: { readonly body: string; readonly version: number }
  /** The same words were changed in another place. */
  isConflict: boolean
} {
  const t = useMessages(commentsMessages)
  const { signInPrompt } = useServices()
  const save = useEditComment(start.ideaId)
  const { draft, arrived } = inHand
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: draft.clientMutationId,
    fields: ['body'],
    say: (what) => t('edit.failed', { what }),
    askToSignIn: () => signInPrompt.ask('save'),
  })
  const [refused, setRefused] = useState<{ body: string; version: number } | null>(null)
  // A draft from before may have begun with what the comment does not say any more.
  const current = refused ?? start
  const { merged, conflicts } = mergeEdits({
    base: draft.base === null ? null : { body: draft.base },
    mine: { body: draft.body },
    theirs: { body: current.body },
  })
  const isOutdated = draft.version !== current.version
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!begin()) return
    if (!problem.reveal()) return
    const sent = { ...draft, ...(isOutdated && { body: merged.body, version: current.version }) }
    const { body, version, clientMutationId } = sent
    void send(clientMutationId, () => save({ id, body, version: version ?? 0, clientMutationId }), {
      done() {
        arrived(true)
        onDone()
      },
      refused(problems, { errors, comment }) {
        if (errors[0]?.code === 'OUTDATED' && comment) {
          setRefused({ body: comment.body, version: comment.version })
          return true
        }
        return problem.refuse(draft.body, problemAt(problems, 'body'))
      },
    })
  }
  const isConflict = isOutdated && conflicts.length > 0
  return { submit, submission: { isSending, failure }, current, isConflict }
}
