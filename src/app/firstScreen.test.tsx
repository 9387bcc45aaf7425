import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createMockRelay } from '#relay/testing/createMockRelay.ts'
import { NotFoundScreen } from '#routes/NotFoundScreen.lazy.tsx'
import { PageFailure } from '#routes/PageFailure.tsx'
import { StandaloneError } from '#routes/StandaloneError.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { MembersOnlyScreen } from './MembersOnlyScreen.tsx'
import { NoSiteScreen } from './NoSiteScreen.tsx'

const failure = {
  error: new Error('Out of order'),
  isNotFound: false,
  retry: () => undefined,
  isRetrying: false,
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each<[string, ReactElement]>([
  ['Nothing here', <NotFoundScreen />],
  ['A page that could not be loaded', <PageFailure {...failure} />],
  ['A screen without its frame that could not be loaded', <StandaloneError {...failure} />],
  ['A site for its members', <MembersOnlyScreen name="Fieldnotes" />],
  ['No site yet', <NoSiteScreen />],
])('%s: whoever comes there first is asked for their consent as on a page', (_, screen) => {
  const services = createTestServices({ platforms: { usage: { kind: 'amplitude' } as never } })
  render(
    <RelayEnvironmentProvider environment={createMockRelay()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />
    </RelayEnvironmentProvider>,
    { wrapper: servicesWrapper(services) },
  )
  expect(services.consent.isReady()).toBe(false)
  act(() => void jest.advanceTimersByTime(2_000))
  expect([document.title !== '', services.consent.isReady()]).toEqual([true, true])
})
