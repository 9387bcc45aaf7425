import { act, render, screen, waitFor } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createMockRelay } from '#relay/testing/createMockRelay.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SignInHint } from './SignInHint.tsx'

test('whoever goes back closes the dialog, and stays on the page under it', async () => {
  const services = createTestServices()
  const Services = servicesWrapper(services)
  const router = createMemoryRouter([{ path: '*', element: <SignInHint /> }], {
    initialEntries: ['/', '/ideas/12'],
  })
  render(
    <RelayEnvironmentProvider environment={createMockRelay()}>
      <Services>
        <RouterProvider router={router} />
      </Services>
    </RelayEnvironmentProvider>,
  )
  act(() => services.signInPrompt.ask('follow', { kind: 'follow', ideaId: 'idea_12' }))
  await screen.findByRole('dialog', { name: 'Sign in to follow' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect([router.state.location.pathname, services.intents.waiting()]).toEqual(['/ideas/12', null])
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})
