import { graphql, useFragment } from 'react-relay'
import type { KeptPromises_query$key } from '#generated/KeptPromises_query.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { SideSection } from '#ui/layout/SideSection.tsx'
import css from './KeptPromises.module.css'

/** The number of ideas shipped within a year, and of the people who had asked and were told; nothing where nothing shipped. */
export function KeptPromises({ query }: { query: KeptPromises_query$key }) {
  const t = useMessages(changelogMessages)
  const language = useLanguage()
  const { keptPromises } = useFragment(
    graphql`
      fragment KeptPromises_query on Query {
        keptPromises @catch(to: NULL) {
          shippedCount
          askedCount
          toldCount
        }
      }
    `,
    query,
  )
  if (!keptPromises || keptPromises.shippedCount === 0) return null
  const { shippedCount, askedCount, toldCount } = keptPromises
  const share = askedCount === 0 ? 0 : Math.floor((100 * toldCount) / askedCount)
  return (
    <SideSection heading={t('promises.heading')}>
      <p className={css.figure}>{formatNumber(shippedCount, language)}</p>
      <p className={css.words}>
        {t('promises.shipped', { count: shippedCount })}
        {askedCount > 0 &&
          ` ${t(toldCount === 0 ? 'promises.untold' : 'promises.told', { count: askedCount, share })}`}
      </p>
    </SideSection>
  )
}
