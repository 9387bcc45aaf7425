import { useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { AccountChoices_moderation$key } from '#generated/AccountChoices_moderation.graphql.ts'
import type { WaitingDot_moderation$key } from '#generated/WaitingDot_moderation.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import { accountMenuMessages } from '#lib/messages/catalogues/accountMenu.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { themeMessages } from '#lib/messages/catalogues/theme.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import type { Place } from '#services/navigation/places.ts'
import { useServices } from '#services/Services.tsx'
import { useTheme } from '#services/theme/useTheme.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import type { AnchoredProps, MenuItem } from '#ui/overlayProps.ts'
import { Menu } from '#ui/overlays/Menu.lazy.tsx'
import { themeChoices } from '#ui/themeChoices.ts'
import type { SignOutDialogProps } from './SignOutDialog.lazy.tsx'
import { useSignOut } from './useSignOut.ts'

const SignOutDialog = lazyOverlay<SignOutDialogProps>(() =>
  import('./SignOutDialog.lazy.tsx').then((module) => module.SignOutDialog),
)

/** The pages of the account menu, and on the phone those of the team. */
export interface AccountPlaces {
  readonly account: readonly Place[]
  readonly team: readonly CountedPlace[]
}

interface CountedPlace extends Place {
  /** The number that stands beside it. */
  readonly count?: 'ideas' | 'waiting' | undefined
}

/** What waits for the team, as the account's button and its menu read it. */
export type AccountModeration = AccountChoices_moderation$key & WaitingDot_moderation$key

interface Props extends AnchoredProps {
  isSignedIn: boolean
  /** Whether the account has an e-mail address, by which its holder gets in again. */
  hasAddress: boolean
  /** Pages of their own, and on the phone those of the team as well: where the viewer may be led. */
  places: AccountPlaces
  moderation: AccountChoices_moderation$key | null
  /** On the phone, where the navigation is not there. */
  onShortcuts?: () => void
}

/** The person's settings, the way in or out; on the phone the team's places, the keys and the colours as well. */
export function AccountChoices({
  isSignedIn,
  hasAddress,
  places,
  moderation,
  onShortcuts,
  ...overlay
}: Props) {
  const waiting = useWaiting(moderation)
  const tAccount = useMessages(accountMenuMessages)
  const t = useMessages(commonMessages)
  const tTheme = useMessages(themeMessages)
  const { signInPrompt } = useServices()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  const [isLeaving, setLeaving] = useState(false)
  const stay = useCallback(() => setLeaving(false), [])
  const leaving = <SignOutDialog isOpen={isLeaving} onClose={stay} onSignOut={signOut} />
  const lead = ({ href, label, count }: CountedPlace): MenuItem => ({
    id: href,
    label,
    note: count === 'waiting' && waiting,
    onAction: () => void navigate(href),
  })
  const account: MenuItem[] = isSignedIn
    ? [
        ...places.account.map(lead),
        {
          id: 'sign-out',
          label: tAccount('signOut'),
          onAction: () => (hasAddress ? void signOut() : setLeaving(true)),
        },
      ]
    : [{ id: 'sign-in', label: t('session.signIn'), onAction: () => signInPrompt.ask('account') }]
  if (!onShortcuts)
    return (
      <>
        <Menu {...overlay} items={account} />
        {leaving}
      </>
    )
  const options = themeChoices.map(({ value, icon }) => ({
    id: value,
    label: tTheme(value),
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
    <>
      <Menu
        {...overlay}
        items={items}
        choice={{ label: tTheme('label'), value: theme, options, onChange: change }}
      />
      {leaving}
    </>
  )
}

/** The number of posts that wait for the team, in words; null where none do. */
function useWaiting(moderation: AccountChoices_moderation$key | null): string | null {
  const language = useLanguage()
  const queues = useFragment(
    graphql`
      fragment AccountChoices_moderation on ModerationQueues {
        pendingCount
        reportedCount
      }
    `,
    moderation,
  )
  const count = queues ? queues.pendingCount + queues.reportedCount : 0
  return count > 0 ? formatNumber(count, language) : null
}
