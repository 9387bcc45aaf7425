import { useEffect, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { CommentList_idea$key } from '#generated/CommentList_idea.graphql.ts'
import type { CommentList_query$key } from '#generated/CommentList_query.graphql.ts'
import type { CommentListPageQuery } from '#generated/CommentListPageQuery.graphql.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/en/comments.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPiece } from '#ui/lazyPiece.tsx'
import type { ComposerProps } from './CommentComposer.tsx'
import css from './CommentList.module.css'
import { CommentThread } from './CommentThread.tsx'
import { threadsOf } from './threads.ts'

const Composer = lazyPiece<ComposerProps>(() => import('./CommentComposer.tsx').then((module) => module.CommentComposer))

/** What was said about an idea, oldest first, replies under what they answer, and the way to say something. */
export function CommentList({ idea, query }: { idea: CommentList_idea$key; query: CommentList_query$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<CommentListPageQuery, CommentList_idea$key>(
    graphql`
      fragment CommentList_idea on Idea
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "CommentListPageQuery")
      @throwOnFieldError {
        state
        viewerCanComment
        ...CommentComposer_idea
        comments(first: $first, after: $after) @connection(key: "CommentList_comments") {
          __id
          edges {
            node {
              id
              internal
              createdAt
              replyTo {
                id
              }
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- CommentThread draws it
              ...CommentPost_comment
            }
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    idea,
  )
  const reader = useFragment(
    graphql`
      fragment CommentList_query on Query {
        viewer {
          user {
            __typename
          }
        }
        ...CommentComposer_query
      }
    `,
    query,
  )
  const [failure, setFailure] = useState<Error | null>(null)
  const showMore = (): void => {
    setFailure(null)
    loadNext(limits.commentPageSize, { onComplete: setFailure })
  }
  const { edges, __id: connectionId, pageInfo } = data.comments
  const comments = edges.map(({ node }) => ({ id: node.id, internal: node.internal, createdAt: node.createdAt, replyTo: node.replyTo, comment: node }))
  const target = useTarget()
  const isTargetHere = target !== null && comments.some(({ id }) => id === target)
  const isTargetMissing = target !== null && !isTargetHere && hasNext && !isLoadingNext && failure === null
  useEffect(() => {
    if (isTargetMissing) loadNext(limits.pageSize.max, { onComplete: setFailure })
  }, [isTargetMissing, loadNext])
  useEffect(() => {
    if (isTargetHere) document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [isTargetHere, target])
  // A visitor may write, and signs in to send it.
  const canWrite = data.viewerCanComment || (reader.viewer.user == null && data.state === 'LIVE')
  const composer = canWrite ? { query: reader, idea: data, connectionId, endCursor: pageInfo.endCursor ?? null } : null
  return (
    <>
      {comments.length === 0 && <p className={css.none}>{t(canWrite ? 'comments.first' : 'comments.none')}</p>}
      {comments.length > 0 && (
        <ul className={css.list}>
          {threadsOf(comments).map((thread) => (
            <li key={thread.root.id}>
              <CommentThread thread={thread} target={target} canReact={data.viewerCanComment} composer={composer} />
            </li>
          ))}
        </ul>
      )}
      {failure !== null && <ErrorState inline title={explainFailure(failure).title} onRetry={showMore} />}
      {hasNext && failure === null && (
        <Button onClick={showMore} aria-disabled={isLoadingNext}>
          {isLoadingNext ? t('comments.loading') : t('comments.more')}
        </Button>
      )}
      {composer && (
        <div className={css.composer}>
          <Composer query={composer.query} idea={composer.idea} place={{ replyTo: null, under: null, connectionId, endCursor: composer.endCursor }} />
        </div>
      )}
    </>
  )
}

/** The comment that the address names. */
function useTarget(): string | null {
  const { hash } = useLocation()
  return /^#comment_\w+$/.test(hash) ? hash.slice(1) : null
}
