import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { AuditLogQuery } from '#generated/AuditLogQuery.graphql.ts'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { auditVariables, readAuditChoice } from './auditAddress.ts'
import { AuditFile } from './AuditFile.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList } from './AuditList.tsx'

const query = graphql`
  query AuditLogQuery(
    $area: AuditArea
    $userId: ID
    $byServer: Boolean
    $since: DateTime
    $until: DateTime
  ) @throwOnFieldError {
    ...AuditList_query
      @arguments(area: $area, userId: $userId, byServer: $byServer, since: $since, until: $until)
  }
`

/** The changes of the team, with filters that the address keeps, and as a file. */
export function AuditLog() {
  const t = useMessages(auditLogMessages)
  const { search } = useLocation()
  const choice = readAuditChoice(new URLSearchParams(search))
  return (
    <SettingSection id="audit" title={t('title')} lead={`${t('lead')} ${t('elsewhere')}`} wide>
      <div>
        <AuditFilters choice={choice} />
        <LazyQuerySection<AuditLogQuery>
          query={query}
          variables={auditVariables(choice)}
          skeleton={<Skeleton height={280} />}
        >
          {(data) => <AuditList query={data} />}
        </LazyQuerySection>
        <AuditFile choice={choice} />
      </div>
    </SettingSection>
  )
}
