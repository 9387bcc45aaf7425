import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { CommentComposer_idea$key } from '#generated/CommentComposer_idea.graphql.ts'
import type { CommentComposer_query$key } from '#generated/CommentComposer_query.graphql.ts'
import { cx } from '#lib/cx.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt } from '#parts/failure/problems.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useTextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useFormGuard } from '#parts/formGuard/useFormGuard.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { Honeypot } from '#ui/Honeypot.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { CommentDraft } from './draft.ts'
import { InternalSwitch } from './InternalSwitch.tsx'
import { useCarriedText } from './useCarriedText.ts'
import { useCommentDraft } from './useCommentDraft.ts'
import { useIntendedComment } from './useIntendedComment.ts'
import { usePostComment, type CommentPlace } from './usePostComment.ts'
import { useTextProblem } from './useTextProblem.ts'
import css from './CommentComposer.module.css'

export interface ComposerProps {
  query: CommentComposer_query$key
  idea: CommentComposer_idea$key
  place: Pick<CommentPlace, 'replyTo' | 'under' | 'connectionId' | 'endCursor'>
  /** The comment that it answers is for the team alone, and so is the answer. */
  answersInternal?: boolean
  /** The discussion is locked for this writer: only an unsent text is still shown. */
  isLocked?: boolean
  /** Closes a reply. */
  onDone?: () => void
}

/**
 * Writing a comment or a reply: what is typed is kept until the server has it.
 */
export function CommentComposer({
  query,
  idea,
  place,
  answersInternal = false,
  isLocked = false,
  onDone,
}: ComposerProps) {
  const t = useMessages(commentsMessages)
  const tDrafts = useMessages(draftsMessages)
  const { formGuard, viewer } = useFragment(
    graphql`
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
    `,
    query,
  )
  const { id, viewerCanComment, viewerCanCommentInternally } = useFragment(
    graphql`
      fragment CommentComposer_idea on Idea {
        id
        viewerCanComment
        viewerCanCommentInternally
      }
    `,
    idea,
  )
  const { signInPrompt, session } = useServices()
  const { pathname, search } = useLocation()
  const trap = useRef<HTMLInputElement>(null)
  const { ready } = useFormGuard(formGuard)
  const { replyTo, under } = place
  const [isPostedElsewhere, setPostedElsewhere] = useState(false)
  const { draft, change, send, arrived, giveBack, kept, older } = useCommentDraft(
    under ?? id,
    {},
    () => setPostedElsewhere(true),
  )
  const internal = viewerCanCommentInternally && (answersInternal || draft.internal)
  const mentions = useMentions(id, draft.body, (body) => change({ body }), internal)
  const problem = useTextProblem(draft.body)
  const post = usePostComment()
  // The draft is the thread's: the same words as an answer to somebody else there are another
  // comment.
  const idOf = ({ clientMutationId }: CommentDraft): string =>
    replyTo === null ? clientMutationId : `${clientMutationId}.${replyTo}`
  const [posted, setPosted] = useState<'posted' | 'pending' | null>(null)
  const isReply = onDone !== undefined
  const askToSignIn = (): void => {
    session.rememberPlace(`${pathname}${search}`)
    signInPrompt.ask('comment', { kind: 'comment', ideaId: id, replyTo })
  }
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, begin, ...submission } = useTextSubmission({
    form,
    textId: idOf(draft),
    fields: ['body'],
    say: (what) => t('compose.failed', { what }),
    askToSignIn,
  })
  const focus = (): void =>
    void requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
  const carriedText = useCarriedText(id, isReply, (text) => {
    change({ body: draft.body.trim() === '' ? text : `${draft.body}\n\n${text}` })
    focus()
  })
  const images = useImages({
    place: `comment ${under ?? id}`,
    ...mentions,
    mayAdd: viewerCanComment && viewer.user != null,
    askToSignIn: () => {
      session.rememberPlace(`${pathname}${search}`)
      signInPrompt.ask('comment')
    },
  })
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!begin()) return
    setPosted(null)
    if (!problem.reveal()) return focus()
    const { user } = viewer
    // A text that waited for the connection goes out though it was locked meanwhile: the refusal says why.
    if (!user || (!viewerCanComment && !isLocked)) return askToSignIn()
    const sent = send()
    const author = {
      id: user.id,
      name: user.name,
      avatar: user.avatar ?? null,
      role: user.role,
    }
    void submission.send(
      idOf(sent),
      () =>
        post(
          { ...sent, internal, clientMutationId: idOf(sent) },
          { ...place, ideaId: id },
          author,
          () => ready(trap.current?.value ?? ''),
        ),
      {
        done({ timelineEdge }) {
          const isPending =
            (timelineEdge?.node as { state?: string } | undefined)?.state === 'PENDING'
          arrived()
          carriedText.arrived()
          setPosted(isPending ? 'pending' : 'posted')
          if (isReply && !isPending) onDone()
        },
        giveBack: (isRefused) => giveBack(sent, isRefused),
        refused: (problems) => problem.refuse(sent.body, problemAt(problems, 'body')),
      },
    )
  }
  useIntendedComment({ ideaId: id, replyTo, mayComment: viewerCanComment }, submit)
  useEffect(() => {
    if (isReply) form.current?.querySelector('textarea')?.focus()
  }, [isReply])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
  }
  if (isLocked && draft.body === '' && !isSending) return null
  const word = t(isReply ? 'compose.sendReply' : internal ? 'compose.sendInternal' : 'compose.send')
  return (
    <div className={cx(css.composer, internal && css.internal)}>
      <FormStack
        ref={form}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        aria-label={t(isReply ? 'compose.reply' : 'compose.label')}
      >
        {older && (
          <OlderTextNotice
            text={withoutIds(older.text.body)}
            onUse={older.use}
            onPutAway={older.putAway}
          />
        )}
        {isPostedElsewhere && draft.body === '' && (
          <Notice role="status">{tDrafts('postedElsewhere')}</Notice>
        )}
        <MarkdownField
          label={t(isReply ? 'compose.reply' : 'compose.label')}
          {...mentions}
          images={images}
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
        {posted === 'pending' && <Notice role="status">{t('compose.pending')}</Notice>}
        {posted === 'posted' && (
          <VisuallyHidden role="status">{t('compose.posted')}</VisuallyHidden>
        )}
        <FormActions
          note={
            isSending || kept === null
              ? null
              : t(kept === 'kept' ? 'compose.draftKept' : 'compose.draftPageOnly')
          }
        >
          {!isLocked && (
            <Button type="submit" variant={isReply ? 'quiet' : 'primary'} aria-disabled={isSending}>
              {isSending ? t('compose.sending') : word}
            </Button>
          )}
          {isReply && (
            <Button variant="plain" onClick={onDone}>
              {t('compose.cancel')}
            </Button>
          )}
        </FormActions>
      </FormStack>
    </div>
  )
}
