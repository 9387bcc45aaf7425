import type { ReactNode } from 'react'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { FieldStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useSavedTogether } from './SaveGroup.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSaving } from './useSaving.ts'
import { useUpdateSite, type SiteChange } from './useUpdateSite.ts'

interface Props<Value extends string> {
  /** Names it in addresses, and where a choice that is not saved is kept. */
  name: string
  heading: string
  /** The present value. */
  value: Value
  options: readonly { value: Value; label: string; hint: string }[]
  /** Draws a note about the option that is chosen at the moment. */
  noteFor?: (chosen: Value) => ReactNode
  change: (chosen: Value) => SiteChange
}

/** A setting that is one of a few, each with what it means. */
export function ChoiceSetting<Value extends string>({
  name,
  heading,
  value,
  options,
  noteFor,
  change,
}: Props<Value>) {
  const [kept, keep, forget] = useUnsaved(`site.${name}`)
  const chosen = options.find((option) => option.value === kept)?.value ?? null
  const [update] = useUpdateSite()
  const { state, problems, submit, clear } = useSaving()
  const shown = chosen ?? value
  const note = noteFor?.(shown)
  const choose = (next: Value | null): void => {
    // While it is saved, what is stored is about to be something else.
    keep(next === value && state !== 'sending' ? null : next)
    clear()
  }
  useSavedTogether(shown !== value, {
    async save() {
      return (await submit(() => update(change(shown)))) !== null && forget(kept)
    },
    discard: () => choose(null),
  })
  return (
    <SettingSection id={name} title={heading}>
      <FieldStack>
        <ChoiceField
          legend={heading}
          legendHidden
          value={shown}
          onValueChange={choose}
          options={options}
        />
        {note && <Notice>{note}</Notice>}
        <SaveProblem problems={problems} />
      </FieldStack>
    </SettingSection>
  )
}
