import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'

function Help() {
  const [isOpen, setOpen] = useState(false)
  return <ShortcutHelp isOpen={isOpen} onOpenChange={setOpen} />
}

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
  ).toEqual(['Go to an idea, a screen or an action', 'Edit the idea', 'Show this list'])
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(services.shortcuts.isOn()).toBe(false)
  expect(dialog).toHaveTextContent('Single keys are switched off in this browser.')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(services.shortcuts.isOn()).toBe(true)
})
