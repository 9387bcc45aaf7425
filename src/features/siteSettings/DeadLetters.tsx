import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { DeadLetters_query$key } from '#generated/DeadLetters_query.graphql.ts'
import type { DeadLettersPageQuery } from '#generated/DeadLettersPageQuery.graphql.ts'
import { formatDate } from '#lib/format.ts'
import { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { limits } from '#rules/limits.ts'
import { useClock } from '#services/clock/useClock.ts'
import { MailTroubleList } from './MailTroubleList.tsx'
import { MailTroubleRow } from './MailTroubleRow.tsx'
import { useSendLetterAgain } from './useMailTrouble.ts'

const fragment = graphql`
  fragment DeadLetters_query on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
  @refetchable(queryName: "DeadLettersPageQuery")
  @throwOnFieldError {
    deadLetters(first: $first, after: $after) @connection(key: "DeadLetters_deadLetters") {
      edges {
        node {
          id
          email
          subject
          reason
          attempts
          failedAt
        }
      }
    }
  }
`

/** Letters that did not arrive, each with *Send again*. */
export function DeadLetters({ query }: { query: DeadLetters_query$key }) {
  const t = useMessages(mailTroubleMessages)
  const language = useLanguage()
  const clock = useClock()
  const place = useRef<HTMLHeadingElement>(null)
  const [sendAgain] = useSendLetterAgain()
  const { data, next } = usePaginatedList<DeadLettersPageQuery, DeadLetters_query$key>(
    fragment,
    query,
    limits.pageSize.default,
  )
  const edges = data.deadLetters?.edges ?? []
  return (
    <MailTroubleList
      title={t('letters.title')}
      none={t('letters.none')}
      isEmpty={edges.length === 0}
      next={next}
      place={place}
      file="letters"
    >
      {edges.map(({ node: { id, email, subject, reason, attempts, failedAt } }) => (
        <MailTroubleRow
          key={id}
          email={email}
          reason={reason}
          facts={
            <>
              <bdi>{subject}</bdi>
              {' · '}
              {t('letters.attempts', { count: attempts })}
              {' · '}
              {formatDate(failedAt, clock, language)}
            </>
          }
          label={t('letters.again')}
          done={t('letters.queued')}
          act={() => sendAgain({ id })}
          onDone={(following) => (following ?? place.current)?.focus()}
        />
      ))}
    </MailTroubleList>
  )
}
