import { startTransition, useEffect, useRef, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import type {
  QueueList_query$data,
  QueueList_query$key,
} from '#generated/QueueList_query.graphql.ts'
import type { QueueListPageQuery } from '#generated/QueueListPageQuery.graphql.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { stateOf } from '#parts/moderation/post.ts'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { Queue } from './queueAddress.ts'
import { QueueBar } from './QueueBar.tsx'
import { QueueRow } from './QueueRow.tsx'
import { canTrust, useDecide, type QueuedPost } from './useDecide.ts'
import { useQueueActs, type QueuedRow } from './useQueueActs.tsx'
import { linkOf } from './useQueueKeys.ts'
import css from './QueueRow.module.css'

const EmptyQueue = lazyComponent<{ queue: Queue }>(() =>
  import('./EmptyQueue.lazy.tsx').then((module) => module.EmptyQueue),
)

const fragment = graphql`
  fragment QueueList_query on Query
  @argumentDefinitions(
    queue: { type: "ModerationQueue!" }
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
  )
  @refetchable(queryName: "QueueListPageQuery")
  @throwOnFieldError {
    moderation {
      items(queue: $queue, first: $first, after: $after)
        @connection(key: "QueueList_items", filters: ["queue"]) {
        __id
        edges {
          node {
            __typename
            ... on Idea {
              id
              number
              title
              viewerCanMerge
              ideaState: state
              author {
                id
                trusted
              }
            }
            ... on Comment {
              id
              commentState: state
              author {
                id
                trusted
              }
            }
            ...QueueRow_item
          }
        }
      }
    }
  }
`

type Item = NonNullable<QueueList_query$data['moderation']>['items']['edges'][number]['node']

interface Props {
  query: QueueList_query$key
  queue: Queue
  /** Stands below the posts, where there are any. */
  children?: ReactNode
}

/** The posts of a queue, and what can be decided about one or many of them. */
export function QueueList({ query, queue, children }: Props) {
  const t = useMessages(moderationMessages)
  const { data, refetch, next } = usePaginatedList<QueueListPageQuery, QueueList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const list = useRef<HTMLDivElement>(null)
  const returning = useRef<readonly string[]>([])
  const items = data.moderation?.items
  const rows = rowsOf(items?.edges ?? [])
  const deciding = useDecide(items?.__id ?? '', queue, (back) => {
    returning.current = back
    // In a transition the old list stays until the new one is there.
    startTransition(() => void refetch({ queue }, { fetchPolicy: 'network-only' }))
  })
  useEffect(() => {
    const back = linkOf(list.current, returning.current)
    back?.focus()
    if (back) returning.current = []
  }, [items])
  const { chosen, mergeable, selection, act, merge, dialogs } = useQueueActs(
    list,
    rows,
    queue,
    deciding,
  )
  const { leaving, failures } = deciding
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={t('triage.list', { name: t(`triage.${queue}`) })}
    >
      {rows.length > 0 && (
        <QueueBar
          queue={queue}
          count={chosen.length}
          canTrust={chosen.some(canTrust)}
          canMerge={mergeable.length > 0}
          onSelectAll={() => selection.setAll(rows.map(({ post }) => post.id))}
          onUnselect={() => selection.setAll([])}
          onDecide={(decision) => act(chosen, decision)}
          onMerge={() => merge(mergeable)}
        />
      )}
      {rows.map(({ item, post, mergeable: own }) => (
        <QueueRow
          key={post.id}
          item={item}
          queue={queue}
          selected={selection.ids.has(post.id)}
          onSelect={(on) => selection.set(post.id, on)}
          canTrust={canTrust(post)}
          onDecide={(decision) => act([post], decision)}
          onMerge={() => merge(own)}
          leaving={leaving.has(post.id)}
          failure={failures.get(post.id)}
        />
      ))}
      {rows.length === 0 && !next.hasMore && <EmptyQueue queue={queue} />}
      <ListEnd {...next} />
      {rows.length > 0 && (
        <p className={css.keys}>{t(queue === 'PENDING' ? 'triage.keys.PENDING' : 'triage.keys')}</p>
      )}
      {rows.length > 0 && children}
      {dialogs}
    </div>
  )
}

function rowsOf(edges: readonly { readonly node: Item }[]): (QueuedRow & { item: Item })[] {
  return edges.flatMap(({ node }) => {
    const { __typename, id, author, ideaState, commentState } = node
    if (id === undefined) return []
    const { number = 0, title = '', viewerCanMerge = false } = node
    const post: QueuedPost = {
      id,
      kind: __typename === 'Idea' ? 'idea' : 'comment',
      state: stateOf(ideaState ?? commentState ?? 'LIVE'),
      untrusted: author?.trusted === false ? author.id : null,
    }
    return [{ item: node, post, mergeable: viewerCanMerge ? [{ id, number, title }] : [] }]
  })
}
