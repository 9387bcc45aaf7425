import { graphql } from 'react-relay'
import type { MailSettingsQuery } from '#generated/MailSettingsQuery.graphql.ts'
import { mailTroubleMessages } from '#lib/messages/catalogues/mailTrouble.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { DeadLetters } from './DeadLetters.tsx'
import { SuppressedAddresses } from './SuppressedAddresses.tsx'
import css from './MailTrouble.module.css'

const query = graphql`
  query MailSettingsQuery @throwOnFieldError {
    ...DeadLetters_query
    ...SuppressedAddresses_query
  }
`

/** Mail that did not arrive, asked for apart: most sites have none. */
export function MailSettings() {
  const t = useMessages(mailTroubleMessages)
  return (
    <SettingSection id="mail" title={t('title')} lead={t('lead')} wide>
      <LazyQuerySection<MailSettingsQuery>
        query={query}
        variables={{}}
        skeleton={<Skeleton height={140} />}
      >
        {(data) => (
          <div className={css.lists}>
            <DeadLetters query={data} />
            <SuppressedAddresses query={data} />
          </div>
        )}
      </LazyQuerySection>
    </SettingSection>
  )
}
