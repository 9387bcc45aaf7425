import { graphql, useFragment } from 'react-relay'
import type { EarlierEntries_query$key } from '#generated/EarlierEntries_query.graphql.ts'
import { formatCount } from '#lib/format.ts'
import { formatMonth } from '#lib/formatMonth.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { SideLinks, SideSection } from '#ui/layout/SideSection.tsx'
import { entriesAfterHref } from './changelogAddress.ts'

/** The ways to the entries of earlier months and years; nothing where all are of one. */
export function EarlierEntries({ query }: { query: EarlierEntries_query$key }) {
  const t = useMessages(changelogMessages)
  const language = useLanguage()
  const clock = useClock()
  const { changelogPeriods: periods } = useFragment(
    graphql`
      fragment EarlierEntries_query on Query {
        changelogPeriods @catch(to: NULL) {
          year
          month
          count
          after
        }
      }
    `,
    query,
  )
  if (!periods || periods.length < 2) return null
  return (
    <SideSection heading={t('earlier.heading')}>
      <SideLinks
        component={AppLink}
        items={periods.map(({ year, month, count, after }) => ({
          href: entriesAfterHref(null, after),
          label:
            month == null
              ? String(year)
              : formatMonth(`${year}-${String(month).padStart(2, '0')}`, clock, language),
          lead: formatCount(count, language),
        }))}
      />
    </SideSection>
  )
}
