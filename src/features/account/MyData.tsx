import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'

/** Everything that the site keeps of somebody, as a file. */
export function MyData() {
  const t = useMessages(accountMessages)
  return (
    <SettingSection title={t('data.title')} lead={t('data.lead')}>
      <div>
        <ButtonLink href="/api/my-data" download="my-data.json">
          {t('data.download')}
        </ButtonLink>
      </div>
    </SettingSection>
  )
}
