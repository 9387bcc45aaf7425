import { graphql, useFragment } from 'react-relay'
import type { WelcomeSettings_site$key } from '#generated/WelcomeSettings_site.graphql.ts'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { siteLimits } from '#rules/siteLook.ts'
import { checkText } from '#rules/validation.ts'
import { FieldStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { LinksSetting } from './LinksSetting.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'

/** The text above the list of ideas, and the links in the navigation. */
export function WelcomeSettings({ site }: { site: WelcomeSettings_site$key }) {
  const t = useMessages(siteLookMessages)
  const sayProblem = useProblemText()
  const { welcome, links } = useFragment(
    graphql`
      fragment WelcomeSettings_site on Site {
        welcome
        links {
          # eslint-disable-next-line relay/unused-fields -- LinksSetting shows it
          label
          # eslint-disable-next-line relay/unused-fields -- LinksSetting shows it
          url
        }
      }
    `,
    site,
  )
  const { shown, set, problems } = useSiteSetting<string>({
    name: 'welcome',
    value: welcome,
    check: (text) => {
      const problem = checkText('welcome', 'welcome', text)
      return problem && { field: 'welcome', message: sayProblem(problem) }
    },
    change: (text) => ({ welcome: text }),
  })
  return (
    <SettingSection id="welcome" title={t('welcome.title')} lead={t('welcome.lead')}>
      <FieldStack>
        <TextArea
          label={t('welcome.label')}
          hint={t('welcome.hint')}
          optional
          value={shown}
          onValueChange={set}
          error={problems.find(({ field }) => field === 'welcome')?.message ?? null}
          max={siteLimits.welcome}
        />
        <SaveProblem problems={problems} fields={['welcome']} />
        <LinksSetting links={links} />
      </FieldStack>
    </SettingSection>
  )
}
