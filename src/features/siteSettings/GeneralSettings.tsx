import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GeneralSettings_site$key } from '#generated/GeneralSettings_site.graphql.ts'
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

const kinds = { name: 'siteName', tagline: 'tagline' } as const
type Field = keyof typeof kinds
const fields = ['name', 'tagline'] as const

const siteFragment = graphql`
  fragment GeneralSettings_site on Site {
    name
    tagline
  }
`

/** The name and tagline of the site. */
export function GeneralSettings({ site }: { site: GeneralSettings_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const sayProblem = useProblemText()
  const stored = useFragment(siteFragment, site)
  // Only what was typed here: of two admins at once neither writes back what the other did not
  // touch.
  const [name, setName, forgetName] = useUnsaved('site.name')
  const [tagline, setTagline, forgetTagline] = useUnsaved('site.tagline')
  const [tried, setTried] = useState(false)
  const [update] = useUpdateSite()
  const { state, problems, submit, clear } = useSaving()
  const shown = { name: name ?? stored.name, tagline: tagline ?? stored.tagline }
  const changed = fields.filter((field) => normalise(kinds[field], shown[field]) !== stored[field])
  const problemOf = (field: Field) =>
    changed.includes(field) ? checkText(kinds[field], field, shown[field]) : null
  const errorOf = (field: Field): string | null => {
    const problem = tried ? problemOf(field) : null
    return problem
      ? sayProblem(problem)
      : (problems.find((it) => it.field === field)?.message ?? null)
  }
  const change = (part: Partial<Record<Field, string>>): void => {
    // While it is saved, what is stored is about to be something else.
    const isStored = (field: Field) => part[field] === stored[field] && state !== 'sending'
    if (part.name !== undefined) setName(isStored('name') ? null : part.name)
    if (part.tagline !== undefined) setTagline(isStored('tagline') ? null : part.tagline)
    clear()
  }
  useSavedTogether(changed.length > 0, {
    async save() {
      setTried(true)
      if (changed.some((field) => problemOf(field) !== null)) return false
      const parts = Object.fromEntries(changed.map((field) => [field, shown[field]]))
      if (!(await submit(() => update(parts)))) return false
      setTried(false)
      const isDone = [forgetName(name), forgetTagline(tagline)]
      return !isDone.includes(false)
    },
    discard() {
      setName(null)
      setTagline(null)
      setTried(false)
      clear()
    },
  })
  return (
    <SettingSection id="general" title={t('general.title')}>
      <FieldStack>
        <TextField
          label={t('general.name')}
          value={shown.name}
          onValueChange={(name) => change({ name })}
          error={errorOf('name')}
          max={limits.siteName.max}
          autoComplete="off"
        />
        <TextField
          label={t('general.tagline')}
          optional
          hint={t('general.tagline.hint')}
          value={shown.tagline}
          onValueChange={(tagline) => change({ tagline })}
          error={errorOf('tagline')}
          max={limits.tagline.max}
          autoComplete="off"
        />
        <SaveProblem problems={problems} fields={fields} />
      </FieldStack>
    </SettingSection>
  )
}
