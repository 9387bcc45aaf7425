import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SettingsPageSkeleton } from './SettingsPage.skeleton.tsx'

/** Its title is known before its data. */
export function SiteSettingsPageSkeleton() {
  const t = useMessages(commonMessages)
  return <SettingsPageSkeleton title={t('team.settings')} heights={[230, 200, 200]} />
}
