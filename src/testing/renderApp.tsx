import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { AppRoot } from '#app/AppRoot.tsx'
import { createApp, type AppOptions } from '#app/createApp.ts'
import { createStorage } from '#services/storage/storage.ts'
import { createCookieFetch } from './cookieFetch.ts'
import type { FlowServer } from './flowServer.ts'

/**
 * Renders the whole client at a path over the real schema, as somebody who has this session cookie
 * (null: a visitor).
 *
 * ```tsx
 * let server: FlowServer
 * beforeAll(async () => void (server = await startFlowServer()))
 * afterAll(() => server.stop())
 * test('…', async () => {
 *   const { user, sent, path } = await renderApp('/', { server, cookie: server.owner })
 *   await user.click(await screen.findByRole('link', { name: 'Post an idea' }))
 *   expect(path()).toBe('/ideas/new')
 * })
 * ```
 */
export async function renderApp(
  start: string,
  {
    server,
    cookie = null,
    subscribe,
    isOffline = false,
    ...known
  }: {
    server: FlowServer
    cookie?: string | null
    subscribe?: AppOptions['network']['subscribe']
    /** Whether there is no network from the beginning. */
    isOffline?: boolean
  } & Pick<AppOptions, 'records' | 'replay'>,
) {
  // jsdom has no layout, and says so on the console.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // Answers arrive whenever the server sends them, so React must not expect `act` around them.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const network = createCookieFetch(server.url, cookie)
  network.setOffline(isOffline)
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const app = createApp({
    storage: createStorage({ area: localStorage, target: window }),
    network: {
      endpoint: `${server.url}/graphql`,
      fetch: network.fetch,
      ...(subscribe && { subscribe }),
    },
    ...known,
    createRouter: (routes, path) =>
      (router = createMemoryRouter(routes, { initialEntries: [path ?? start] })),
  })
  const first = app.begin(null)
  await first.ready()
  const view = await act(async () =>
    render(<AppRoot app={app} first={first} />, { onCaughtError: () => {} }),
  )
  return {
    ...view,
    user: userEvent.setup(),
    app,
    session: first,
    environment: first.environment,
    sent: network.sent,
    answers: network.answers,
    setOffline: network.setOffline,
    /** The address that is shown. */
    path: () => (router ? router.state.location.pathname + router.state.location.search : ''),
    /** Presses the browser's Back. */
    back: () => act(async () => router?.navigate(-1)),
  }
}
