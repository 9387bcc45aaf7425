import { graphql, useFragment } from 'react-relay'
import type { AccountMenu_viewer$key } from '#generated/AccountMenu_viewer.graphql.ts'
import { t } from '#lib/messages/t.ts'
import { useServices } from '#services/Services.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import css from './AccountMenu.module.css'
import { useSignOut } from './useSignOut.ts'

/** Who is signed in, and the way out; or the way in. */
export function AccountMenu({ viewer, compact }: { viewer: AccountMenu_viewer$key; compact?: boolean }) {
  const { signInPrompt } = useServices()
  const { user } = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        user {
          name
          avatar
        }
      }
    `,
    viewer,
  )
  const signOut = useSignOut()
  if (!user) {
    return (
      <Button size={compact ? 'm' : 's'} onClick={() => signInPrompt.ask('account')}>
        {t('session.signIn')}
      </Button>
    )
  }
  const avatar = <Avatar name={user.name} src={user.avatar ?? undefined} size={28} />
  const items = [{ id: 'sign-out', label: t('session.signOut'), onAction: signOut }]
  if (compact) return <MenuButton label={t('session.account', { name: user.name })} icon={user.avatar ? avatar : <Icon name="person" />} items={items} />
  return (
    <MenuButton label={t('session.account', { name: user.name })} items={items} variant="plain" size="s">
      {avatar}
      <bdi className={css.name}>{user.name}</bdi>
    </MenuButton>
  )
}
