import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CadenceChoice_viewer$key } from '#generated/CadenceChoice_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { useSetCadence, zoneHere } from './useSetCadence.ts'
import css from './Notifications.module.css'

const cadences = ['INSTANT', 'DAILY', 'WEEKLY'] as const

/** The choice of how often e-mail comes, and in which time zone a digest does. */
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
  const place = useRef<HTMLDivElement>(null)
  const chosen = cadences.find((one) => one === mailCadence) ?? null
  const zone = mailTimeZone ?? 'UTC'
  // The server, which draws the page first, is in a zone of its own.
  const here = useIsHydrated() ? zoneHere() : zone
  const takeZone = (): void => {
    // The button goes away.
    place.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    if (chosen !== null) void set(chosen)
  }
  return (
    <div ref={place}>
      <ChoiceField
        legend={t('cadence.legend')}
        value={chosen}
        onValueChange={(cadence) => void set(cadence)}
        options={cadences.map((cadence) => ({
          value: cadence,
          label: t(`cadence.${cadence}`),
          hint: t(`cadence.${cadence}.hint`),
        }))}
      />
      {mailCadence !== 'INSTANT' && (
        <div className={css.zone}>
          <p className={css.hint}>{t('cadence.zone', { zone })}</p>
          {zone !== here && (
            <Button size="s" variant="plain" onClick={takeZone}>
              {t('cadence.useZone', { zone: here })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
