import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { href } from '#services/navigation/href.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'

/** The way to boards, statuses and tags, which have a page of their own. */
export function CatalogLink() {
  const t = useMessages(siteSettingsMessages)
  return (
    <SettingSection id="catalog" title={t('catalog.title')} lead={t('catalog.lead')}>
      <div>
        <ButtonLink href={href('/team/settings/boards')} component={AppLink}>
          {t('catalog.open')}
        </ButtonLink>
      </div>
    </SettingSection>
  )
}
