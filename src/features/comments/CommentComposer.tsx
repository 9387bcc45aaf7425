import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { SendFailure } from '#entities/Failure/SendFailure.tsx'
import { useSendWhenBack } from '#entities/Failure/useSendWhenBack.ts'
import { useFormGuard } from '#entities/FormGuard/useFormGuard.ts'
import { useImages } from '#entities/Image/useImages.tsx'
import { MarkdownPreview } from '#entities/Markdown/MarkdownPreview.tsx'
import { useMentions } from '#entities/Mention/useMentions.ts'
import type { CommentComposer_idea$key } from '#generated/CommentComposer_idea.graphql.ts'
import type { CommentComposer_query$key } from '#generated/CommentComposer_query.graphql.ts'
import { cx } from '#lib/cx.ts'
import { t } from '#lib/messages/en/comments.ts'
import { t as tDrafts } from '#lib/messages/en/drafts.ts'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { createCarriedText } from '#services/drafts/carriedText.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { Honeypot } from '#ui/Honeypot.tsx'
import { LockIcon } from '#ui/LockIcon.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { CommentDraft } from './draft.ts'
import { useCommentDraft } from './useCommentDraft.ts'
import { usePostComment, type CommentOutcome, type CommentPlace } from './usePostComment.ts'
import { useTextProblem } from './useTextProblem.ts'
import css from './CommentComposer.module.css'

export interface ComposerProps {
  query: CommentComposer_query$key
  idea: CommentComposer_idea$key
  place: Pick<CommentPlace, 'replyTo' | 'under' | 'connectionId' | 'endCursor'>
  /** What it answers is for the team alone, and so is the answer. */
  answersInternal?: boolean
  /** Of a reply: closes it. */
  onDone?: () => void
}

/** Writing a comment or a reply: what is typed is kept until the server has it. Lazy: never import it statically. */
export function CommentComposer({
  query,
  idea,
  place,
  answersInternal = false,
  onDone,
}: ComposerProps) {
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
  const { signInPrompt, session, intents, storage } = useServices()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const switchId = useId()
  const { ready } = useFormGuard(formGuard)
  const { replyTo, under } = place
  const [isPostedElsewhere, setPostedElsewhere] = useState(false)
  const { draft, change, send, arrived, giveBack, kept, older } = useCommentDraft(
    under ?? id,
    {},
    () => setPostedElsewhere(true),
  )
  const [carried, setCarried] = useState(() =>
    onDone === undefined ? createCarriedText(storage).waiting(id) : null,
  )
  const internal = viewerCanCommentInternally && (answersInternal || draft.internal)
  const mentions = useMentions(id, draft.body, (body) => change({ body }), internal)
  const problem = useTextProblem(draft.body)
  const { post, isPosting } = usePostComment()
  const [failure, setFailure] = useState<string | null>(null)
  // The draft is the thread's: the same words as an answer to somebody else there are another comment.
  const idOf = ({ clientMutationId }: CommentDraft): string =>
    replyTo === null ? clientMutationId : `${clientMutationId}.${replyTo}`
  const again = useSendWhenBack(idOf(draft), form)
  const [posted, setPosted] = useState<'posted' | 'pending' | null>(null)
  const isReply = onDone !== undefined
  const focus = (): void =>
    void requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())

  const askToSignIn = (): void => {
    session.rememberPlace(`${pathname}${search}`)
    signInPrompt.ask('comment', { kind: 'comment', ideaId: id, replyTo })
  }
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
    if (isPosting) return
    setFailure(null)
    again.stop()
    setPosted(null)
    if (!problem.reveal()) return focus()
    const { user } = viewer
    if (!viewerCanComment || !user) return askToSignIn()
    const sent = send()
    const onEnd = (outcome: CommentOutcome): void => {
      if (outcome.kind === 'posted') {
        arrived()
        if (!isReply) createCarriedText(storage).arrived(id)
        setCarried(null)
        setPosted(outcome.isPending ? 'pending' : 'posted')
        if (isReply && !outcome.isPending) onDone()
        return
      }
      giveBack(sent, outcome.kind === 'refused')
      if (outcome.kind === 'failed') {
        again.failed(idOf(sent), outcome)
        return setFailure(t('compose.failed', { what: outcome.what }))
      }
      if (outcome.code === 'NOT_SIGNED_IN') askToSignIn()
      if (outcome.isOfText) problem.refuse(sent.body, outcome.message)
      else setFailure(outcome.message)
    }
    post(
      { ...sent, internal, clientMutationId: idOf(sent) },
      { ...place, ideaId: id },
      { id: user.id, name: user.name, avatar: user.avatar ?? null, role: user.role },
      () => ready(trap.current?.value ?? ''),
      onEnd,
    )
  }
  const submitAsBefore = useEffectEvent(submit)
  useEffect(() => {
    const waiting = intents.waiting()
    if (
      !viewerCanComment ||
      waiting?.kind !== 'comment' ||
      waiting.ideaId !== id ||
      waiting.replyTo !== replyTo
    )
      return
    // What was sent before there was somebody to send it.
    void intents.take('comment').then((intent) => intent && submitAsBefore())
  }, [viewerCanComment, intents, id, replyTo])
  useEffect(() => {
    if (isReply) form.current?.querySelector('textarea')?.focus()
  }, [isReply])
  const takeCarried = useEffectEvent(() => {
    if (carried === null || !createCarriedText(storage).take(id)) return
    change({ body: draft.body.trim() === '' ? carried : `${draft.body}\n\n${carried}` })
    focus()
  })
  // What was written as an idea of its own, and is said here instead.
  useEffect(() => takeCarried(), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
  }
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
          hint={carried !== null ? t('compose.carried') : undefined}
          max={limits.comment.max}
          minRows={3}
        />
        <Honeypot ref={trap} />
        {viewerCanCommentInternally && (
          <label htmlFor={switchId} className={css.switch}>
            <input
              id={switchId}
              type="checkbox"
              checked={internal}
              disabled={answersInternal}
              onChange={(event) => change({ internal: event.target.checked })}
            />
            <LockIcon />
            {t('compose.internal')}
          </label>
        )}
        <SendFailure again={again} form={form} message={failure} />
        {posted === 'pending' && <Notice role="status">{t('compose.pending')}</Notice>}
        {posted === 'posted' && (
          <VisuallyHidden role="status">{t('compose.posted')}</VisuallyHidden>
        )}
        <FormActions
          note={
            isPosting || kept === null
              ? null
              : t(kept === 'kept' ? 'compose.draftKept' : 'compose.draftPageOnly')
          }
        >
          <Button type="submit" variant={isReply ? 'quiet' : 'primary'} aria-disabled={isPosting}>
            {isPosting ? t('compose.sending') : word}
          </Button>
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
