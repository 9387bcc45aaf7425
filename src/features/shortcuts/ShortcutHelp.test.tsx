import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'

function Help() {
  const [isOpen, setOpen] = useState(false)
  return <ShortcutHelp isOpen={isOpen} onOpenChange={setOpen} />
}

test('has words for every key that a screen can bind, in a fixed order', async () => {
  const services = createTestServices()
  const keys = ['?', 'c', 'l', 'm', 's', 'e', 'a', 'x', 'v', 'o', 'k', 'j', '/'] as const
  for (const key of keys) services.shortcuts.bind(key, () => undefined)
  const { user } = renderWithRelay(<Help />, { wrapper: servicesWrapper(services) })
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const shown = [...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(shown.join(' ')).toBe('Ctrl K / j k o v x a e s m l c ?')
  expect(within(dialog).getAllByRole('term')).toHaveLength(keys.length + 1)
})

test('lists the keys of the screen that is shown, and switches them off and on', async () => {
  const services = createTestServices()
  services.shortcuts.bind('e', () => undefined)
  const { user } = renderWithRelay(<Help />, { wrapper: servicesWrapper(services) })
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Go to an idea, a page or an action',
    'Edit the idea; in the inbox: mark read',
    'Show this list',
  ])
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(services.shortcuts.isOn()).toBe(false)
  expect(dialog).toHaveTextContent('Single keys are switched off in this browser.')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(services.shortcuts.isOn()).toBe(true)
})

test('names Cmd where the keyboard is one of Apple', async () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  const { user } = renderWithRelay(<Help />, { wrapper: servicesWrapper(createTestServices()) })
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect([...dialog.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['⌘', 'K', '?'])
})
