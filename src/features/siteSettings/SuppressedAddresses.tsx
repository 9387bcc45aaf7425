import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { SuppressedAddresses_query$key } from '#generated/SuppressedAddresses_query.graphql.ts'
import type { SuppressedAddressesPageQuery } from '#generated/SuppressedAddressesPageQuery.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { useClock } from '#services/clock/useClock.ts'
import { MailTroubleList } from './MailTroubleList.tsx'
import { MailTroubleRow } from './MailTroubleRow.tsx'
import { useAllowAddressAgain } from './useMailTrouble.ts'

const fragment = graphql`
  fragment SuppressedAddresses_query on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
  @refetchable(queryName: "SuppressedAddressesPageQuery")
  @throwOnFieldError {
    suppressedAddresses(first: $first, after: $after)
      @connection(key: "SuppressedAddresses_suppressedAddresses") {
      edges {
        node {
          id
          email
          reason
          since
        }
      }
    }
  }
`

/** Addresses that were rejected for good, each with *Allow again*. */
export function SuppressedAddresses({ query }: { query: SuppressedAddresses_query$key }) {
  const t = useMessages(mailTroubleMessages)
  const language = useLanguage()
  const clock = useClock()
  const place = useRef<HTMLHeadingElement>(null)
  const [allowAgain] = useAllowAddressAgain()
  const { data, next } = usePaginatedList<
    SuppressedAddressesPageQuery,
    SuppressedAddresses_query$key
  >(fragment, query, limits.pageSize.default)
  const edges = data.suppressedAddresses?.edges ?? []
  return (
    <MailTroubleList
      title={t('addresses.title')}
      hint={t('addresses.hint')}
      none={t('addresses.none')}
      isEmpty={edges.length === 0}
      next={next}
      place={place}
      file="addresses"
    >
      {edges.map(({ node: { id, email, reason, since } }) => (
        <MailTroubleRow
          key={id}
          email={email}
          reason={reason}
          facts={t('addresses.since', { day: formatDate(since, clock, language) })}
          label={t('addresses.allow')}
          done={t('addresses.allowed')}
          act={() => allowAgain({ id })}
          onDone={(following) => (following ?? place.current)?.focus()}
        />
      ))}
    </MailTroubleList>
  )
}
