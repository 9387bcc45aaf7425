import { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { languages } from '#rules/languages.ts'
import { SelectField } from '#ui/SelectField.tsx'

/** Each is called as those call it who look for it. */
const options = languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))

interface LanguageChoiceProps {
  value: string
  onValueChange: (tag: string) => void
}

/** The language of a new site, in which its first boards and statuses are called too. */
export function LanguageChoice({ value, onValueChange }: LanguageChoiceProps) {
  const t = useMessages(welcomeMessages)
  return (
    <SelectField
      label={t('welcome.language')}
      hint={t('welcome.language.hint')}
      value={value}
      onValueChange={onValueChange}
      options={options}
    />
  )
}
