import { privacyMessages } from '#lib/messages/catalogues/privacy.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useConsent } from '#services/consent/useConsent.ts'
import { useArrival } from '#services/navigation/useArrival.ts'
import { useServices } from '#services/Services.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Notice } from '#ui/Notice.tsx'
import css from './PrivacySettings.module.css'

/** Usage analytics on or off, for whoever uses this browser; takes effect at once. `isWanted`: somebody asked for it by the address. */
export function PrivacySettings({ isWanted }: { isWanted: boolean }) {
  const t = useMessages(privacyMessages)
  const { consent, platforms } = useServices()
  const [state, answer] = useConsent()
  const top = useArrival(isWanted)
  const isOn = state === 'accepted'
  return (
    <div ref={top} id="privacy" className={css.place}>
      <SettingSection title={t('title')} lead={state === 'unconfigured' ? t('none') : t('lead')}>
        {state !== 'unconfigured' && (
          <>
            {consent.isSignalled ? (
              <Notice>{t('signalled')}</Notice>
            ) : (
              <ChoiceField
                legend={t('choice')}
                legendHidden
                // While nothing was answered nothing is chosen for anybody, and it is off.
                value={isOn ? 'yes' : 'no'}
                onValueChange={(value) => answer(value === 'yes')}
                options={[
                  { value: 'yes', label: t('yes'), hint: t('yes.hint') },
                  { value: 'no', label: t('no'), hint: t('no.hint') },
                ]}
              />
            )}
            <p role="status" className={css.status}>
              {state === 'withdrawn' && t('deleted')}
            </p>
            <details className={css.what}>
              <summary>{t('what')}</summary>
              <p>{t('what.events')}</p>
              <p>{t('what.device')}</p>
              {platforms.usage && <p>{t('what.usage')}</p>}
              {platforms.cloud && <p>{t('what.cloud')}</p>}
            </details>
          </>
        )}
      </SettingSection>
    </div>
  )
}
