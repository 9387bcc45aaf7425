import { graphql, useFragment } from 'react-relay'
import type { ToldKinds_viewer$key } from '#generated/ToldKinds_viewer.graphql.ts'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { notificationChannels, notificationKinds } from '#rules/notifications.ts'
import { paths } from '#services/navigation/paths.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { SideSection } from '#ui/layout/SideSection.tsx'
import css from './Inbox.module.css'

/** The notifications of a person and their ways, kind by kind, and the keys of the inbox. */
export function ToldKinds({ viewer }: { viewer: ToldKinds_viewer$key }) {
  const t = useMessages(inboxMessages)
  const tKinds = useMessages(notificationsMessages)
  const { notificationPreferences } = useFragment(
    graphql`
      fragment ToldKinds_viewer on Viewer {
        notificationPreferences {
          kind
          channel
          on
        }
      }
    `,
    viewer,
  )
  const waysOf = (kind: string): string =>
    notificationChannels
      .filter((channel) =>
        notificationPreferences?.some(
          (one) => one.kind === kind && one.channel === channel && one.on,
        ),
      )
      .map((channel) => t(`told.${channel}`))
      .join(', ')
  const asked = notificationKinds.filter((kind) =>
    notificationPreferences?.some((one) => one.kind === kind),
  )
  return (
    <>
      <SideSection heading={t('told.title')}>
        <dl className={css.kinds}>
          {asked.map((kind) => (
            <Told key={kind} label={tKinds(`kind.${kind}`)} ways={waysOf(kind)} />
          ))}
        </dl>
        <p className={css.change}>
          <AppLink href={`${paths.settings}#told`}>{t('told.change')}</AppLink>
        </p>
      </SideSection>
      <SideSection heading={t('keys.title')}>
        <ul className={css.keys}>
          <li>
            <Kbd>j</Kbd>
            <Kbd>k</Kbd> {t('keys.move')}
          </li>
          <li>
            <Kbd>o</Kbd> {t('keys.open')}
          </li>
          <li>
            <Kbd>e</Kbd> {t('keys.read')}
          </li>
        </ul>
      </SideSection>
    </>
  )
}

function Told({ label, ways }: { label: string; ways: string }) {
  const t = useMessages(inboxMessages)
  return (
    <>
      <dt>{label}</dt>
      <dd>{ways === '' ? t('told.nothing') : ways}</dd>
    </>
  )
}
