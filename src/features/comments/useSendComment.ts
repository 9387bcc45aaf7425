import { useState, type FormEvent, type RefObject } from 'react'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt } from '#parts/failure/problems.ts'
import { useTextSubmission, type TextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useFormGuard } from '#parts/formGuard/useFormGuard.ts'
import { useSendWithImages } from '#parts/image/useSendWithImages.ts'
import type { FieldImages } from '#ui/FieldImages.ts'
import type { CommentDraft } from './draft.ts'
import type { CommentAuthor } from './optimisticComment.ts'
import type { CommentDraftInHand } from './useCommentDraft.ts'
import { useIntendedComment } from './useIntendedComment.ts'
import { usePostComment, type CommentPlace } from './usePostComment.ts'
import type { useTextProblem } from './useTextProblem.ts'

interface Written {
  form: RefObject<HTMLFormElement | null>
  /** The hidden field that only programs fill in. */
  trap: RefObject<HTMLInputElement | null>
  guard: string
  place: CommentPlace
  /** Null for who has to sign in first. */
  author: CommentAuthor | null
  mayComment: boolean
  isLocked: boolean
  /** For the team alone. */
  internal: boolean
  inHand: CommentDraftInHand
  problem: ReturnType<typeof useTextProblem>
  images: Pick<FieldImages, 'state' | 'refused'>
  askToSignIn: () => void
  /** The server has it. */
  onArrived: (isPending: boolean) => void
  focus: () => void
}

/** The outcome of the last comment that was sent. */
export type Posted = 'posted' | 'pending' | null

/** Sends a comment or a reply; a visitor signs in first, and theirs goes out then. */
export function useSendComment(written: Written): {
  submit(event?: FormEvent): void
  submission: Pick<TextSubmission, 'isSending' | 'failure'>
  posted: Posted
} {
  const { form, trap, place, author, mayComment, isLocked, internal, inHand, problem, images } =
    written
  const t = useMessages(commentsMessages)
  const { ready } = useFormGuard(written.guard)
  const post = usePostComment()
  const [posted, setPosted] = useState<Posted>(null)
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: idOf(inHand.draft, place),
    fields: ['body'],
    say: (what, wait) =>
      wait === null ? t('compose.failed', { what }) : t('compose.wait', { count: wait }),
    askToSignIn: written.askToSignIn,
  })
  const held = useSendWithImages(images, form)
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (author && held.hold()) return
    if (!begin()) return
    setPosted(null)
    if (!problem.reveal()) return written.focus()
    // A text that waited for the connection goes out though it was locked meanwhile: the refusal says why.
    if (!author || (!mayComment && !isLocked)) return written.askToSignIn()
    const sent = inHand.send()
    const comment = { ...sent, internal, clientMutationId: idOf(sent, place) }
    const guard = (): ReturnType<typeof ready> => ready(trap.current?.value ?? '')
    void send(comment.clientMutationId, () => post(comment, place, author, guard), {
      done({ timelineEdge }) {
        const isPending =
          (timelineEdge?.node as { state?: string } | undefined)?.state === 'PENDING'
        inHand.arrived()
        setPosted(isPending ? 'pending' : 'posted')
        written.onArrived(isPending)
      },
      giveBack: (isRefused) => inHand.giveBack(sent, isRefused),
      refused: (problems) => problem.refuse(sent.body, problemAt(problems, 'body')),
    })
  }
  useIntendedComment({ ...place, mayComment }, submit)
  return { submit, submission: { isSending: isSending || held.isHeld, failure }, posted }
}

/**
 * The draft is the thread's: the same words as an answer to somebody else there are another
 * comment.
 */
function idOf({ clientMutationId }: CommentDraft, { replyTo }: CommentPlace): string {
  return replyTo === null ? clientMutationId : `${clientMutationId}.${replyTo}`
}
