import { startTransition, useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { QueueList_query$key } from '#generated/QueueList_query.graphql.ts'
import type { QueueListPageQuery } from '#generated/QueueListPageQuery.graphql.ts'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { stateOf } from '#parts/moderation/post.ts'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { paths } from '#services/navigation/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { decisionsOf, wordOf, type Decision } from './decisions.ts'
import type { Queue } from './queueAddress.ts'
import { QueueRow } from './QueueRow.tsx'
import { useDecide, type QueuedPost } from './useDecide.ts'
import { linkOf, placeAfter, useQueueKeys } from './useQueueKeys.ts'
import { useQueueMerge } from './useQueueMerge.tsx'
import css from './QueueRow.module.css'

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
            }
            ... on Comment {
              id
              commentState: state
            }
            ...QueueRow_item
          }
        }
      }
    }
  }
`

/** The posts of a queue, and what can be decided about one or many of them. */
export function QueueList({ query, queue }: { query: QueueList_query$key; queue: Queue }) {
  const t = useMessages(moderationMessages)
  const tMerging = useMessages(mergingMessages)
  const { data, refetch, next } = usePaginatedList<QueueListPageQuery, QueueList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const list = useRef<HTMLDivElement>(null)
  const returning = useRef<readonly string[]>([])
  /** The element that gets the focus once the dialog that still holds it is gone. */
  const nextFocus = useRef<HTMLElement | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const unselect = (ids: readonly string[]): void =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))))
  const items = data.moderation?.items
  const { decide, takeOut, bringBack, refuse, leaving, failures } = useDecide(
    items?.__id ?? '',
    (back) => {
      returning.current = back
      // In a transition the old list stays until the new one is there.
      startTransition(() => void refetch({ queue }, { fetchPolicy: 'network-only' }))
    },
  )
  useEffect(() => {
    const back = linkOf(list.current, returning.current)
    back?.focus()
    if (back) returning.current = []
  }, [items])
  const rows = (items?.edges ?? []).flatMap(({ node }) => {
    const {
      __typename,
      id,
      ideaState,
      commentState,
      number = 0,
      title = '',
      viewerCanMerge = false,
    } = node
    if (id === undefined) return []
    const post: QueuedPost = {
      id,
      kind: __typename === 'Idea' ? 'idea' : 'comment',
      state: stateOf(ideaState ?? commentState ?? 'LIVE'),
    }
    return [{ item: node, post, mergeable: viewerCanMerge ? [{ id, number, title }] : [] }]
  })
  const merging = useQueueMerge({
    onMerged({ ids, refused }) {
      unselect(ids)
      refuse(refused)
      // Merging an idea that waited for approval decides about it.
      const goes = queue === 'PENDING'
      nextFocus.current = goes ? placeAfter(list.current, ids) : linkOf(list.current, ids)
      if (goes) takeOut(ids)
    },
    onUndone: bringBack,
    onClosed() {
      nextFocus.current?.focus()
      nextFocus.current = null
    },
  })
  const chosenRows = rows.filter(({ post }) => selected.has(post.id) && !leaving.has(post.id))
  const chosen = chosenRows.map(({ post }) => post)
  const mergeable = chosenRows.flatMap((row) => row.mergeable)

  const act = (posts: readonly QueuedPost[], decision: Decision): void => {
    if (posts.length === 0) return
    const ids = posts.map(({ id }) => id)
    const isHere = list.current?.contains(list.current.ownerDocument.activeElement) ?? false
    unselect(ids)
    if (isHere) placeAfter(list.current, ids)?.focus()
    void decide(posts, decision)
  }
  const select = (id: string, on: boolean): void =>
    setSelected(
      (before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)),
    )
  const [first] = decisionsOf[queue]
  useQueueKeys(list, {
    select: (id) => select(id, !selected.has(id)),
    merge: (id) =>
      merging.ask(
        mergeable.length > 0
          ? mergeable
          : rows.filter(({ post }) => post.id === id).flatMap((row) => row.mergeable),
      ),
    decide: (id) =>
      act(
        chosen.length > 0
          ? chosen
          : rows.map(({ post }) => post).filter((post) => post.id === id && !leaving.has(post.id)),
        first,
      ),
  })
  const waits = queue === 'PENDING' || queue === 'REPORTED'
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={t('triage.list', { name: t(`triage.${queue}`) })}
    >
      {rows.length > 0 && (
        <div className={css.bar} role="group" aria-label={t('triage.selectedLabel')}>
          <Button
            size="s"
            variant="plain"
            onClick={() =>
              setSelected(new Set(chosen.length > 0 ? [] : rows.map(({ post }) => post.id)))
            }
          >
            {t(chosen.length > 0 ? 'triage.unselect' : 'triage.selectAll')}
          </Button>
          <span className={css.count} role="status">
            {chosen.length > 0 && t('triage.selected', { count: chosen.length })}
          </span>
          {chosen.length > 0 &&
            decisionsOf[queue].map((decision) => (
              <Button key={decision} size="s" onClick={() => act(chosen, decision)}>
                {t(wordOf(decision, queue))}
              </Button>
            ))}
          {mergeable.length > 0 && (
            <Button size="s" onClick={() => merging.ask(mergeable)}>
              {tMerging('merge.open')}
            </Button>
          )}
        </div>
      )}
      {rows.map(({ item, post, mergeable: own }) => (
        <QueueRow
          key={post.id}
          item={item}
          queue={queue}
          selected={selected.has(post.id)}
          onSelect={(on) => select(post.id, on)}
          onDecide={(one, decision) => act([one], decision)}
          onMerge={() => merging.ask(own)}
          leaving={leaving.has(post.id)}
          failure={failures.get(post.id)}
        />
      ))}
      {rows.length === 0 && !next.hasMore && (
        <EmptyState
          title={t(`triage.empty.${queue}`)}
          action={
            <ButtonLink href={paths.home} component={AppLink}>
              {t('triage.empty.action')}
            </ButtonLink>
          }
        >
          {t(waits ? 'triage.empty.waiting' : 'triage.empty.removed')}
        </EmptyState>
      )}
      <ListEnd {...next} />
      {rows.length > 0 && <p className={css.keys}>{t('triage.keys')}</p>}
      {merging.dialog}
    </div>
  )
}
