import { useTheme } from '#services/theme/useTheme.ts'
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx'

/** The person's choice of colours. On the phone it is in the account's menu. */
export function Theme() {
  const [choice, change] = useTheme()
  return <ThemeSwitch value={choice} onValueChange={change} />
}
