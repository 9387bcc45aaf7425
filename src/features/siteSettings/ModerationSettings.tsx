import { graphql, useFragment } from 'react-relay'
import type { ModerationSettings_site$key } from '#generated/ModerationSettings_site.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ChoiceSetting } from './ChoiceSetting.tsx'

/** The settings of which posts wait for the team before others see them. */
export function ModerationSettings({ site }: { site: ModerationSettings_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const { moderation } = useFragment(
    graphql`
      fragment ModerationSettings_site on Site {
        moderation
      }
    `,
    site,
  )
  return (
    <ChoiceSetting
      name="moderation"
      heading={t('moderation.title')}
      value={moderation}
      options={[
        { value: 'OFF', label: t('moderation.off'), hint: t('moderation.off.hint') },
        {
          value: 'FIRST_POST',
          label: t('moderation.firstPost'),
          hint: t('moderation.firstPost.hint'),
        },
        { value: 'ALL', label: t('moderation.all'), hint: t('moderation.all.hint') },
      ]}
      change={(chosen) => ({ moderation: chosen })}
    />
  )
}
