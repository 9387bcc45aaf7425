import { use, useState } from 'react'
import type { ReportReason } from '#generated/useReportMutation.graphql.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, problemElsewhere } from '#parts/failure/problems.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { FieldsSending } from '#ui/FieldsSending.ts'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { PostFacts } from './post.ts'
import { useReport } from './useReport.ts'
import { useSayModerationFailure } from './useSayModerationFailure.ts'
import css from './Moderation.module.css'

const reasons = ['SPAM', 'ABUSE', 'PRIVATE', 'OTHER'] as const satisfies readonly ReportReason[]

/** Tells the team what is wrong with a post. */
export function ReportDialog({
  isOpen,
  onClose,
  post,
}: OverlayProps & { post: Pick<PostFacts, 'id' | 'kind' | 'viewerCanModerate'> }) {
  const t = useMessages(moderationMessages)
  const { toasts } = useServices()
  const [reason, setReason] = useState<(typeof reasons)[number]>('SPAM')
  const [kept, keep] = useUnsaved(`report.${post.id}`)
  const note = kept ?? ''
  const refreshFrame = use(FrameRefreshContext)
  const [report] = useReport(post.kind)
  const { state, problems, submit } = useSubmission(useSayModerationFailure())
  const failure = problemElsewhere(problems, 'note')
  const send = async (): Promise<void> => {
    if (!(await submit(() => report({ subjectId: post.id, reason, note })))) return
    keep(null)
    toasts.add({ text: t('report.done') })
    onClose()
    if (post.viewerCanModerate) refreshFrame().catch(() => undefined)
  }
  const footer = (
    <>
      <Button variant="primary" onClick={() => void send()} aria-disabled={state === 'sending'}>
        {t('report.send')}
      </Button>
      <Button onClick={onClose}>{t('report.cancel')}</Button>
    </>
  )
  return (
    <Dialog
      title={t(`report.title.${post.kind}`)}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <div className={css.form}>
        <ChoiceField
          legend={t('report.reason')}
          value={reason}
          onValueChange={setReason}
          options={reasons.map((value) => ({ value, label: t(`report.${value}`) }))}
        />
        <FieldsSending value={state === 'sending'}>
          <TextArea
            label={t('report.note')}
            optional
            hint={t('report.who')}
            value={note}
            onValueChange={keep}
            max={limits.reportNote.max}
            error={problemAt(problems, 'note')}
          />
        </FieldsSending>
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
