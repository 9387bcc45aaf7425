import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { graphql } from 'react-relay'
import { useHref } from 'react-router-dom'
import type { UnreadWatchQuery } from '#generated/UnreadWatchQuery.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { unreadMessages } from '#lib/messages/catalogues/unread.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { useWhileVisible } from '#services/clock/useWhileVisible.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { INBOX } from './inboxAddress.ts'
import css from './UnreadWatch.module.css'

const query = graphql`
  query UnreadWatchQuery {
    viewer {
      # eslint-disable-next-line relay/unused-fields -- acts on the inbox answer with the count of this viewer
      id
      unreadNotificationCount
    }
  }
`

/** Milliseconds after which the server is asked again. */
const EVERY_MS = 15_000

const nothing = {}
/** The frame's query has brought it along. */
const FROM_STORE = 'store-or-network'

/**
 * The number of what is unread, in the links to the inbox that the frame has: it comes after the
 * first screen. It is kept fresh, and read out when it has risen.
 */
export function UnreadWatch() {
  const t = useMessages(unreadMessages)
  const language = useLanguage()
  const { data } = useLiveQuery<UnreadWatchQuery>(query, nothing, { fetchPolicy: FROM_STORE })
  const send = useSendQuery<UnreadWatchQuery>(query)
  const count = data?.viewer.unreadNotificationCount ?? 0
  const inbox = useHref(INBOX)
  const [said, setSaid] = useState<number | null>(null)
  const [links, setLinks] = useState<readonly Element[]>([])
  useEffect(() => {
    // The frame around may be drawn together with this.
    const timer = setTimeout(() =>
      // The page's own tabs are not the frame's, and may not have come to life yet.
      setLinks([...document.querySelectorAll(`nav:not(main *) a[href="${inbox}"]`)]),
    )
    return () => clearTimeout(timer)
  }, [inbox])
  useWhileVisible(EVERY_MS, async (signal) => {
    const { viewer } = await send({}, signal)
    const now = viewer.unreadNotificationCount ?? 0
    if (data !== null && now > count) setSaid(now)
  })
  return (
    <>
      {count > 0 &&
        links.map((link, at) =>
          createPortal(
            <span className={css.count}> {formatCount(count, language)}</span>,
            link,
            String(at),
          ),
        )}
      <VisuallyHidden role="status">
        {said !== null && t('unread.told', { count: said })}
      </VisuallyHidden>
    </>
  )
}
