import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { useTheme } from '#services/theme/useTheme.ts'
import { Icon } from '#ui/Icon.tsx'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.tsx'
import { themeChoices } from '#ui/themeChoices.ts'
import { useSignOut } from './useSignOut.ts'

/** The way in or out; on the phone the keys and the colours as well. Lazy: never import it statically. */
export function AccountChoices({ isSignedIn, onShortcuts, ...overlay }: AnchoredProps & { isSignedIn: boolean; onShortcuts?: () => void }) {
  const { signInPrompt } = useServices()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  const account = isSignedIn
    ? { id: 'sign-out', label: t('session.signOut'), onAction: signOut }
    : { id: 'sign-in', label: t('session.signIn'), onAction: () => signInPrompt.ask('account') }
  if (!onShortcuts) return <Menu {...overlay} items={[account]} />
  const options = themeChoices.map(({ value, icon }) => ({ id: value, label: t(`theme.${value}`), icon: <Icon name={icon} size={18} /> }))
  const change = (id: string): void => {
    const chosen = themeChoices.find(({ value }) => value === id)
    if (chosen) setTheme(chosen.value)
  }
  return <Menu {...overlay} items={[account, { id: 'shortcuts', label: t('shortcuts.open'), onAction: onShortcuts }]} choice={{ label: t('theme.label'), value: theme, options, onChange: change }} />
}
