import { memo, Suspense, useCallback } from 'react'
import type { CommentPost_comment$key } from '#generated/CommentPost_comment.graphql.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ErrorCatcher } from '#relay/boundaries/ErrorCatcher.tsx'
import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { ComposerProps } from './CommentComposer.lazy.tsx'
import { CommentPost } from './CommentPost.tsx'
import type { Thread } from './threads.ts'
import css from './CommentList.module.css'

const Composer = lazyComponent<ComposerProps>(() =>
  import('./CommentComposer.lazy.tsx').then((module) => module.CommentComposer),
)

/** Sent or given up, a reply leaves its reader at the comment that it answers. */
const toAnswered = (reply: HTMLElement | null) =>
  handOnFocus(reply, () => document.getElementById(reply?.dataset['answers'] ?? ''))

/** A comment of the list. */
export interface CommentNode {
  readonly kind: 'comment'
  readonly comment: CommentPost_comment$key
  readonly id: string
  readonly internal: boolean
  readonly createdAt: string
  readonly replyTo: { readonly id: string } | null | undefined
  /** Said by somebody else since the reader was here last. */
  readonly isNew: boolean
}

/** The props that draw a thread. */
export interface CommentThreadProps {
  thread: Thread<CommentNode>
  target: string | null
  /** The comment that stands above the list already, as the official answer. */
  answerId: string | null
  canReact: boolean
  /** Null where nobody may answer; `isLocked`: no answer can be begun any more. */
  composer:
    | (Pick<ComposerProps, 'query' | 'idea'> &
        Pick<ComposerProps['place'], 'connectionId' | 'endCursor'> & { isLocked: boolean })
    | null
  /** Shows a comment that is not here. */
  onShow: (id: string) => void
}

/** A comment with the replies to it; only the replies where it stands before what is loaded. */
export const CommentThread = memo(function CommentThread({
  thread: { id, root, replies },
  target,
  answerId,
  canReact,
  composer,
  onShow,
}: CommentThreadProps) {
  const t = useMessages(commentsMessages)
  const tTimeline = useMessages(timelineMessages)
  const tCommon = useMessages(commonMessages)
  const { intents } = useServices()
  const nodes = root === null ? replies : [root, ...replies]
  const [answered, setAnswered] = useStored<string | null>(
    () => {
      // A reply that waited for its author to sign in.
      const waiting = intents.waiting()
      return waiting?.kind === 'comment' && nodes.some((node) => node.id === waiting.replyTo)
        ? waiting.replyTo
        : null
    },
    () => null,
  )
  const close = useCallback(() => setAnswered(null), [setAnswered])
  // One that cannot be drawn costs its own place.
  const post = (node: CommentNode, isMarked: boolean) => (
    <ErrorCatcher resetKey={node.comment} renderError={() => <p>{tCommon('section.failed')}</p>}>
      <CommentPost
        comment={node.comment}
        canReact={canReact}
        isTarget={node.id === target}
        isAbove={node.id === answerId}
        isNew={isMarked}
        onReply={composer?.isLocked === false ? () => setAnswered(node.id) : undefined}
      />
    </ErrorCatcher>
  )
  const answersInternal = nodes.some((node) => node.id === answered && node.internal)
  return (
    // Where the server drew the page, each thread is taken over by itself, in a task of its own.
    <Suspense>
      {root ? (
        post(root, false)
      ) : (
        <p className={css.answers}>
          {tTimeline('timeline.answers')}
          <Button variant="plain" size="s" data-scripted onClick={() => onShow(id)}>
            {tTimeline('timeline.showAnswered')}
          </Button>
        </p>
      )}
      {replies.length > 0 && (
        <ul className={css.replies} aria-label={t('comment.replies')}>
          {replies.map((reply) => (
            <li key={reply.id} data-at={reply.createdAt}>
              {post(reply, reply.isNew && root?.isNew !== true)}
            </li>
          ))}
        </ul>
      )}
      {answered !== null && composer && (
        <div ref={toAnswered} data-answers={answered} className={css.reply}>
          <Composer
            query={composer.query}
            idea={composer.idea}
            place={{
              replyTo: answered,
              under: id,
              connectionId: composer.connectionId,
              endCursor: composer.endCursor,
            }}
            answersInternal={answersInternal}
            isLocked={composer.isLocked}
            onDone={close}
          />
        </div>
      )}
    </Suspense>
  )
}, isSame)

/** Threads are put together anew whenever anything of the list changes; most of a long one has stayed as it was. */
function isSame(before: CommentThreadProps, after: CommentThreadProps): boolean {
  return (
    before.target === after.target &&
    before.answerId === after.answerId &&
    before.canReact === after.canReact &&
    isSameComposer(before.composer, after.composer) &&
    before.onShow === after.onShow &&
    isSameNode(before.thread.root, after.thread.root) &&
    before.thread.id === after.thread.id &&
    before.thread.replies.length === after.thread.replies.length &&
    before.thread.replies.every((reply, index) =>
      isSameNode(reply, after.thread.replies[index] ?? null),
    )
  )
}

/** `idea` is another reference to the same idea whenever its list grows. */
function isSameComposer(
  before: CommentThreadProps['composer'],
  after: CommentThreadProps['composer'],
): boolean {
  return (
    before?.query === after?.query &&
    before?.isLocked === after?.isLocked &&
    before?.connectionId === after?.connectionId &&
    before?.endCursor === after?.endCursor
  )
}

function isSameNode(before: CommentNode | null, after: CommentNode | null): boolean {
  if (before === null || after === null) return before === after
  return (
    before.id === after.id &&
    before.comment === after.comment &&
    before.isNew === after.isNew &&
    before.internal === after.internal &&
    before.createdAt === after.createdAt
  )
}
