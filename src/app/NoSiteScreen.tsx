import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { t } from '#lib/messages/t.ts'
import { PlainScreen } from '#routes/PlainScreen.tsx'
import { Logo } from '#ui/Logo.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Every path of a site that nobody has named yet. */
export function NoSiteScreen() {
  return (
    <PlainScreen>
      <TabTitle>{t('product.name')}</TabTitle>
      <Logo />
      <PageHeader title={t('noSite.title')} lead={t('noSite.text')} />
    </PlainScreen>
  )
}
