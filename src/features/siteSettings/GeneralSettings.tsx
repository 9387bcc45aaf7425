import { useRef, useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GeneralSettings_site$key } from '#generated/GeneralSettings_site.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { limits } from '#rules/limits.ts'
import { problemText } from '#rules/problemText.ts'
import { checkText, normalise } from '#rules/validation.ts'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { TextField } from '#ui/TextField.tsx'
import { SaveActions } from './SaveActions.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSaving } from './useSaving.ts'
import { useUpdateSite } from './useUpdateSite.ts'

const kinds = { name: 'siteName', tagline: 'tagline' } as const
type Field = keyof typeof kinds
const fields = ['name', 'tagline'] as const

/** The name and tagline of the site. */
export function GeneralSettings({ site }: { site: GeneralSettings_site$key }) {
  const t = useMessages(siteSettingsMessages)
  const stored = useFragment(
    graphql`
      fragment GeneralSettings_site on Site {
        name
        tagline
      }
    `,
    site,
  )
  const form = useRef<HTMLFormElement>(null)
  // Only what was typed here: of two admins at once neither writes back what the other did not
  // touch.
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const [tried, setTried] = useState(false)
  const [update] = useUpdateSite()
  const { state, problems, submit, clear } = useSaving()
  const shown = { name: typed.name ?? stored.name, tagline: typed.tagline ?? stored.tagline }
  const changed = fields.filter((field) => normalise(kinds[field], shown[field]) !== stored[field])
  const problemOf = (field: Field) =>
    changed.includes(field) ? checkText(kinds[field], field, shown[field]) : null
  const errorOf = (field: Field): string | null => {
    const problem = tried ? problemOf(field) : null
    return problem
      ? problemText(problem)
      : (problems.find((it) => it.field === field)?.message ?? null)
  }
  const change = (part: Partial<Record<Field, string>>): void => {
    setTyped({ ...typed, ...part })
    clear()
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (changed.some((field) => problemOf(field) !== null)) return focusFirstWrong(form.current)
    if (changed.length === 0) return
    const change = Object.fromEntries(changed.map((field) => [field, shown[field]]))
    if (!(await submit(() => update(change)))) return
    setTyped({})
    setTried(false)
  }
  return (
    <SettingSection title={t('general.title')}>
      <FormStack ref={form} onSubmit={save} aria-label={t('general.title')}>
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
        <SaveActions state={state} isChanged={changed.length > 0} />
      </FormStack>
    </SettingSection>
  )
}
