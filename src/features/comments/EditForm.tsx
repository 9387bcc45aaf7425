import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { EditFormQuery } from '#generated/EditFormQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { MarkdownPreview } from '#entities/Markdown/MarkdownPreview.tsx'
import { t } from '#lib/messages/en/comments.ts'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Prose } from '#ui/Prose.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { createCommentDraftStore } from './draft.ts'
import { useCommentDraft } from './useCommentDraft.ts'
import { useEditComment } from './useEditComment.ts'
import { useTextProblem } from './useTextProblem.ts'

const query = graphql`
  query EditFormQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Comment {
        body
        version
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
  const [start] = useState({ body: node?.body ?? '', version: node?.version ?? 0 })
  return <Editor {...props} start={start} />
}

function Editor({ id, onDone, start }: Props & { start: { body: string; version: number } }) {
  const { storage, signInPrompt } = useServices()
  const place = `edit.${id}`
  const { draft, change, kept } = useCommentDraft(place, start)
  const problem = useTextProblem(draft.body)
  const [save, isSaving] = useEditComment()
  const [failure, setFailure] = useState<string | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const close = (): void => {
    createCommentDraftStore(storage, place).clear()
    onDone()
  }
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (isSaving) return
    setFailure(null)
    // What is longer than the limit already may get shorter: the server decides.
    if (start.body.length <= limits.comment.max && !problem.reveal()) return
    save(id, draft, (outcome) => {
      if (outcome.kind === 'saved') return close()
      if (outcome.kind === 'outdated') {
        setCurrent(outcome.html)
        return change({ version: outcome.version })
      }
      if (outcome.code === 'NOT_SIGNED_IN') signInPrompt.ask('comment')
      if (outcome.isOfText) problem.refuse(draft.body, outcome.message)
      else setFailure(outcome.message)
    })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
    if (event.key === 'Escape' && draft.body === start.body) close()
  }
  return (
    <FormStack ref={form} onSubmit={submit} onKeyDown={onKeyDown} aria-label={t('edit.label')}>
      {current !== null && (
        <Notice role="alert">
          <p>{t('edit.conflict')}</p>
          <Prose html={current} size="s" />
        </Notice>
      )}
      <MarkdownField
        label={t('edit.label')}
        labelHidden
        value={draft.body}
        onValueChange={(body) => change({ body })}
        renderPreview={(body) => <MarkdownPreview body={body} />}
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
