import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { graphql } from 'react-relay'
import type { EditFormQuery } from '#generated/EditFormQuery.graphql.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useDiscard } from '#parts/failure/useDiscard.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictChoice } from '#ui/ConflictChoice.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { isSendKey } from '#ui/isSendKey.ts'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { useCommentDraft } from './useCommentDraft.ts'
import { useSaveComment, type CommentStart } from './useSaveComment.ts'
import { useTextProblem } from './useTextProblem.ts'

const query = graphql`
  query EditFormQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Comment {
        body
        version
        internal
        idea {
          id
        }
      }
    }
  }
`

/** Inputs of the form that changes a comment. */
export interface EditFormProps {
  id: string
  onDone: () => void
  /** Opens the form again, if its place is still there. */
  onReopen: () => void
}

/**
 * Changing a comment in its place; begins with what it says now.
 */
export function EditForm(props: EditFormProps) {
  return (
    <LazyQuerySection<EditFormQuery>
      query={query}
      variables={{ id: props.id }}
      skeleton={<SkeletonText lines={3} />}
    >
      {({ node }) => <Editor {...props} now={node} />}
    </LazyQuerySection>
  )
}

function Editor({
  id,
  onDone,
  onReopen,
  now,
}: EditFormProps & { now: EditFormQuery['response']['node'] }) {
  const t = useMessages(commentsMessages)
  // The first answer counts: later ones change the same record under a person who is typing.
  const [start] = useState(() => startOf(now))
  const { signInPrompt } = useServices()
  const inHand = useCommentDraft(
    `edit.${id}`,
    { body: start.body, version: start.version, base: start.body },
    onDone,
  )
  const { draft, change, replace, kept, older } = inHand
  const mentions = useMentions(start.ideaId, draft.body, (body) => change({ body }), start.internal)
  const images = useImages({
    place: `edit ${id}`,
    ...mentions,
    mayAdd: true,
    askToSignIn: () => signInPrompt.ask('save'),
  })
  const form = useRef<HTMLFormElement>(null)
  const problem = useTextProblem(draft.body, start.body)
  const { submit, submission, current, isConflict } = useSaveComment({
    ...{ id, form, start, inHand, problem, onDone },
  })
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const discard = useDiscard(inHand, { onDone, onReopen, isSending: submission.isSending })
  const close = (): void => discard(draft.body !== current.body)
  const goOn = (body: string): void => {
    // Both have been seen: the one that is not chosen raises no question when it is used after all.
    const seen = { version: current.version, base: current.body }
    change(seen)
    if (body !== draft.body) replace({ ...seen, body })
    requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSendKey(event)) submit()
    if (event.key === 'Escape' && draft.body === start.body) close()
  }
  if (isConflict)
    return (
      <ConflictChoice
        by="you"
        theirs={{ body: withoutIds(current.body) }}
        mine={{ body: withoutIds(draft.body) }}
        onTakeTheirs={() => goOn(current.body)}
        onKeepMine={() => goOn(draft.body)}
      />
    )
  return (
    <FormStack
      ref={form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      isSending={submission.isSending}
      aria-label={t('edit.label')}
    >
      {older && (
        <OlderTextNotice
          text={withoutIds(older.text.body)}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      <MarkdownField
        label={t('edit.label')}
        labelHidden
        {...mentions}
        images={images}
        renderPreview={() => <MarkdownPreview body={draft.body} postId={id} />}
        error={problem.shown}
        max={limits.comment.max}
        minRows={3}
      />
      <SendFailure {...submission.failure} />
      <EditActions kept={kept} isSending={submission.isSending} onCancel={close} />
    </FormStack>
  )
}

function startOf(now: EditFormQuery['response']['node']): CommentStart {
  return {
    body: now?.body ?? '',
    version: now?.version ?? 0,
    internal: now?.internal ?? false,
    ideaId: now?.idea?.id ?? null,
  }
}

function EditActions({
  kept,
  isSending,
  onCancel,
}: {
  kept: 'kept' | 'pageOnly' | null
  isSending: boolean
  onCancel: () => void
}) {
  const t = useMessages(commentsMessages)
  return (
    <FormActions note={kept && t(kept === 'kept' ? 'compose.draftKept' : 'compose.draftPageOnly')}>
      <Button type="submit" aria-disabled={isSending}>
        {t(isSending ? 'edit.saving' : 'edit.save')}
      </Button>
      <Button variant="plain" onClick={onCancel} aria-disabled={isSending}>
        {t('compose.cancel')}
      </Button>
    </FormActions>
  )
}
