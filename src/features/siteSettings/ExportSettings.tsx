import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { DownloadButton } from '#parts/link/DownloadButton.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'

/** All of the site as a file. */
export function ExportSettings() {
  const t = useMessages(siteDataMessages)
  return (
    <SettingSection id="export" title={t('export.title')} lead={t('export.lead')}>
      <DownloadButton path="/api/export" file="earshot.zip" failed={t('export.failed')}>
        {t('export.download')}
      </DownloadButton>
    </SettingSection>
  )
}
