import { useRef, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { explainFailure } from '#entities/Failure/explainFailure.ts'
import { EventLine } from '#entities/IdeaEvent/EventLine.tsx'
import type {
  CommentList_idea$data,
  CommentList_idea$key,
} from '#generated/CommentList_idea.graphql.ts'
import type { CommentList_query$key } from '#generated/CommentList_query.graphql.ts'
import type { CommentListHead_idea$key } from '#generated/CommentListHead_idea.graphql.ts'
import pageQuery, { type CommentListPageQuery } from '#generated/CommentListPageQuery.graphql.ts'
import type { EventLine_event$key } from '#generated/EventLine_event.graphql.ts'
import { t } from '#lib/messages/en/comments.ts'
import { t as tTimeline } from '#lib/messages/en/timeline.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPiece } from '#ui/lazyPiece.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import type { ComposerProps } from './CommentComposer.tsx'
import { CommentThread, type CommentNode } from './CommentThread.tsx'
import { MoreComments } from './MoreComments.tsx'
import { entriesOf, type Entry } from './threads.ts'
import { useScrollTarget } from './useScrollTarget.ts'
import { useSeen } from './useSeen.ts'
import { useSteadyScroll } from './useSteadyScroll.ts'
import { useSteadyWriting } from './useSteadyWriting.ts'
import { useUnread } from './useUnread.ts'
import css from './CommentList.module.css'

const Composer = lazyPiece<ComposerProps>(() =>
  import('./CommentComposer.tsx').then((module) => module.CommentComposer),
)

/** What was said about an idea and what happened to it, in order, replies under what they answer, and the way to say something. A long one opens where what is new begins. */
export function CommentList({
  idea,
  query,
}: {
  idea: CommentList_idea$key & CommentListHead_idea$key
  query: CommentList_query$key
}) {
  const { data, loadNext, loadPrevious, hasNext, hasPrevious, isLoadingNext, isLoadingPrevious } =
    usePaginationFragment<CommentListPageQuery, CommentList_idea$key>(
      graphql`
        fragment CommentList_idea on Idea
        @argumentDefinitions(
          first: { type: "Int" }
          after: { type: "String" }
          last: { type: "Int" }
          before: { type: "String" }
          from: { type: "ID" }
        )
        @refetchable(queryName: "CommentListPageQuery")
        @throwOnFieldError {
          id
          state
          commentCount
          viewerCanComment
          ...CommentComposer_idea
          timeline(
            first: $first
            after: $after
            last: $last
            before: $before
            from: $from
            unread: true
          ) @connection(key: "CommentList_timeline", filters: []) {
            __id
            edges {
              cursor
              node {
                __typename
                ... on Comment {
                  id
                  internal
                  createdAt
                  author {
                    id
                  }
                  replyTo {
                    id
                  }
                  # eslint-disable-next-line relay/must-colocate-fragment-spreads -- CommentThread draws it
                  ...CommentPost_comment @alias(as: "post")
                }
                ... on IdeaEvent {
                  id
                  kind
                  createdAt
                  ...EventLine_event @alias(as: "line")
                }
              }
            }
            pageInfo {
              startCursor
              endCursor
            }
          }
        }
      `,
      idea,
    )
  const head = useFragment(
    graphql`
      fragment CommentListHead_idea on Idea {
        ...useUnread_idea
      }
    `,
    idea,
  )
  const reader = useFragment(
    graphql`
      fragment CommentList_query on Query {
        viewer {
          user {
            id
          }
        }
        ...CommentComposer_query
      }
    `,
    query,
  )
  const sendPageQuery = useSendQuery<CommentListPageQuery>(pageQuery)
  const list = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const me = reader.viewer.user?.id ?? null
  const { fresh, isReturning, seen } = useUnread(head, me !== null)
  const { edges, __id: connectionId, pageInfo } = data.timeline
  const items = itemsOf(edges, { since: fresh?.since ?? null, me })
  const entries = entriesOf<CommentNode, EventNode>(items)
  const has = (id: string): boolean => items.some((item) => item.id === id)
  const firstNew = entries.find((entry) => entry.kind === 'thread' && entry.root?.isNew)?.id ?? null
  const hasFresh = fresh !== null && fresh.count > 0 && fresh.firstId != null
  const isLong = data.commentCount >= limits.longTimeline
  const target = useScrollTarget({
    list,
    has,
    start:
      isLong && isReturning && hasFresh
        ? firstNew === null
          ? (fresh.firstId ?? null)
          : 'fresh'
        : null,
    load(from, onEnd) {
      const part =
        from === 'newest'
          ? { last: limits.commentPageSize }
          : { from, first: limits.commentPageSize }
      sendPageQuery({ id: data.id, ...part }).then(() => onEnd(null), onEnd)
    },
  })
  useSeen(list, target.isComing ? null : edges, seen)
  useSteadyScroll(box, target.isComing ? undefined : items[0]?.id, isLoadingPrevious)
  useSteadyWriting(box, form)
  const more = (load: typeof loadNext) => (): void => {
    setFailure(null)
    load(limits.commentPageSize, { onComplete: setFailure })
  }
  // What somebody said here stands behind what is still to come.
  const end = hasNext
    ? edges.findLast(
        ({ cursor, node }) => cursor === pageInfo.endCursor && node.__typename !== '%other',
      )?.node
    : undefined
  const endAt =
    end === undefined
      ? -1
      : entries.findIndex((entry) => holds(entry, end.__typename === '%other' ? '' : end.id))
  const [loaded, said] =
    endAt < 0 ? [entries, []] : [entries.slice(0, endAt + 1), entries.slice(endAt + 1)]
  // A visitor may write, and signs in to send it.
  const canWrite = data.viewerCanComment || (me === null && data.state === 'LIVE')
  const composer = canWrite
    ? {
        query: reader,
        idea: data,
        connectionId,
        endCursor: hasNext ? (false as const) : (pageInfo.endCursor ?? null),
      }
    : null
  const row = (entry: (typeof entries)[number]) =>
    entry.kind === 'event' ? (
      <li key={entry.id} className={css.event} data-at={entry.createdAt} id={entry.id}>
        <EventLine event={entry.event} ideaId={data.id} />
      </li>
    ) : (
      <li key={entry.id} data-at={entry.root?.createdAt}>
        <CommentThread
          thread={entry}
          target={target.targetId}
          canReact={data.viewerCanComment}
          composer={composer}
          onShow={target.show}
        />
      </li>
    )
  const rows = (some: typeof entries) =>
    some.flatMap((entry) => (entry.id === firstNew && fresh ? [divider, row(entry)] : [row(entry)]))
  const divider = fresh && (
    <li key="fresh" id="fresh" className={css.divider}>
      {freshText(fresh.count)}
    </li>
  )
  const nothing = !items.some(({ kind }) => kind === 'comment') && !hasNext && !hasPrevious
  return (
    <>
      {(hasFresh || (isLong && hasNext)) && (
        <p className={css.head}>
          {hasFresh && <span>{freshText(fresh.count)}</span>}
          {hasFresh && (
            <Button
              variant="plain"
              size="s"
              onClick={() =>
                firstNew === null ? target.show(fresh.firstId ?? '') : target.show('fresh')
              }
            >
              {tTimeline('timeline.toFresh')}
            </Button>
          )}
          {isLong && hasNext && (
            <Button
              variant="plain"
              size="s"
              onClick={() =>
                fresh?.newestId != null ? target.show(fresh.newestId) : target.show('newest')
              }
            >
              {tTimeline('timeline.toNewest')}
            </Button>
          )}
        </p>
      )}
      {target.isGone && <Notice role="status">{tTimeline('timeline.gone')}</Notice>}
      {target.failure && (
        <ErrorState inline title={explainFailure(target.failure).title} onRetry={target.again} />
      )}
      <div ref={box}>
        {hasPrevious && !target.isComing && (
          <MoreComments side="earlier" isLoading={isLoadingPrevious} onMore={more(loadPrevious)} />
        )}
        {target.isComing && <SkeletonText lines={6} />}
        {items.length > 0 && !target.isComing && (
          <ul ref={list} className={css.list}>
            {rows(loaded)}
          </ul>
        )}
      </div>
      {nothing && <p className={css.none}>{t(canWrite ? 'comments.first' : 'comments.none')}</p>}
      {failure !== null && (
        <ErrorState inline title={explainFailure(failure).title} onRetry={more(loadNext)} />
      )}
      {hasNext && failure === null && !target.isComing && (
        <MoreComments side="later" isLoading={isLoadingNext} onMore={more(loadNext)} />
      )}
      {said.length > 0 && !target.isComing && <ul className={css.list}>{rows(said)}</ul>}
      {composer && (
        <div ref={form} className={css.composer}>
          <Composer
            query={composer.query}
            idea={composer.idea}
            place={{ replyTo: null, under: null, connectionId, endCursor: composer.endCursor }}
          />
        </div>
      )}
    </>
  )
}

/** Whether something stands in an entry of the list. */
function holds(entry: Entry<CommentNode, EventNode>, id: string): boolean {
  return (
    entry.id === id || (entry.kind === 'thread' && entry.replies.some((reply) => reply.id === id))
  )
}

function freshText(count: number): string {
  return count < limits.unreadCounted
    ? tTimeline('timeline.fresh', { count })
    : tTimeline('timeline.many', { count })
}

/** An event of the list. */
interface EventNode {
  readonly kind: 'event'
  readonly id: string
  readonly createdAt: string
  readonly event: EventLine_event$key
}

type Edges = CommentList_idea$data['timeline']['edges']

/** What the list shows of a timeline. Who posted the idea, and when, its head says. */
function itemsOf(
  edges: Edges,
  { since, me }: { since: string | null; me: string | null },
): (CommentNode | EventNode)[] {
  const isNew = (createdAt: string, authorId: string | undefined): boolean =>
    since !== null &&
    Date.parse(createdAt) > Date.parse(since) &&
    (authorId === undefined || authorId !== me)
  return edges.flatMap(({ node }): (CommentNode | EventNode)[] => {
    if (node.__typename === 'Comment' && node.post) {
      const { id, internal, createdAt, replyTo, author, post } = node
      return [
        {
          kind: 'comment',
          id,
          internal,
          createdAt,
          replyTo,
          comment: post,
          isNew: isNew(createdAt, author?.id),
        },
      ]
    }
    if (node.__typename === 'IdeaEvent' && node.kind !== 'POSTED' && node.line)
      return [{ kind: 'event', id: node.id, createdAt: node.createdAt, event: node.line }]
    return []
  })
}
