import { useState, type FormEvent, type ReactNode } from 'react'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { FormStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SaveActions } from './SaveActions.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSaving } from './useSaving.ts'
import { useUpdateSite, type SiteChange } from './useUpdateSite.ts'

interface Props<Value extends string> {
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
  heading,
  value,
  options,
  noteFor,
  change,
}: Props<Value>) {
  const [chosen, setChosen] = useState<Value | null>(null)
  const [update] = useUpdateSite()
  const { state, problems, submit, clear } = useSaving()
  const shown = chosen ?? value
  const note = noteFor?.(shown)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (shown !== value && (await submit(() => update(change(shown))))) setChosen(null)
  }
  return (
    <SettingSection title={heading}>
      <FormStack onSubmit={save} aria-label={heading}>
        <ChoiceField
          legend={heading}
          legendHidden
          value={shown}
          onValueChange={(next) => {
            setChosen(next)
            clear()
          }}
          options={options}
        />
        {note && <Notice>{note}</Notice>}
        <SaveProblem problems={problems} />
        <SaveActions state={state} isChanged={shown !== value} />
      </FormStack>
    </SettingSection>
  )
}
