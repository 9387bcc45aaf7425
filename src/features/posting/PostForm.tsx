import { useEffect, useEffectEvent, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { BoardChoice } from '#entities/Board/BoardChoice.tsx'
import type { PostForm_query$key } from '#generated/PostForm_query.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useTextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useFormGuard } from '#parts/formGuard/useFormGuard.ts'
import { useImages } from '#parts/image/useImages.tsx'
import { MarkdownPreview } from '#parts/markdown/MarkdownPreview.tsx'
import { limits } from '#rules/limits.ts'
import { withoutIds } from '#rules/mentions.ts'
import { createCarriedText } from '#services/drafts/carriedText.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { useIsHydrated } from '#services/storage/useStored.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { Honeypot } from '#ui/Honeypot.tsx'
import { MarkdownField } from '#ui/MarkdownField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ideaDrafts } from './draft.ts'
import { SimilarIdeas } from './SimilarIdeas.tsx'
import type { SimilarTarget } from './SimilarRow.tsx'
import { useIdeaDraft } from './useIdeaDraft.ts'
import { usePostIdea } from './usePostIdea.ts'
import { usePostProblems } from './usePostProblems.ts'

/** Posting an idea: what is typed is kept until the server has it. */
export function PostForm({
  query,
  title,
  board,
}: {
  query: PostForm_query$key
  title: string
  board: string | null
}) {
  const tPosting = useMessages(postingMessages)
  const tDrafts = useMessages(draftsMessages)
  const data = useFragment(
    graphql`
      fragment PostForm_query on Query {
        formGuard
        viewer {
          canPost
        }
        site {
          boards {
            id
            slug
          }
          ...BoardChoice_site
        }
      }
    `,
    query,
  )
  const { signInPrompt, session, intents, storage } = useServices()
  const navigate = useNavigate()
  const trap = useRef<HTMLInputElement>(null)
  const guard = useFormGuard(data.formGuard)
  const boards = data.site?.boards ?? []
  const { draft, change, renew, clear, kept, older, isPostedElsewhere } = useIdeaDraft({
    title,
    boardId: boards.find((it) => it.slug === board)?.id ?? '',
  })
  // A board of a kept draft may be gone by now.
  const boardId = boards.find((it) => it.id === draft.boardId)?.id ?? boards[0]?.id ?? ''
  const problems = usePostProblems(draft)
  const post = usePostIdea()
  const form = useRef<HTMLFormElement>(null)
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: draft.clientMutationId,
    fields: ['title', 'body'],
    say: (what) => tPosting('post.failed', { what }),
    askToSignIn: () => signInPrompt.ask('post', { kind: 'post' }),
  })

  const images = useImages({
    place: 'idea',
    value: draft.body,
    onValueChange: (body) => change({ body }),
    mayAdd: data.viewer.canPost,
    askToSignIn: () => {
      session.rememberPlace(paths.post)
      signInPrompt.ask('post')
    },
  })

  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!begin()) return
    if (!problems.revealAll()) return focusFirstWrong(form.current)
    if (!data.viewer.canPost) {
      session.rememberPlace(paths.post)
      return signInPrompt.ask('post', { kind: 'post' })
    }
    const ready = async () => ({ guard: await guard.ready(trap.current?.value ?? '') })
    void send(draft.clientMutationId, () => post({ ...draft, boardId }, { ready }), {
      done({ idea }) {
        clear()
        if (idea) void navigate(paths.idea(idea.number, idea.slug), { replace: true })
      },
      refused(refusals) {
        renew()
        problems.setRefusals(refusals)
        focusFirstWrong(form.current)
      },
    })
  }
  const submitAsBefore = useEffectEvent(submit)
  const { canPost } = data.viewer
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Sends the idea that a visitor submitted before signing in.
    if (canPost && isHydrated)
      void intents.take('post').then((intent) => intent && submitAsBefore())
  }, [canPost, isHydrated, intents])
  const carry = ({ id, number, slug }: SimilarTarget): void => {
    createCarriedText(storage).carry(id, draft)
    void navigate(paths.idea(number, slug))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
  }
  return (
    <FormStack
      ref={form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label={tPosting('post.title')}
    >
      {older && (
        <OlderTextNotice
          text={withoutIds(ideaDrafts.wordsOf(older.text))}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      {isPostedElsewhere && <Notice role="status">{tDrafts('postedElsewhere')}</Notice>}
      <TextField
        label={tPosting('post.field.title')}
        name="title"
        value={draft.title}
        onValueChange={(value) => change({ title: value })}
        onBlur={() => problems.reveal('title')}
        error={problems.shown.title}
        max={limits.title.max}
        autoComplete="off"
      />
      <SimilarIdeas title={draft.title} body={draft.body} onCarry={carry} />
      <div onBlur={() => problems.reveal('body')}>
        <MarkdownField
          label={tPosting('post.field.body')}
          optional
          hint={tPosting('post.hint.body')}
          value={draft.body}
          onValueChange={(value) => change({ body: value })}
          renderPreview={(value) => <MarkdownPreview body={value} />}
          images={images}
          error={problems.shown.body}
          max={limits.body.max}
        />
      </div>
      <Honeypot ref={trap} />
      {data.site && (
        <BoardChoice
          site={data.site}
          value={boardId}
          onValueChange={(value) => change({ boardId: value })}
        />
      )}
      <SendFailure {...failure} />
      <FormActions note={draftNote(kept, tPosting)}>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? tPosting('post.sending') : tPosting('post.send')}
        </Button>
      </FormActions>
    </FormStack>
  )
}

function draftNote(
  kept: 'kept' | 'pageOnly' | null,
  tPosting: Translate<typeof postingMessages>,
): string | null {
  if (kept === null) return null
  return kept === 'kept' ? tPosting('post.draftKept') : tPosting('post.draftPageOnly')
}
