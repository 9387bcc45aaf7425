import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { DownloadButton } from '#parts/link/DownloadButton.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'

/** Everything that the site keeps of somebody, as a file. */
export function MyData() {
  const t = useMessages(accountMessages)
  return (
    <SettingSection title={t('data.title')} lead={t('data.lead')}>
      <DownloadButton path="/api/my-data" file="my-data.json" failed={t('data.failed')}>
        {t('data.download')}
      </DownloadButton>
    </SettingSection>
  )
}
