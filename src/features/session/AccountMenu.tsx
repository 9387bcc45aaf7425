import { graphql, useFragment } from 'react-relay'
import type { AccountMenu_viewer$key } from '#generated/AccountMenu_viewer.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { allowedPlaces } from '#services/navigation/places.ts'
import { useServices } from '#services/Services.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { AccountModeration, AccountPlaces } from './AccountChoices.lazy.tsx'
import css from './AccountMenu.module.css'

const AccountChoices = lazyOverlay(() =>
  import('./AccountChoices.lazy.tsx').then((module) => module.AccountChoices),
)

const WaitingDot = lazyComponent<{ moderation: AccountModeration }>(() =>
  import('./WaitingDot.lazy.tsx').then((module) => module.WaitingDot),
)

/**
 * The signed-in person's menu with the way out, or the way in. With `onShortcuts`, as on the phone,
 * the button is a drawing alone, and its menu has the keys and the colours as well.
 */
export function AccountMenu({
  viewer,
  places,
  moderation,
  onShortcuts,
}: {
  viewer: AccountMenu_viewer$key
  places: AccountPlaces
  /** What waits for the team; not given where the places beside the menu say it. */
  moderation?: AccountModeration | null
  onShortcuts?: () => void
}) {
  const t = useMessages(commonMessages)
  const { signInPrompt } = useServices()
  const { user, email, canModerate, canManagePeople, canManageSite } = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        user {
          name
          avatar
        }
        email
        canModerate
        canManagePeople
        canManageSite
      }
    `,
    viewer,
  )
  const rights = { isSignedIn: user != null, canModerate, canManagePeople, canManageSite }
  const focusKey = onShortcuts ? 'menu' : 'account'
  if (!user && !onShortcuts) {
    return (
      <Button size="s" data-focus={focusKey} onClick={() => signInPrompt.ask('account')}>
        {t('session.signIn')}
      </Button>
    )
  }
  const face = user ? (
    <Avatar name={user.name} src={user.avatar} size={28} />
  ) : (
    <Icon name="person" />
  )
  return (
    <>
      <MenuButton
        label={user ? t('session.account', { name: user.name }) : t('session.menu')}
        icon={onShortcuts && face}
        variant="plain"
        size="s"
        focusKey={focusKey}
        preload={AccountChoices.preload}
        menu={(overlay) => (
          <AccountChoices
            {...overlay}
            isSignedIn={user != null}
            hasAddress={email != null}
            places={{
              account: allowedPlaces(places.account, rights),
              team: allowedPlaces(places.team, rights),
            }}
            moderation={moderation ?? null}
            onShortcuts={onShortcuts}
          />
        )}
      >
        {face}
        <bdi className={css.name}>{user?.name}</bdi>
      </MenuButton>
      {moderation && <WaitingDot moderation={moderation} />}
    </>
  )
}
