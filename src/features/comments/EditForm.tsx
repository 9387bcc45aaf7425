import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { EditFormQuery } from '#generated/EditFormQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { useImages } from '#entities/Image/useImages.tsx'
import { MarkdownPreview } from '#entities/Markdown/MarkdownPreview.tsx'
import { useMentions } from '#entities/Mention/useMentions.ts'
import { t } from '#lib/messages/en/comments.ts'
import { mergeEdits } from '#lib/mergeEdits.ts'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { ConflictChoice } from '#ui/ConflictChoice.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { Notice } from '#ui/Notice.tsx'
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

/** Changing a comment in its place; begins with what it says now. Lazy: never import it statically. */
export function EditForm({ id, onDone }: Props) {
  const [reference, load] = useQueryLoader<EditFormQuery>(query)
  useEffect(() => load({ id }, { fetchPolicy: 'network-only' }), [load, id])
  const loadAgain = (): Promise<void> => Promise.resolve(load({ id }, { fetchPolicy: 'network-only' }))
  const skeleton = <SkeletonText lines={3} />
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Loaded reference={reference} id={id} onDone={onDone} /> : skeleton}
    </Section>
  )
}

function Loaded({ reference, ...props }: Props & { reference: PreloadedQuery<EditFormQuery> }) {
  const { node } = usePreloadedQuery<EditFormQuery>(query, reference)
  // What was loaded first: later answers change the same record under who is typing.
  const [start] = useState({ body: node?.body ?? '', version: node?.version ?? 0, ideaId: node?.idea?.id ?? null })
  return <Editor {...props} start={start} />
}

function Editor({ id, onDone, start }: Props & { start: { body: string; version: number; ideaId: string | null } }) {
  const { signInPrompt } = useServices()
  const { draft, change, replace, arrived, forget, kept, older } = useCommentDraft(`edit.${id}`, { body: start.body, version: start.version, base: start.body }, onDone)
  const mentions = useMentions(start.ideaId, draft.body, (body) => change({ body }))
  const images = useImages({ place: `edit ${id}`, ...mentions, mayAdd: true, askToSignIn: () => signInPrompt.ask('comment') })
  const problem = useTextProblem(draft.body)
  const [save, isSaving] = useEditComment(start.ideaId)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ body: string; version: number } | null>(null)
  // A draft from before may have begun with what the comment does not say any more.
  const current = refused ?? start
  const { merged, conflicts } = mergeEdits({ base: draft.base === null ? null : { body: draft.base }, mine: { body: draft.body }, theirs: { body: current.body } })
  const isOutdated = draft.version !== current.version
  const form = useRef<HTMLFormElement>(null)
  const focus = (): void => void requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus())
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
    if (isSaving) return
    setFailure(null)
    // What is longer than the limit already may get shorter: the server decides.
    if (start.body.length <= limits.comment.max && !problem.reveal()) return
    const sent = { ...draft, ...(isOutdated && { body: merged.body, version: current.version }) }
    save(id, sent, (outcome) => {
      if (outcome.kind === 'saved') {
        arrived(true)
        return onDone()
      }
      if (outcome.kind === 'outdated') return setRefused({ body: outcome.body, version: outcome.version })
      if (outcome.code === 'NOT_SIGNED_IN') signInPrompt.ask('comment')
      if (outcome.isOfText) problem.refuse(draft.body, outcome.message)
      else setFailure(outcome.message)
    })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
    if (event.key === 'Escape' && draft.body === start.body) close()
  }
  if (isOutdated && conflicts.length > 0) {
    return <ConflictChoice by="you" theirs={{ body: withoutIds(current.body) }} mine={{ body: withoutIds(draft.body) }} onTakeTheirs={() => goOn(current.body)} onKeepMine={() => goOn(draft.body)} />
  }
  return (
    <FormStack ref={form} onSubmit={submit} onKeyDown={onKeyDown} aria-label={t('edit.label')}>
      {older && <OlderTextNotice text={withoutIds(older.text.body)} onUse={older.use} onPutAway={older.putAway} />}
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
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <FormActions note={kept === null ? null : t(kept === 'kept' ? 'compose.draftKept' : 'compose.draftPageOnly')}>
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? 'edit.saving' : 'edit.save')}
        </Button>
        <Button variant="plain" onClick={close}>
          {t('compose.cancel')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
