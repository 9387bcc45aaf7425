import { graphql, useFragment } from 'react-relay'
import type { AuditRow_event$key } from '#generated/AuditRow_event.graphql.ts'
import { formatDateTime } from '#lib/format.ts'
import { auditLogMessages } from '#lib/messages/catalogues/auditLog.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { paths } from '#services/navigation/paths.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { fieldLabel, kindLabel, valueLabel } from './auditWords.ts'
import css from './AuditLog.module.css'

/** One value that was changed, or one act: what, of what, from, to, who and when. */
export function AuditRow({ event }: { event: AuditRow_event$key }) {
  const t = useMessages(auditLogMessages)
  const ofNotifications = useMessages(notificationsMessages)
  const language = useLanguage()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment AuditRow_event on AuditEvent {
        kind
        subjectName
        ideaId
        field
        from
        to
        byServer
        createdAt
        actor {
          name
        }
      }
    `,
    event,
  )
  const { subjectName, ideaId, field, from, to, actor } = data
  const by = actor?.name ?? t(data.byServer ? 'by.server' : 'by.deleted')
  return (
    <li className={css.row}>
      <div className={css.what}>
        <span className={css.kind}>{kindLabel(data.kind, t)}</span>
        {subjectName != null && (
          <>
            {' '}
            {ideaId ? (
              <AppLink href={paths.idea(Number(ideaId.slice('idea_'.length)), '')}>
                <bdi>{subjectName}</bdi>
              </AppLink>
            ) : (
              <bdi>{subjectName}</bdi>
            )}
          </>
        )}
        {field != null && (
          <div className={css.change}>
            {fieldLabel(field, t, ofNotifications)}:{' '}
            {from != null && (
              <>
                <VisuallyHidden>{t('change.from')}</VisuallyHidden>
                <bdi className={css.from}>{valueLabel(field, from, t)}</bdi>{' '}
              </>
            )}
            <span aria-hidden="true">→</span> <VisuallyHidden>{t('change.to')}</VisuallyHidden>
            <bdi>{to == null ? t('value.none') : valueLabel(field, to, t)}</bdi>
          </div>
        )}
      </div>
      <div className={css.who}>
        <bdi>{by}</bdi>
        <time dateTime={data.createdAt}>{formatDateTime(data.createdAt, clock, language)}</time>
      </div>
    </li>
  )
}
