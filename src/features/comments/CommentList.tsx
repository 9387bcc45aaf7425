import { useMemo, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  CommentList_idea$data,
  CommentList_idea$key,
} from '#generated/CommentList_idea.graphql.ts'
import type { CommentList_query$key } from '#generated/CommentList_query.graphql.ts'
import type {
  CommentListHead_idea$data,
  CommentListHead_idea$key,
} from '#generated/CommentListHead_idea.graphql.ts'
import pageQuery, { type CommentListPageQuery } from '#generated/CommentListPageQuery.graphql.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { limits } from '#rules/limits.ts'
import { SkeletonText } from '#ui/Skeleton.tsx'
import type { CommentNode } from './CommentThread.tsx'
import { DiscussionLockNote } from './DiscussionLockNote.tsx'
import { MoreComments } from './MoreComments.tsx'
import { NewComment } from './NewComment.tsx'
import { PlainTimeline } from './PlainTimeline.tsx'
import { ScrollTargetNotice } from './ScrollTargetNotice.tsx'
import { entriesOf, splitAfter } from './threads.ts'
import { TimelineRows, type EventNode, type MergedNode } from './TimelineRows.tsx'
import { TimelineShortcuts } from './TimelineShortcuts.tsx'
import { useListStart } from './useListStart.ts'
import { useNewestFirst } from './useNewestFirst.ts'
import { useSeen } from './useSeen.ts'
import { useSteadyScroll } from './useSteadyScroll.ts'
import { useSteadyWriting } from './useSteadyWriting.ts'
import { useUnread } from './useUnread.ts'
import css from './CommentList.module.css'

const timelineFragment = graphql`
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
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by NewComment and CommentThread
    ...CommentComposer_idea
    timeline(
      first: $first
      after: $after
      last: $last
      before: $before
      fromId: $from
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
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- TimelineRows draws it
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
`
const headFragment = graphql`
  fragment CommentListHead_idea on Idea {
    locked
    viewerCanReact
    officialAnswer @catch(to: NULL) {
      id
      state
    }
    mergedFrom {
      idea @catch(to: NULL) {
        id
        createdAt
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- TimelineRows draws it
        ...MergedIdea_idea @alias(as: "merged")
      }
    }
    ...DiscussionLockNote_idea
    ...useUnread_idea
  }
`
const readerFragment = graphql`
  fragment CommentList_query on Query {
    viewer {
      user {
        id
      }
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by NewComment and CommentThread
    ...CommentComposer_query
  }
`

interface Props {
  idea: CommentList_idea$key & CommentListHead_idea$key
  query: CommentList_query$key
}

/**
 * The comments and events of an idea in order, replies under what they answer, and the form for a
 * new one. A long list opens at the first new entry.
 */
export function CommentList({ idea, query }: Props) {
  const t = useMessages(commentsMessages)
  const { data, next, previous } = usePaginatedList<CommentListPageQuery, CommentList_idea$key>(
    timelineFragment,
    idea,
    limits.commentPageSize,
  )
  const head = useFragment<CommentListHead_idea$key>(headFragment, idea)
  const reader = useFragment(readerFragment, query)
  const sendPageQuery = useSendQuery<CommentListPageQuery>(pageQuery)
  const list = useRef<HTMLUListElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const me = reader.viewer.user?.id ?? null
  const { isNewestFirst, otherOrder } = useNewestFirst()
  const { fresh, isReturning, seen } = useUnread(head, me !== null)
  const { __id: connectionId, pageInfo } = data.timeline
  const edges = useMemo(() => whole(data.timeline.edges), [data.timeline.edges])
  const items = itemsOf(edges, { since: fresh?.since ?? null, me })
  const entries = entriesOf<CommentNode, EventNode | MergedNode>([...items, ...mergedOf(head)])
  const firstNew = entries.find((entry) => entry.kind === 'thread' && entry.root?.isNew)?.id ?? null
  const hasFresh = fresh !== null && fresh.count > 0 && fresh.firstId != null
  const freshTarget = !hasFresh ? null : firstNew === null ? (fresh.firstId ?? null) : 'fresh'
  const isLong = data.commentCount >= limits.longTimeline
  const { target, isComing } = useListStart({
    list,
    has: (id) => items.some((item) => item.id === id),
    start: isLong && isReturning && !isNewestFirst ? freshTarget : null,
    lacksNewest: isNewestFirst && next.hasMore,
    load: (part) => sendPageQuery({ id: data.id, ...part }),
  })
  useSeen(list, isComing ? null : edges, seen)
  useSteadyScroll(box, isComing || isNewestFirst ? undefined : items[0]?.id, previous.loading)
  useSteadyWriting(box, form)
  // A comment that somebody has just sent comes after those that are not loaded yet.
  const [loaded, sent] = splitAfter(entries, next.hasMore ? endOf(edges, pageInfo.endCursor) : null)
  const isLocked = head.locked && !data.viewerCanComment
  // A visitor may write, and signs in to send it.
  const canWrite = !isLocked && (data.viewerCanComment || (me === null && data.state === 'LIVE'))
  const composer = canWrite || isLocked ? { query: reader, idea: data, isLocked } : null
  const endCursor = next.hasMore ? (false as const) : (pageInfo.endCursor ?? null)
  const endOfPage = pageInfo.endCursor ?? null
  const newest = entries.at(-1)?.id
  const beginOfNew = isNewestFirst ? newest : firstNew
  const rows = {
    fresh:
      fresh && firstNew !== null && beginOfNew != null
        ? { before: beginOfNew, count: fresh.count }
        : null,
    answerId: head.officialAnswer?.state === 'LIVE' ? head.officialAnswer.id : null,
    ideaId: data.id,
    target: target.targetId,
    canReact: head.viewerCanReact,
    composer: composer && { ...composer, connectionId, endCursor },
    onShow: target.show,
  }
  const isEmpty =
    !items.some(({ kind }) => kind === 'comment') && !next.hasMore && !previous.hasMore
  const writing = composer && (
    <div ref={form} className={css.composer}>
      {head.locked && <DiscussionLockNote idea={head} />}
      <NewComment {...composer} {...{ connectionId, endCursor }} />
    </div>
  )
  const inOrder = <T,>(all: readonly T[]): readonly T[] => (isNewestFirst ? all.toReversed() : all)
  const later = (
    <>
      {!isComing && (
        <MoreComments side="later" page={next} after={endOfPage} isOnTop={isNewestFirst} />
      )}
      {sent.length > 0 && !isComing && <TimelineRows entries={inOrder(sent)} {...rows} />}
    </>
  )
  return (
    <>
      <TimelineShortcuts
        freshCount={hasFresh && !isNewestFirst ? fresh.count : null}
        onFresh={() => target.show(freshTarget ?? '')}
        onNewest={
          isLong && next.hasMore && !isNewestFirst
            ? () => target.show(fresh?.newestId ?? 'newest')
            : undefined
        }
        order={data.commentCount > 1 ? { isNewestFirst, otherOrder } : null}
      />
      <ScrollTargetNotice isGone={target.isGone} failure={target.failure} onRetry={target.again} />
      {isNewestFirst && writing}
      {isNewestFirst && later}
      <div ref={box}>
        {!isComing && !isNewestFirst && (
          <MoreComments side="earlier" page={previous} after={null} isOnTop />
        )}
        {isComing && (
          <>
            <div data-scripted>
              <SkeletonText lines={6} />
            </div>
            <PlainTimeline after={endOfPage} entries={loaded} {...rows} />
          </>
        )}
        {loaded.length > 0 && !isComing && (
          <TimelineRows ref={list} entries={inOrder(loaded)} {...rows} />
        )}
        {!isComing && isNewestFirst && <MoreComments side="earlier" page={previous} after={null} />}
      </div>
      {isEmpty && <p className={css.none}>{t(canWrite ? 'comments.first' : 'comments.none')}</p>}
      {!isNewestFirst && later}
      {!isNewestFirst && writing}
    </>
  )
}

function mergedOf({ mergedFrom }: CommentListHead_idea$data): MergedNode[] {
  return mergedFrom.flatMap(({ idea }) =>
    idea?.merged
      ? [{ kind: 'event', id: idea.id, createdAt: idea.createdAt, merged: idea.merged }]
      : [],
  )
}

type Edges = CommentList_idea$data['timeline']['edges']

/** The edges with a node: one that is null against the schema costs its own place alone. */
function whole(edges: Edges): Edges {
  return (edges as readonly (Partial<Edges[number]> | null)[]).filter(
    (edge): edge is Edges[number] => edge?.node != null,
  )
}

/** The id of the last node that came with a page. */
function endOf(edges: Edges, endCursor: string | null | undefined): string | null {
  const node = edges.findLast(
    ({ cursor, node: it }) => cursor === endCursor && it.__typename !== '%other',
  )?.node
  return node === undefined || node.__typename === '%other' ? null : node.id
}

/**
 * Gives the items of the list. The event of posting is left out, because the idea's head shows it.
 */
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
