import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { NotFoundScreen } from './NotFoundScreen.lazy.tsx'

function renderFor(isSignedIn: boolean) {
  const services = createTestServices()
  const router = createMemoryRouter([
    {
      element: <Outlet context={{ site: 'Fieldnotes', isSignedIn }} />,
      children: [{ path: '*', element: <NotFoundScreen /> }],
    },
  ])
  render(<RouterProvider router={router} />, { wrapper: servicesWrapper(services) })
  return services
}

test('a visitor is offered to sign in, whatever the address', () => {
  const { signInPrompt } = renderFor(false)
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(signInPrompt.current()).toBe('account')
})

test('its title says whose site it is', () => {
  renderFor(false)
  expect(document.title).toBe('Page not found · Fieldnotes')
})

test('who is signed in is not asked again', () => {
  renderFor(true)
  expect(screen.getByRole('link', { name: 'Go to the ideas' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})
