import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'

function Help() {
  const [isOpen, setOpen] = useState(false)
  return <ShortcutHelp isOpen={isOpen} onOpenChange={setOpen} />
}

test('lists the keys, and switches them off and on', async () => {
  const services = createTestServices()
  const { user } = renderWithRelay(<Help />, { wrapper: servicesWrapper(services) })
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 10_000 })
  expect(dialog).toHaveTextContent('Next idea')
  await user.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(services.shortcuts.isOn()).toBe(false)
  expect(dialog).toHaveTextContent('Single keys are switched off in this browser.')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(services.shortcuts.isOn()).toBe(true)
}, 20_000)
