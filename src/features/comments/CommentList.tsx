import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { CommentList_idea$key } from '#generated/CommentList_idea.graphql.ts'
import type { CommentListPageQuery } from '#generated/CommentListPageQuery.graphql.ts'
import { CommentItem } from '#entities/Comment/CommentItem.tsx'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { t } from '#lib/messages/t.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import css from './CommentList.module.css'

/** What was said about an idea, oldest first. */
export function CommentList({ idea }: { idea: CommentList_idea$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<CommentListPageQuery, CommentList_idea$key>(
    graphql`
      fragment CommentList_idea on Idea
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "CommentListPageQuery")
      @throwOnFieldError {
        comments(first: $first, after: $after) @connection(key: "CommentList_comments") {
          edges {
            node {
              id
              ...CommentItem_comment
            }
          }
        }
      }
    `,
    idea,
  )
  const [failure, setFailure] = useState<Error | null>(null)
  const showMore = (): void => {
    setFailure(null)
    loadNext(limits.commentPageSize, { onComplete: setFailure })
  }
  const { edges } = data.comments
  if (edges.length === 0) return <p className={css.none}>{t('comments.none')}</p>
  return (
    <>
      <ul className={css.list}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <CommentItem comment={node} />
          </li>
        ))}
      </ul>
      {failure !== null && <ErrorState inline title={explainFailure(failure).title} onRetry={showMore} />}
      {hasNext && failure === null && (
        <Button onClick={showMore} aria-disabled={isLoadingNext}>
          {isLoadingNext ? t('comments.loading') : t('comments.more')}
        </Button>
      )}
    </>
  )
}
