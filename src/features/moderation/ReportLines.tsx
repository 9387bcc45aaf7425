import { graphql, useFragment } from 'react-relay'
import type { ReportLines_report$key } from '#generated/ReportLines_report.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { userMessages } from '#lib/messages/catalogues/user.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './QueueRow.module.css'

/** The reports of a post, in people's own words. */
export function ReportLines({ reports }: { reports: ReportLines_report$key }) {
  const t = useMessages(moderationMessages)
  const common = useMessages(userMessages)
  const data = useFragment(
    graphql`
      fragment ReportLines_report on Report @relay(plural: true) {
        id
        reason
        note
        reporter {
          name
        }
      }
    `,
    reports,
  )
  return (
    <ul className={css.reports} aria-label={t('triage.reports', { count: data.length })}>
      {data.map(({ id, reason, note, reporter }) => (
        <li key={id} dir="auto">
          {t('triage.reportBy', {
            reason: reasonText(reason, t),
            name: reporter?.name ?? common('user.deleted'),
          })}
          {note !== '' && <q className={css.note}>{note}</q>}
        </li>
      ))}
    </ul>
  )
}

function reasonText(reason: string, t: Translate<typeof moderationMessages>): string {
  return reason === 'SPAM' || reason === 'ABUSE' || reason === 'PRIVATE'
    ? t(`report.${reason}`)
    : t('report.OTHER')
}
