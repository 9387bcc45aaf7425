import { startTransition, use, useRef } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { InboxList_query$key } from '#generated/InboxList_query.graphql.ts'
import type { InboxListPageQuery } from '#generated/InboxListPageQuery.graphql.ts'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { ListStart, NextPage } from '#parts/list/PlainPages.tsx'
import { PageRefreshContext } from '#relay/boundaries/PageRefreshContext.ts'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { EmptyInbox } from './EmptyInbox.tsx'
import { inboxHref, isContinued, type InboxPart } from './inboxAddress.ts'
import { InboxRow } from './InboxRow.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import { useInboxKeys } from './useInboxKeys.ts'
import { useInboxNews } from './useInboxNews.ts'
import { useSayMarkGroupRead } from './useMarkGroupRead.ts'
import css from './Inbox.module.css'

const fragment = graphql`
  fragment InboxList_query on Query
  @argumentDefinitions(
    unread: { type: "Boolean" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @refetchable(queryName: "InboxListPageQuery")
  @throwOnFieldError {
    viewer {
      unreadNotificationCount
      user {
        id
      }
      inbox(first: $first, after: $after, unread: $unread)
        @connection(key: "InboxList_inbox", filters: ["unread"]) {
        edges {
          node {
            id
            # eslint-disable-next-line relay/unused-fields -- what is newer stays unread when all is marked as read
            latestAt
            # The newest that is shown, whatever is known of the group meanwhile.
            notifications(first: 5) {
              edges {
                node {
                  createdAt
                }
              }
            }
            ...InboxRow_group
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`

/** The notifications of a person, group by group, and how many are unread. */
export function InboxList({ query, part }: { query: InboxList_query$key; part: InboxPart }) {
  const t = useMessages(inboxMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const { data, next } = usePaginatedList<InboxListPageQuery, InboxList_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const { inbox, unreadNotificationCount, user } = data.viewer
  const list = useRef<HTMLDivElement>(null)
  const refreshPage = use(PageRefreshContext)
  const markRead = useSayMarkGroupRead()
  const read = (groupId: string): void => void markRead(groupId)
  useInboxKeys(list, read)
  const groups = inbox?.edges.map(({ node }) => node) ?? []
  const newest = groups.reduce<string | null>((latest, { notifications }) => {
    const at = notifications?.edges[0]?.node.createdAt ?? null
    return at !== null && (latest === null || at > latest) ? at : latest
  }, null)
  const hasNews = useInboxNews(newest)
  const { search } = useLocation()
  const cursor = inbox?.pageInfo.hasNextPage ? inbox.pageInfo.endCursor : null
  const showNews = (): void => {
    list.current?.focus()
    startTransition(() => {
      void refreshPage().catch((error: unknown) => {
        const { title: what } = explainFailure(error, language)
        toasts.add({ text: t('news.failed', { what }) })
      })
    })
  }
  return (
    <>
      <InboxTabs part={part} unreadCount={unreadNotificationCount ?? 0} newest={newest} />
      {hasNews && (
        <Notice
          role="status"
          className={css.news}
          action={
            <Button size="s" onClick={showNews}>
              {t('news.show')}
            </Button>
          }
        >
          {t('news.text')}
        </Notice>
      )}
      {isContinued(new URLSearchParams(search)) && <ListStart href={inboxHref(part)} />}
      <div
        ref={list}
        tabIndex={-1}
        role="region"
        aria-label={t('inbox.label')}
        className={css.list}
      >
        {groups.map((group) => (
          <InboxRow key={group.id} group={group} viewerId={user?.id ?? null} onRead={read} />
        ))}
        {groups.length === 0 && !next.hasMore && <EmptyInbox part={part} />}
      </div>
      {cursor != null && (
        <noscript>
          <NextPage href={inboxHref(part, cursor)} />
        </noscript>
      )}
      <div data-scripted>
        <ListEnd {...next} />
      </div>
    </>
  )
}
