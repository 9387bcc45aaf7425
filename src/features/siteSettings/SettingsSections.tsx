import { graphql, useFragment } from 'react-relay'
import type { SettingsSections_site$key } from '#generated/SettingsSections_site.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AccessSettings } from './AccessSettings.tsx'
import { GeneralSettings } from './GeneralSettings.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { LetterSettings } from './LetterSettings.tsx'
import { ListSettings } from './ListSettings.tsx'
import { LookSettings } from './LookSettings.tsx'
import { ModerationSettings } from './ModerationSettings.tsx'
import { SaveGroup } from './SaveGroup.tsx'
import { SignInSettings } from './SignInSettings.tsx'
import { WelcomeSettings } from './WelcomeSettings.tsx'

/** All settings of the site, saved by one button. */
export function SettingsSections({ site }: { site: SettingsSections_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const data = useFragment(
    graphql`
      fragment SettingsSections_site on Site {
        ...GeneralSettings_site
        ...LanguageSettings_site
        ...LookSettings_site
        ...WelcomeSettings_site
        ...ListSettings_site
        ...AccessSettings_site
        ...SignInSettings_site
        ...ModerationSettings_site
        ...LetterSettings_site
      }
    `,
    site,
  )
  return (
    <SaveGroup label={t('settings.title')}>
      <GeneralSettings site={data} />
      <LanguageSettings site={data} />
      <LookSettings site={data} />
      <WelcomeSettings site={data} />
      <ListSettings site={data} />
      <AccessSettings site={data} />
      <SignInSettings site={data} />
      <ModerationSettings site={data} />
      <LetterSettings site={data} />
    </SaveGroup>
  )
}
