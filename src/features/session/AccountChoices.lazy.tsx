import { useNavigate } from 'react-router-dom'
import { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Place } from '#services/navigation/places.ts'
import { useServices } from '#services/Services.tsx'
import { useTheme } from '#services/theme/useTheme.ts'
import { Icon } from '#ui/Icon.tsx'
import type { AnchoredProps, MenuItem } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.lazy.tsx'
import { themeChoices } from '#ui/themeChoices.ts'
import { useSignOut } from './useSignOut.ts'

/** The pages of the account menu, and on the phone those of the team. */
export interface AccountPlaces {
  readonly account: readonly Place[]
  readonly team: readonly Place[]
}

interface Props extends AnchoredProps {
  isSignedIn: boolean
  /** Pages of their own, and on the phone those of the team as well: where the viewer may be led. */
  places: AccountPlaces
  /** On the phone, where the navigation is not there. */
  onShortcuts?: () => void
}

/** The person's settings, the way in or out; on the phone the team's places, the keys and the colours as well. */
export function AccountChoices({ isSignedIn, places, onShortcuts, ...overlay }: Props) {
  const tAccount = useMessages(accountMenuMessages)
  const t = useMessages(commonMessages)
  const { signInPrompt } = useServices()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  const lead = ({ href, label }: Place): MenuItem => ({
    id: href,
    label,
    onAction: () => void navigate(href),
  })
  const account: MenuItem[] = isSignedIn
    ? [
        ...places.account.map(lead),
        { id: 'sign-out', label: tAccount('signOut'), onAction: () => void signOut() },
      ]
    : [{ id: 'sign-in', label: t('session.signIn'), onAction: () => signInPrompt.ask('account') }]
  if (!onShortcuts) return <Menu {...overlay} items={account} />
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
    ...places.team.map(lead),
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
