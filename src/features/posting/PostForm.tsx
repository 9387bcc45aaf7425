import { useRef, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { BoardChoice } from '#entities/Board/BoardChoice.tsx'
import type { PostForm_query$key } from '#generated/PostForm_query.graphql.ts'
import { withoutWaiting } from '#lib/imageText.ts'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SendFailure } from '#parts/failure/SendFailure.tsx'
import { useImages } from '#parts/image/useImages.tsx'
import { withoutIds } from '#rules/mentions.ts'
import { createCarriedText } from '#services/drafts/carriedText.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { Button } from '#ui/Button.tsx'
import { FormStack } from '#ui/FormStack.tsx'
import { Honeypot } from '#ui/Honeypot.tsx'
import { isSendKey } from '#ui/isSendKey.ts'
import { Notice } from '#ui/Notice.tsx'
import { OlderTextNotice } from '#ui/OlderTextNotice.tsx'
import { ThumbBar } from '#ui/ThumbBar.tsx'
import { ideaDrafts } from './draft.ts'
import { PostFields } from './PostFields.tsx'
import type { SimilarTarget } from './SimilarRow.tsx'
import { useIdeaDraft, type DraftInHand } from './useIdeaDraft.ts'
import { usePostProblems } from './usePostProblems.ts'
import { useSubmitIdea } from './useSubmitIdea.ts'

const fragment = graphql`
  fragment PostForm_query on Query {
    formGuard
    viewer {
      canPost
    }
    site {
      boards {
        id
        slug
        takesPosts
        template
      }
      ...BoardChoice_site
    }
  }
`

interface Props {
  query: PostForm_query$key
  title: string
  /** The slug of the board that the address names. */
  board: string | null
}

/** Posting an idea: what is typed is kept until the server has it. */
export function PostForm({ query, title, board }: Props) {
  const t = useMessages(postingMessages)
  const data = useFragment(fragment, query)
  const { canPost } = data.viewer
  const navigate = useNavigate()
  const { signInPrompt, storage } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const boards = (data.site?.boards ?? []).filter(({ takesPosts }) => takesPosts)
  const templateOf = (id: string): string => boards.find((one) => one.id === id)?.template ?? ''
  const first = boards.length === 1 ? boards[0] : boards.find(({ slug }) => slug === board)
  const inHand = useIdeaDraft({ title, boardId: first?.id ?? '', body: first?.template ?? '' })
  const { draft, change } = inHand
  // A board of a kept draft may be gone by now.
  const chosen = boards.length === 1 ? boards[0] : boards.find(({ id }) => id === draft.boardId)
  const template = chosen?.template ?? ''
  const idea = {
    ...draft,
    boardId: chosen?.id ?? '',
    body: isUntyped(draft.body, template) ? '' : draft.body,
  }
  // Images of who has yet to sign in come behind that.
  const checked = canPost ? idea : { ...idea, body: withoutWaiting(idea.body, () => true) }
  const problems = usePostProblems(checked, boards.length > 0)
  const images = useImages({
    place: 'idea',
    value: draft.body,
    onValueChange: (body) => change({ body }),
    mayAdd: canPost,
    askToSignIn: () => {
      returnPlace(storage).remember(paths.post)
      signInPrompt.ask('save')
    },
  })
  const { submit, submission } = useSubmitIdea({
    ...{ form, trap, canPost, idea, problems, images },
    guard: data.formGuard,
    draft: inHand,
  })
  const carry = ({ id, number, slug }: SimilarTarget): void => {
    createCarriedText(storage).carry(id, draft)
    void navigate(paths.idea(number, slug))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSendKey(event)) submit()
  }
  return (
    <FormStack
      ref={form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      isSending={submission.isSending}
      aria-label={t('post.title')}
    >
      <DraftNotices {...inHand} />
      <PostFields {...{ draft, change, problems, images }} template={template} onCarry={carry} />
      <Honeypot ref={trap} />
      {data.site && (
        <BoardChoice
          site={data.site}
          value={idea.boardId}
          onValueChange={(boardId) =>
            change({
              boardId,
              ...(isUntyped(draft.body, template) && { body: templateOf(boardId) }),
            })
          }
          error={problems.shown.boardId}
        />
      )}
      <SendFailure {...submission.failure} />
      <PostBar kept={inHand.kept} isSending={submission.isSending} />
    </FormStack>
  )
}

/** Whether the details hold nothing that somebody typed: they are empty, or still the board's template. */
function isUntyped(body: string, template: string): boolean {
  return body.trim() === '' || body.trim() === template.trim()
}

/** The notes about drafts that are read before going on. */
function DraftNotices({ older, isPostedElsewhere }: DraftInHand) {
  const t = useMessages(draftsMessages)
  return (
    <>
      {older && (
        <OlderTextNotice
          text={withoutIds(ideaDrafts.wordsOf(older.text))}
          onUse={older.use}
          onPutAway={older.putAway}
        />
      )}
      {isPostedElsewhere && <Notice role="status">{t('postedElsewhere')}</Notice>}
    </>
  )
}

function PostBar({ kept, isSending }: Pick<DraftInHand, 'kept'> & { isSending: boolean }) {
  const t = useMessages(postingMessages)
  return (
    <ThumbBar note={kept && t(kept === 'kept' ? 'post.draftKept' : 'post.draftPageOnly')}>
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {t(isSending ? 'post.sending' : 'post.send')}
      </Button>
    </ThumbBar>
  )
}
