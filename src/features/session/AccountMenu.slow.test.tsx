import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { AccountMenuTestQuery } from '#generated/AccountMenuTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const places = {
  account: [{ href: '/settings', label: 'Settings', right: 'isSignedIn' }],
  team: [
    { href: '/team', label: 'Triage', right: 'canModerate', count: 'waiting' },
    { href: '/team/people', label: 'People', right: 'canManagePeople' },
    { href: '/team/settings', label: 'Site settings', right: 'canManageSite' },
  ],
} as const

async function renderMenu(
  user: object | null,
  onShortcuts?: () => void,
  team = false,
  email: string | null = 'ana@example.org',
  waiting: object | null = null,
) {
  const services = createTestServices()
  const kit = renderWithRelay<AccountMenuTestQuery>({
    query: graphql`
      query AccountMenuTestQuery @relay_test_operation {
        viewer {
          ...AccountMenu_viewer
        }
        moderation {
          ...AccountChoices_moderation
          ...WaitingDot_moderation
        }
      }
    `,
    render: ({ viewer, moderation }) => (
      <AccountMenu
        viewer={viewer}
        places={places}
        moderation={moderation}
        onShortcuts={onShortcuts}
      />
    ),
    route: '/ideas/7?x=1',
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    Query: () => (waiting ? {} : { moderation: null }),
    ModerationQueues: () => waiting,
    Viewer: () => ({
      user,
      email,
      canModerate: user !== null && team,
      canManagePeople: user !== null && team,
      canManageSite: false,
    }),
  })
  return { ...kit, services }
}

test('a visitor is shown the way in', async () => {
  const { user, services } = await renderMenu(null)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(services.signInPrompt.current()).toBe('account')
})

test('signing out starts over at the same place', async () => {
  const { user, services, operation, respond } = await renderMenu(aUser({ name: 'Ana Ferrer' }))
  const changed = jest.fn()
  services.session.onChange(changed)
  await user.click(screen.getByRole('button', { name: 'Ana Ferrer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(operation().request.node.operation.name).toBe('useSignOutMutation')
  await respond({ data: { signOut: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/ideas/7?x=1')
})

test('on the phone the team finds its places, and only those it may open', async () => {
  const { user } = await renderMenu(aUser({ name: 'Ana Ferrer' }), jest.fn(), true)
  await user.click(screen.getByRole('button', { name: 'Ana Ferrer’s account' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Triage',
    'People',
    'Settings',
    'Sign out',
    'Keyboard shortcuts',
  ])
})

test('on the phone the team is told how much waits, at the button and in its menu', async () => {
  const counts = { pendingCount: 2, reportedCount: 1 }
  const { user } = await renderMenu(aUser({ name: 'Ana' }), jest.fn(), true, 'a@b.org', counts)
  expect(await screen.findByRole('img', { name: '3 posts to review' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ana’s account' }))
  expect(await screen.findByRole('menuitem', { name: 'Triage 3' })).toBeVisible()
})

test('where nothing waits neither says so', async () => {
  const counts = { pendingCount: 0, reportedCount: 0 }
  const { user } = await renderMenu(aUser({ name: 'Ana' }), jest.fn(), true, 'a@b.org', counts)
  await user.click(screen.getByRole('button', { name: 'Ana’s account' }))
  expect(await screen.findByRole('menuitem', { name: 'Triage' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('on the phone the name is said, not shown', async () => {
  await renderMenu(aUser({ name: 'Ana Ferrer' }), jest.fn())
  expect(screen.getByRole('button', { name: 'Ana Ferrer’s account' })).toBeVisible()
  expect(screen.queryByText('Ana Ferrer')).not.toBeInTheDocument()
})

test('on the phone a visitor chooses colours, finds the keys and the way in', async () => {
  const onShortcuts = jest.fn()
  const { user, services } = await renderMenu(null, onShortcuts)
  const open = async () => user.click(screen.getByRole('button', { name: 'Account and theme' }))
  await open()
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(services.storage.read('earshot.theme')).toBe('dark')
  await open()
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'System' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  await open()
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
  expect(onShortcuts).toHaveBeenCalled()
  await open()
  await user.click(screen.getByRole('menuitem', { name: 'Sign in' }))
  expect(services.signInPrompt.current()).toBe('account')
})

test('somebody without an address is asked for one before signing out', async () => {
  const { user, pending, operation } = await renderMenu(
    aUser({ name: 'Ana Ferrer' }),
    undefined,
    true,
    null,
  )
  const leave = async () => {
    await user.click(screen.getByRole('button', { name: 'Ana Ferrer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    return screen.findByRole('dialog', { name: 'Add an e-mail address first?' })
  }
  expect(await leave()).toHaveTextContent('Without one, we can’t send you a code to sign in again.')
  expect(pending()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Add an address' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(pending()).toBe(0)
  await leave()
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  expect(operation().request.node.operation.name).toBe('useSignOutMutation')
})
