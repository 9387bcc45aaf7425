import { useNavigate } from 'react-router-dom'
import { t as tAccount } from '#lib/messages/en/accountMenu.ts'
import { t } from '#lib/messages/t.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { useTheme } from '#services/theme/useTheme.ts'
import { Icon } from '#ui/Icon.tsx'
import type { AnchoredProps, MenuItem } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.tsx'
import { themeChoices } from '#ui/themeChoices.ts'
import { useSignOut } from './useSignOut.ts'

/** What the viewer may open besides their own settings. */
export interface TeamPlaces {
  readonly canModerate: boolean
  readonly canManagePeople: boolean
  readonly canManageSite: boolean
}

interface Props extends AnchoredProps {
  isSignedIn: boolean
  team: TeamPlaces
  /** On the phone, where the navigation is not there. */
  onShortcuts?: () => void
}

/**
 * The person's settings, the way in or out; on the phone the team's places, the keys and the
 * colours as well. Lazy: never import it statically.
 */
export function AccountChoices({ isSignedIn, team, onShortcuts, ...overlay }: Props) {
  const { signInPrompt } = useServices()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  const place = (id: string, label: string, path: string): MenuItem => ({
    id,
    label,
    onAction: () => void navigate(path),
  })
  const account: MenuItem[] = isSignedIn
    ? [
        place('settings', tAccount('settings'), paths.settings),
        { id: 'sign-out', label: tAccount('signOut'), onAction: () => void signOut() },
      ]
    : [{ id: 'sign-in', label: t('session.signIn'), onAction: () => signInPrompt.ask('account') }]
  if (!onShortcuts) return <Menu {...overlay} items={account} />
  const places = [
    team.canModerate && place('triage', tAccount('triage'), paths.team),
    team.canManagePeople && place('people', tAccount('people'), paths.people),
    team.canManageSite && place('site', tAccount('siteSettings'), paths.siteSettings),
  ].filter((item) => item !== false)
  const options = themeChoices.map(({ value, icon }) => ({
    id: value,
    label: t(`theme.${value}`),
    icon: <Icon name={icon} size={18} />,
  }))
  const change = (id: string): void => {
    const chosen = themeChoices.find(({ value }) => value === id)
    if (chosen) setTheme(chosen.value)
  }
  const items = [
    ...places,
    ...account,
    { id: 'shortcuts', label: t('shortcuts.open'), onAction: onShortcuts },
  ]
  return (
    <Menu
      {...overlay}
      items={items}
      choice={{ label: t('theme.label'), value: theme, options, onChange: change }}
    />
  )
}
