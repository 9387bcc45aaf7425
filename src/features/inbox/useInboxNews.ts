import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useInboxNewsQuery } from '#generated/useInboxNewsQuery.graphql.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { useWhileVisible } from '#services/clock/useWhileVisible.ts'

const query = graphql`
  query useInboxNewsQuery {
    viewer {
      inbox(first: 1) {
        edges {
          node {
            # eslint-disable-next-line relay/unused-fields -- by the group's id its moment is not taken for the list's
            id
            latestAt
          }
        }
      }
    }
  }
`

/** Milliseconds after which the server is asked again. */
const EVERY_MS = 15_000

/**
 * Whether something newer has come in than `shown`, the moment of the newest that the list shows.
 * The list does not move under its reader: they ask for it.
 */
export function useInboxNews(shown: string | null): boolean {
  const send = useSendQuery<useInboxNewsQuery>(query)
  const [newest, setNewest] = useState<string | null>(null)
  useWhileVisible(EVERY_MS, async (signal) => {
    const { viewer } = await send({}, signal)
    setNewest(viewer.inbox?.edges[0]?.node.latestAt ?? null)
  })
  return newest !== null && (shown === null || newest > shown)
}
