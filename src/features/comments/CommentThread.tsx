import { useCallback, useState } from 'react'
import type { CommentPost_comment$key } from '#generated/CommentPost_comment.graphql.ts'
import { t } from '#lib/messages/en/comments.ts'
import { useServices } from '#services/Services.tsx'
import { lazyPiece } from '#ui/lazyPiece.tsx'
import type { ComposerProps } from './CommentComposer.tsx'
import css from './CommentList.module.css'
import { CommentPost } from './CommentPost.tsx'
import type { Thread } from './threads.ts'

const Composer = lazyPiece<ComposerProps>(() => import('./CommentComposer.tsx').then((module) => module.CommentComposer))

/** A comment of the list. */
export interface Node {
  readonly comment: CommentPost_comment$key
  readonly id: string
  readonly internal: boolean
  readonly createdAt: string
  readonly replyTo: { readonly id: string } | null | undefined
}

interface Props {
  thread: Thread<Node>
  target: string | null
  canReact: boolean
  /** Null where nobody may answer. */
  composer: (Pick<ComposerProps, 'query' | 'idea'> & Pick<ComposerProps['place'], 'connectionId' | 'endCursor'>) | null
}

/** A comment with the replies to it. */
export function CommentThread({ thread: { root, replies }, target, canReact, composer }: Props) {
  const { intents } = useServices()
  const [answered, setAnswered] = useState(() => {
    // A reply that waited for its author to sign in.
    const waiting = intents.waiting()
    return waiting?.kind === 'comment' && [root, ...replies].some(({ id }) => id === waiting.replyTo) ? waiting.replyTo : null
  })
  const close = useCallback(() => setAnswered(null), [])
  const post = (node: Node) => <CommentPost comment={node.comment} canReact={canReact} isTarget={node.id === target} onReply={composer ? () => setAnswered(node.id) : undefined} />
  const answersInternal = [root, ...replies].some(({ id, internal }) => id === answered && internal)
  return (
    <>
      {post(root)}
      {replies.length > 0 && (
        <ul className={css.replies} aria-label={t('comment.replies')}>
          {replies.map((reply) => (
            <li key={reply.id}>{post(reply)}</li>
          ))}
        </ul>
      )}
      {answered !== null && composer && (
        <div className={css.reply}>
          <Composer
            query={composer.query}
            idea={composer.idea}
            place={{ replyTo: answered, under: root.id, connectionId: composer.connectionId, endCursor: composer.endCursor }}
            answersInternal={answersInternal}
            onDone={close}
          />
        </div>
      )}
    </>
  )
}
