import { useId } from 'react'
import { themeMessages } from '#lib/messages/catalogues/theme.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Icon } from './Icon.tsx'
import type { ThemeChoice } from './theme.ts'
import { themeChoices } from './themeChoices.ts'
import css from './ThemeSwitch.module.css'

/** Switches between the system's theme, light and dark. */
export function ThemeSwitch({
  value,
  onValueChange,
}: {
  value: ThemeChoice
  onValueChange: (value: ThemeChoice) => void
}) {
  const t = useMessages(themeMessages)
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('label')} className={css.switch}>
      {themeChoices.map((choice) => (
        <label key={choice.value} className={css.option} title={t(choice.value)}>
          <input
            type="radio"
            name={name}
            aria-label={t(choice.value)}
            checked={value === choice.value}
            onChange={() => onValueChange(choice.value)}
          />
          <Icon name={choice.icon} size={18} />
        </label>
      ))}
    </div>
  )
}
