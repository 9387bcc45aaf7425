import { useRef, useState, type FormEvent } from 'react'
import { editingMessages } from '#lib/messages/catalogues/editing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt } from '#parts/failure/problems.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useTextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { hasEnded } from '#rules/statuses.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { FieldsSending } from '#ui/FieldsSending.ts'
import { isSendKey } from '#ui/isSendKey.ts'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import type { DialogProps, OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { ChosenStatus } from './StatusMenu.tsx'
import { useAnswerDraft } from './useAnswerDraft.ts'
import { useSetIdeaStatus } from './useSetIdeaStatus.ts'
import css from './StatusDialog.module.css'

export interface StatusDialogProps extends OverlayProps, Pick<DialogProps, 'onClosed'> {
  ideaId: string
  from: ChosenStatus
  to: ChosenStatus
}

/**
 * Sets an idea's status, with an official answer where there is something to say; to the same
 * status it is the answer alone.
 */
export function StatusDialog({ isOpen, onClose, ...props }: StatusDialogProps) {
  return isOpen && <Opened {...props} onClose={onClose} />
}

function Opened({ onClose, onClosed, ideaId, from, to }: Omit<StatusDialogProps, 'isOpen'>) {
  const t = useMessages(editingMessages)
  const { signInPrompt, toasts } = useServices()
  const { draft, change, posted } = useAnswerDraft(ideaId)
  const mentions = useMentions(ideaId, draft.body, (body) => change(body))
  const images = useImages({
    place: `answer ${ideaId}`,
    ...mentions,
    mayAdd: true,
    askToSignIn: () => signInPrompt.ask('save'),
  })
  const [answerProblem, setAnswerProblem] = useState<string | null>(null)
  // The dialog stays what it was while its own answer arrives.
  const [isAnswerAlone] = useState(from.id === to.id)
  const set = useSetIdeaStatus(isAnswerAlone)
  // The draft is the idea's: the same words with another status are another answer.
  const textId = `${draft.clientMutationId}.${to.id}`
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId,
    fields: ['answer'],
    say: (what) => t('status.failed', { what }),
    askToSignIn: () => signInPrompt.ask('save'),
  })
  const isMissing = isAnswerAlone && draft.body.trim() === ''
  const save = (event?: FormEvent): void => {
    event?.preventDefault()
    if (isMissing || !begin()) return
    setAnswerProblem(null)
    const wanted = { ideaId, statusId: to.id, answer: draft.body, clientMutationId: textId }
    void send(textId, () => set(wanted), {
      done() {
        posted()
        // The status is seen in the head; an answer appears above where one may be reading.
        if (draft.body.trim() !== '') toasts.add({ text: t('status.answered') })
        // Closed and opened again meanwhile, it is another one.
        if (form.current !== null) onClose()
      },
      refused: (problems) => setAnswerProblem(problemAt(problems, 'answer')),
    })
  }
  return (
    <Dialog
      title={isAnswerAlone ? t('status.answerTo') : t('status.dialog', { status: to.name })}
      isOpen
      onClose={onClose}
      onClosed={onClosed}
      footer={<Foot {...{ isAnswerAlone, isSending, isMissing, onClose }} onSave={() => save()} />}
    >
      <form ref={form} onSubmit={save} noValidate>
        <div
          ref={focusAnswer}
          className={css.form}
          onKeyDown={(event) => isSendKey(event) && save()}
        >
          {!isAnswerAlone && hasEnded(from.category) !== hasEnded(to.category) && (
            <p className={css.note}>
              {t(hasEnded(to.category) ? 'status.closes' : 'status.opens')}
            </p>
          )}
          <FieldsSending value={isSending}>
            <MarkdownField
              label={t('status.answer')}
              optional={!isAnswerAlone}
              hint={t('status.answerHint')}
              {...mentions}
              images={images}
              renderPreview={() => <MarkdownPreview body={draft.body} />}
              error={answerProblem}
              max={limits.comment.max}
              minRows={4}
            />
          </FieldsSending>
          <SendFailure {...failure} />
        </div>
      </form>
    </Dialog>
  )
}

interface FootProps {
  isAnswerAlone: boolean
  isSending: boolean
  /** There is nothing to send. */
  isMissing: boolean
  onSave: () => void
  onClose: () => void
}

function Foot({ isAnswerAlone, isSending, isMissing, onSave, onClose }: FootProps) {
  const t = useMessages(editingMessages)
  return (
    <>
      <Button variant="primary" onClick={onSave} aria-disabled={isSending || isMissing}>
        {t(isSending ? 'status.saving' : isAnswerAlone ? 'status.send' : 'status.save')}
      </Button>
      <Button onClick={onClose}>{t('status.cancel')}</Button>
    </>
  )
}

/** One opens it to write. */
function focusAnswer(form: HTMLElement | null): void {
  form?.querySelector('textarea')?.focus()
}
