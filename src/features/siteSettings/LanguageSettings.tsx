import { graphql, useFragment } from 'react-relay'
import type { LanguageSettings_site$key } from '#generated/LanguageSettings_site.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { languages } from '#rules/languages.ts'
import { reloadPage } from '#services/navigation/reloadPage.ts'
import { FieldStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'

/** Each is called as those call it who look for it. */
const options = languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))

/** The language in which the site's own words are written. */
export function LanguageSettings({ site }: { site: LanguageSettings_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const { locale } = useFragment(
    graphql`
      fragment LanguageSettings_site on Site {
        locale
      }
    `,
    site,
  )
  const { shown, set, problems } = useSiteSetting<string>({
    name: 'locale',
    value: locale,
    change: (tag) => ({ locale: tag }),
    // A client speaks one language for as long as it lives.
    onSaved: reloadPage,
  })
  return (
    <SettingSection id="language" title={t('language.title')}>
      <FieldStack>
        <SelectField
          label={t('language.label')}
          hint={t('language.hint')}
          value={shown}
          onValueChange={set}
          options={options}
          error={problems.find(({ field }) => field === 'locale')?.message ?? null}
        />
        <SaveProblem problems={problems} fields={['locale']} />
      </FieldStack>
    </SettingSection>
  )
}
