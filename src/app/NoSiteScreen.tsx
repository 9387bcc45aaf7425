import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { noSiteMessages } from '#lib/messages/catalogues/noSite.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PlainScreen } from '#routes/PlainScreen.tsx'
import { Logo } from '#ui/Logo.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Every path of a site that nobody has named yet. */
export function NoSiteScreen() {
  const t = useMessages(commonMessages)
  const tNoSite = useMessages(noSiteMessages)
  return (
    <PlainScreen>
      <TabTitle>{t('product.name')}</TabTitle>
      <Logo />
      <PageHeader title={tNoSite('noSite.title')} lead={tNoSite('noSite.text')} />
    </PlainScreen>
  )
}
