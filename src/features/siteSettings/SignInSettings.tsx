import { graphql, useFragment } from 'react-relay'
import type { SignInSettings_site$key } from '#generated/SignInSettings_site.graphql.ts'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { FieldStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'
import css from './LookSettings.module.css'

/** The addresses that may have an account, and the ways to sign in that are offered. */
export function SignInSettings({ site }: { site: SignInSettings_site$key }) {
  const t = useMessages(siteLookMessages)
  const { emailDomains, signInOff, signInSetUp } = useFragment(
    graphql`
      fragment SignInSettings_site on Site {
        emailDomains
        signInOff
        signInSetUp {
          id
          name
        }
      }
    `,
    site,
  )
  const domains = useSiteSetting<string>({
    name: 'emailDomains',
    value: emailDomains.join('\n'),
    change: (text) => ({
      emailDomains: text.split(/[\s,;]+/).filter((domain) => domain !== ''),
    }),
  })
  const ways = useSiteSetting<readonly string[]>({
    name: 'signInOff',
    value: signInOff.toSorted(),
    change: (off) => ({ signInOff: [...off] }),
  })
  const all = [{ id: 'code', name: t('ways.code') }, ...(signInSetUp ?? [])]
  const toggle = (id: string, on: boolean): void => {
    const others = ways.shown.filter((way) => way !== id)
    ways.set((on ? others : [...others, id]).toSorted())
  }
  return (
    <>
      <SettingSection id="domains" title={t('domains.title')}>
        <FieldStack>
          <TextArea
            label={t('domains.label')}
            hint={t('domains.hint')}
            optional
            value={domains.shown}
            onValueChange={domains.set}
            error={domains.problems.find(({ field }) => field === 'emailDomains')?.message ?? null}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
            placeholder="example.com"
          />
          <SaveProblem problems={domains.problems} fields={['emailDomains']} />
        </FieldStack>
      </SettingSection>
      <SettingSection id="sign-in" title={t('ways.title')} lead={t('ways.lead')}>
        <FieldStack>
          <fieldset className={css.ways} aria-label={t('ways.title')}>
            {all.map(({ id, name }) => (
              <label key={id} className={css.way}>
                <input
                  type="checkbox"
                  checked={!ways.shown.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
                <bdi>{name}</bdi>
              </label>
            ))}
          </fieldset>
          <SaveProblem problems={ways.problems} />
        </FieldStack>
      </SettingSection>
    </>
  )
}
