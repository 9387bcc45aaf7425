import { graphql, useFragment } from 'react-relay'
import type { CadenceChoice_viewer$key } from '#generated/CadenceChoice_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { useSetCadence } from './useSetCadence.ts'
import css from './Notifications.module.css'

const cadences = ['INSTANT', 'DAILY', 'WEEKLY'] as const

/** How often e-mail comes. */
export function CadenceChoice({ viewer }: { viewer: CadenceChoice_viewer$key }) {
  const t = useMessages(notificationsMessages)
  const { mailCadence, mailTimeZone } = useFragment(
    graphql`
      fragment CadenceChoice_viewer on Viewer {
        mailCadence
        mailTimeZone
      }
    `,
    viewer,
  )
  const set = useSetCadence()
  return (
    <div>
      <ChoiceField
        legend={t('cadence.legend')}
        value={cadences.find((one) => one === mailCadence) ?? null}
        onValueChange={(cadence) => void set(cadence)}
        options={cadences.map((cadence) => ({
          value: cadence,
          label: t(`cadence.${cadence}`),
          hint: t(`cadence.${cadence}.hint`),
        }))}
      />
      {mailCadence !== 'INSTANT' && (
        <p className={css.hint}>{t('cadence.zone', { zone: mailTimeZone ?? 'UTC' })}</p>
      )}
    </div>
  )
}
