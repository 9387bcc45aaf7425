import { privacyMessages } from '#lib/messages/catalogues/privacy.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useConsent } from '#services/consent/useConsent.ts'
import { paths } from '#services/navigation/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import css from './ConsentLine.module.css'

/** Asks once whether usage may be counted: three ways to go on that weigh the same, and nothing waits for an answer. */
export function ConsentLine() {
  const t = useMessages(privacyMessages)
  const [, answer] = useConsent()
  return (
    <section aria-label={t('ask.label')} className={css.line} data-edge-bar="">
      <p className={css.text}>{t('ask.text')}</p>
      <div className={css.answers}>
        <Button size="s" onClick={() => answer(true)}>
          {t('ask.yes')}
        </Button>
        <Button size="s" onClick={() => answer(false)}>
          {t('ask.no')}
        </Button>
        <ButtonLink size="s" href={`${paths.settings}#privacy`} component={AppLink}>
          {t('ask.details')}
        </ButtonLink>
      </div>
    </section>
  )
}
