import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LetterSettings_site$key } from '#generated/LetterSettings_site.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { limits } from '#rules/limits.ts'
import { checkText, normalise } from '#rules/validation.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { FieldStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSavedTogether } from './SaveGroup.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSaving } from './useSaving.ts'
import { useUpdateSite } from './useUpdateSite.ts'

/** The line at the end of letters about news. */
export function LetterSettings({ site }: { site: LetterSettings_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const sayProblem = useProblemText()
  const data = useFragment(
    graphql`
      fragment LetterSettings_site on Site {
        imprint
      }
    `,
    site,
  )
  const stored = data.imprint ?? ''
  const [typed, setTyped, forgetTyped] = useUnsaved('site.imprint')
  const [tried, setTried] = useState(false)
  const [update] = useUpdateSite()
  const { state, problems, submit, clear } = useSaving()
  const shown = typed ?? stored
  const isChanged = normalise('imprint', shown) !== stored
  const problem = isChanged ? checkText('imprint', 'imprint', shown) : null
  useSavedTogether(isChanged, {
    async save() {
      setTried(true)
      if (problem !== null) return false
      if (!(await submit(() => update({ imprint: shown })))) return false
      setTried(false)
      return forgetTyped(typed)
    },
    discard() {
      setTyped(null)
      setTried(false)
      clear()
    },
  })
  const refused = problems.find(({ field }) => field === 'imprint')?.message ?? null
  return (
    <SettingSection id="letters" title={t('letters.title')}>
      <FieldStack>
        <TextField
          label={t('letters.imprint')}
          optional
          hint={t('letters.imprint.hint')}
          value={shown}
          onValueChange={(next) => {
            // While it is saved, what is stored is about to be something else.
            setTyped(next === stored && state !== 'sending' ? null : next)
            clear()
          }}
          error={tried && problem !== null ? sayProblem(problem) : refused}
          max={limits.imprint.max}
          autoComplete="off"
        />
        <SaveProblem problems={problems} fields={['imprint']} />
      </FieldStack>
    </SettingSection>
  )
}
