import { useEffect, useRef, useState, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { CommentComposer_idea$key } from '#generated/CommentComposer_idea.graphql.ts'
import type { CommentComposer_query$key } from '#generated/CommentComposer_query.graphql.ts'
import { cx } from '#lib/cx.ts'
import { withoutWaiting } from '#lib/imageText.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { FormStack } from '#ui/FormStack.tsx'
import { Honeypot } from '#ui/Honeypot.tsx'
import { isSendKey } from '#ui/isSendKey.ts'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import type { BegunComment } from './EarlyComment.tsx'
import { InternalSwitch } from './InternalSwitch.tsx'
import type { CommentAuthor } from './optimisticComment.ts'
import { useBegunComment } from './useBegunComment.ts'
import { useCarriedText } from './useCarriedText.ts'
import { useCommentDraft } from './useCommentDraft.ts'
import type { CommentPlace } from './usePostComment.ts'
import { useSendComment } from './useSendComment.ts'
import { useTextProblem } from './useTextProblem.ts'
import css from './CommentComposer.module.css'

const queryFragment = graphql`
  fragment CommentComposer_query on Query {
    formGuard
    viewer {
      user {
        id
        name
        avatar
        role
      }
    }
  }
`
const ideaFragment = graphql`
  fragment CommentComposer_idea on Idea {
    id
    viewerCanComment
    viewerCanCommentInternally
  }
`

export interface ComposerProps {
  query: CommentComposer_query$key
  idea: CommentComposer_idea$key
  place: Pick<CommentPlace, 'replyTo' | 'under' | 'connectionId' | 'endCursor'>
  /** The comment that it answers is for the team alone, and so is the answer. */
  answersInternal?: boolean
  /** The discussion is locked for this writer: only an unsent text is still shown. */
  isLocked?: boolean
  /** The text from before this code was here, which is taken over once. */
  begunRef?: RefObject<BegunComment | null>
  /** Closes a reply. */
  onDone?: () => void
}

/** Writing a comment or a reply: what is typed is kept until the server has it. */
export function CommentComposer(props: ComposerProps) {
  const { place, answersInternal = false, isLocked = false, onDone } = props
  const t = useMessages(commentsMessages)
  const { formGuard: guard, viewer } = useFragment(queryFragment, props.query)
  const { id, viewerCanComment, viewerCanCommentInternally } = useFragment(ideaFragment, props.idea)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [isPostedElsewhere, setPostedElsewhere] = useState(false)
  const thread = place.under ?? id
  const inHand = useCommentDraft(thread, {}, () => setPostedElsewhere(true))
  const { draft, change, kept } = inHand
  const isReply = onDone !== undefined
  const internal = viewerCanCommentInternally && (answersInternal || draft.internal)
  const mentions = useMentions(id, draft.body, (body) => change({ body }), internal)
  // Images of who has yet to sign in come behind that.
  const problem = useTextProblem(viewer.user ? draft.body : withoutWaiting(draft.body, () => true))
  const signIn = useSignInFor({ ideaId: id, replyTo: place.replyTo })
  const focus = useFocus(form, isReply, place.replyTo)
  const append = (text: string): void =>
    change({ body: draft.body.trim() === '' ? text : `${draft.body}\n\n${text}` })
  const carriedText = useCarriedText(id, isReply, (text) => {
    append(text)
    focus()
  })
  const images = useImages({
    place: `comment ${thread}`,
    ...mentions,
    mayAdd: viewerCanComment && viewer.user != null,
    askToSignIn: signIn.forImages,
  })
  const { submit, submission, posted } = useSendComment({
    ...{ form, trap, isLocked, internal, inHand, problem, images, focus, guard },
    place: { ...place, ideaId: id },
    author: viewer.user ? authorOf(viewer.user) : null,
    mayComment: viewerCanComment,
    askToSignIn: signIn.toComment,
    onArrived(isPending) {
      carriedText.arrived()
      if (!isPending) onDone?.()
    },
  })
  useBegunComment(props.begunRef, form, {
    text: append,
    files: images.add,
    send: submit,
    isAlone: draft.body.trim() === '' && carriedText.carried === null,
  })
  const { isSending, failure } = submission
  if (isLocked && draft.body === '' && !isSending) return null
  const label = t(isReply ? 'compose.reply' : 'compose.label')
  return (
    <div className={cx(css.composer, internal && css.internal)}>
      <FormStack
        ref={form}
        onSubmit={submit}
        onKeyDown={(event) => isSendKey(event) && submit()}
        aria-label={label}
      >
        <DraftNotices {...inHand} isPostedElsewhere={isPostedElsewhere} />
        <MarkdownField
          {...{ label, images, ...mentions }}
          renderPreview={() => <MarkdownPreview body={draft.body} />}
          error={problem.shown}
          hint={carriedText.carried !== null ? t('compose.carried') : undefined}
          max={limits.comment.max}
          minRows={3}
        />
        <Honeypot ref={trap} />
        {viewerCanCommentInternally && (
          <InternalSwitch
            checked={internal}
            disabled={answersInternal}
            onChange={(isInternal) => change({ internal: isInternal })}
          />
        )}
        <SendFailure {...failure} />
        <ComposerFoot {...{ posted, isSending, isLocked, internal, kept, onCancel: onDone }} />
      </FormStack>
    </div>
  )
}

/** Gives a person as a new comment shows them. */
function authorOf({
  avatar,
  id,
  name,
  role,
}: Omit<CommentAuthor, 'avatar'> & { avatar?: string | null }): CommentAuthor {
  return { id, name, avatar: avatar ?? null, role }
}

/** A reply is opened to write. Gives the way to focus the field later on, too. */
function useFocus(
  form: RefObject<HTMLFormElement | null>,
  isReply: boolean,
  replyTo: string | null,
): () => void {
  useEffect(() => {
    if (isReply) form.current?.querySelector('textarea')?.focus()
  }, [form, isReply, replyTo])
  return () => void requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
}

/** Asks a visitor to sign in, for what they were about to do here. */
function useSignInFor(intended: { ideaId: string; replyTo: string | null }): {
  toComment(): void
  forImages(): void
} {
  const { signInPrompt, storage } = useServices()
  const { pathname, search } = useLocation()
  const remember = (): void => returnPlace(storage).remember(`${pathname}${search}`)
  return {
    toComment() {
      remember()
      signInPrompt.ask('comment', { kind: 'comment', ...intended })
    },
    forImages() {
      remember()
      signInPrompt.ask('comment')
    },
  }
}
