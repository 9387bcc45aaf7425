import { graphql, useFragment } from 'react-relay'
import type { LookSettings_site$key } from '#generated/LookSettings_site.graphql.ts'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { FieldStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { AccentSetting } from './AccentSetting.tsx'
import { ImageSetting } from './ImageSetting.tsx'

/** The pictures and the colour of the site. */
export function LookSettings({ site }: { site: LookSettings_site$key }) {
  const t = useMessages(siteLookMessages)
  const { logo, logoDark, favicon, accentColor } = useFragment(
    graphql`
      fragment LookSettings_site on Site {
        logo
        logoDark
        favicon
        accentColor
      }
    `,
    site,
  )
  return (
    <SettingSection id="look" title={t('look.title')} lead={t('look.lead')}>
      <FieldStack>
        <ImageSetting name="logo" label={t('logo.label')} hint={t('logo.hint')} address={logo} />
        <ImageSetting
          name="logoDark"
          label={t('logoDark.label')}
          hint={t('logoDark.hint')}
          address={logoDark}
          isOnDark
        />
        <ImageSetting
          name="favicon"
          label={t('favicon.label')}
          hint={t('favicon.hint')}
          address={favicon}
        />
        <AccentSetting color={accentColor ?? null} />
      </FieldStack>
    </SettingSection>
  )
}
