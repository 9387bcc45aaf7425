import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { CommentDraftInHand } from './useCommentDraft.ts'
import type { Posted } from './useSendComment.ts'

interface Props {
  kept: CommentDraftInHand['kept']
  posted: Posted
  isSending: boolean
  /** Nothing more can be sent. */
  isLocked: boolean
  internal: boolean
  /** Closes a reply; undefined of a comment. */
  onCancel?: () => void
}

/** The end of a composer: what became of the last comment, its buttons, and whether the draft is kept. */
export function ComposerFoot({ kept, posted, isSending, isLocked, internal, onCancel }: Props) {
  const t = useMessages(commentsMessages)
  const isReply = onCancel !== undefined
  const word = t(isReply ? 'compose.sendReply' : internal ? 'compose.sendInternal' : 'compose.send')
  const draft = kept && t(kept === 'kept' ? 'compose.draftKept' : 'compose.draftPageOnly')
  return (
    <>
      {posted === 'pending' && <Notice role="status">{t('compose.pending')}</Notice>}
      {posted === 'posted' && <VisuallyHidden role="status">{t('compose.posted')}</VisuallyHidden>}
      <FormActions note={isSending ? null : draft}>
        {!isLocked && (
          <Button type="submit" variant={isReply ? 'quiet' : 'primary'} aria-disabled={isSending}>
            {isSending ? t('compose.sending') : word}
          </Button>
        )}
        {isReply && (
          <Button variant="plain" onClick={onCancel}>
            {t('compose.cancel')}
          </Button>
        )}
      </FormActions>
    </>
  )
}
