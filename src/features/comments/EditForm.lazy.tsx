import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql } from 'react-relay'
import type { EditFormQuery } from '#generated/EditFormQuery.graphql.ts'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { problemAt } from '#parts/failure/problems.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useTextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { useMentions } from '#parts/mention/useMentions.ts'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictChoice } from '#ui/ConflictChoice.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { useCommentDraft } from './useCommentDraft.ts'
import { useEditComment } from './useEditComment.ts'
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

interface Props {
  id: string
  onDone: () => void
}

/**
 * Changing a comment in its place; begins with what it says now.
 */
export function EditForm(props: Props) {
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

function Editor({ id, onDone, now }: Props & { now: EditFormQuery['response']['node'] }) {
  const t = useMessages(commentsMessages)
  // The first answer counts: later ones change the same record under a person who is typing.
  const [start] = useState({
    body: now?.body ?? '',
    version: now?.version ?? 0,
    internal: now?.internal ?? false,
    ideaId: now?.idea?.id ?? null,
  })
  const { signInPrompt } = useServices()
  const { draft, change, replace, arrived, forget, kept, older } = useCommentDraft(
    `edit.${id}`,
    { body: start.body, version: start.version, base: start.body },
    onDone,
  )
  const mentions = useMentions(start.ideaId, draft.body, (body) => change({ body }), start.internal)
  const images = useImages({
    place: `edit ${id}`,
    ...mentions,
    mayAdd: true,
    askToSignIn: () => signInPrompt.ask('comment'),
  })
  const problem = useTextProblem(draft.body)
  const save = useEditComment(start.ideaId)
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: draft.clientMutationId,
    fields: ['body'],
    say: (what) => t('edit.failed', { what }),
    askToSignIn: () => signInPrompt.ask('comment'),
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
  const focus = (): void =>
    void requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const close = (): void => {
    forget()
    onDone()
  }
  const goOn = (body: string): void => {
    // Both have been seen: the one that is not chosen raises no question when it is used after all.
    const seen = { version: current.version, base: current.body }
    change(seen)
    if (body !== draft.body) replace({ ...seen, body })
    focus()
  }
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!begin()) return
    // A text that is longer than the limit already may get shorter: the server decides.
    if (start.body.length <= limits.comment.max && !problem.reveal()) return
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
    if (event.key === 'Escape' && draft.body === start.body) close()
  }
  if (isOutdated && conflicts.length > 0) {
    return (
      <ConflictChoice
        by="you"
        theirs={{ body: withoutIds(current.body) }}
        mine={{ body: withoutIds(draft.body) }}
        onTakeTheirs={() => goOn(current.body)}
        onKeepMine={() => goOn(draft.body)}
      />
    )
  }
  return (
    <FormStack ref={form} onSubmit={submit} onKeyDown={onKeyDown} aria-label={t('edit.label')}>
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
        renderPreview={() => <MarkdownPreview body={draft.body} />}
        error={problem.shown}
        max={limits.comment.max}
        minRows={3}
      />
      <SendFailure {...failure} />
      <FormActions
        note={
          kept === null ? null : t(kept === 'kept' ? 'compose.draftKept' : 'compose.draftPageOnly')
        }
      >
        <Button type="submit" aria-disabled={isSending}>
          {t(isSending ? 'edit.saving' : 'edit.save')}
        </Button>
        <Button variant="plain" onClick={close}>
          {t('compose.cancel')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
