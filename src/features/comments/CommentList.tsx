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
import { wholeEdges } from '#relay/lists/wholeEdges.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { limits } from '#rules/limits.ts'
import type { CommentNode } from './CommentThread.tsx'
import { DiscussionLockNote } from './DiscussionLockNote.tsx'
import { freshStart } from './freshStart.ts'
import { NewComment } from './NewComment.tsx'
import { ScrollTargetNotice } from './ScrollTargetNotice.tsx'
import { entriesOf, splitAfter } from './threads.ts'
import { Timeline } from './Timeline.tsx'
import type { EventNode, MergedNode } from './TimelineRows.tsx'
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
    # Of any number of them the texts could be more than the page.
    firstMerged: mergedFrom(first: 3) {
      idea @catch(to: NULL) {
        id
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- MergedIdea draws it
        ...IdeaBody_idea @alias(as: "body")
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
  const edges = useMemo(() => wholeEdges(data.timeline.edges), [data.timeline.edges])
  const items = itemsOf(edges, { since: fresh?.since ?? null, me })
  const entries = entriesOf<CommentNode, EventNode | MergedNode>([...items, ...mergedOf(head)])
  const [freshCount, freshTarget, freshLine] = freshStart(entries, fresh, isNewestFirst)
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
  const rows = {
    fresh: freshLine,
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
  const sides = { previous, next, endOfPage, isComing, isNewestFirst }
  return (
    <>
      <TimelineShortcuts
        freshCount={isNewestFirst ? null : freshCount}
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
      <Timeline {...{ box, list, rows, loaded, sent, ...sides }}>
        {isEmpty && <p className={css.none}>{t(canWrite ? 'comments.first' : 'comments.none')}</p>}
      </Timeline>
      {!isNewestFirst && writing}
    </>
  )
}

function mergedOf({ mergedFrom, firstMerged }: CommentListHead_idea$data): MergedNode[] {
  const bodies = new Map(firstMerged.flatMap(({ idea }) => (idea ? [[idea.id, idea.body]] : [])))
  return mergedFrom.flatMap(({ idea }): MergedNode[] => {
    if (!idea?.merged) return []
    const { id, createdAt, merged } = idea
    return [{ kind: 'event', id, createdAt, merged, body: bodies.get(id) ?? null }]
  })
}

type Edges = CommentList_idea$data['timeline']['edges']

/** The id of the last node that came with a page. */
function endOf(edges: Edges, endCursor: string | null | undefined): string | null {
  const node = edges.findLast(
    ({ cursor, node: it }) => cursor === endCursor && it.__typename !== '%other',
  )?.node
  return node === undefined || node.__typename === '%other' ? null : node.id
}

/** Gives the items of the list. The event of posting is left out: the idea's head shows it. */
function itemsOf(
  edges: Edges,
  { since, me }: { since: string | null; me: string | null },
): (CommentNode | EventNode)[] {
  return edges.flatMap(({ node }): (CommentNode | EventNode)[] => {
    if (node.__typename === 'Comment' && node.post) {
      const { id, internal, createdAt, replyTo, author, post } = node
      const isNew =
        since !== null && Date.parse(createdAt) > Date.parse(since) && (!author || author.id !== me)
      return [{ kind: 'comment', id, internal, createdAt, replyTo, comment: post, isNew }]
    }
    if (node.__typename === 'IdeaEvent' && node.kind !== 'POSTED' && node.line)
      return [{ kind: 'event', id: node.id, createdAt: node.createdAt, event: node.line }]
    return []
  })
}
