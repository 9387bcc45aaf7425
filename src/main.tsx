import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { AppRoot } from '#app/AppRoot.tsx'
import { createApp } from '#app/createApp.ts'
import { NotFoundError } from '#relay/errors/NotFoundError.ts'
import { readConfiguration } from '#services/configuration.ts'
import { signalsNo } from '#services/consent/consent.ts'
import { createBrowserStorage, createTabStorage } from '#services/storage/storage.ts'

const {
  endpoint = import.meta.env.VITE_GRAPHQL_ENDPOINT ?? '/graphql',
  method = import.meta.env.VITE_GRAPHQL_METHOD ?? 'POST',
  ...platforms
} = readConfiguration(document)
const app = createApp({
  storage: createBrowserStorage(),
  tabStorage: createTabStorage(),

  access: {
    ask: async (signal) =>
      (await import('#services/session/accessWatch.ts')).askAccess('/api/access', (...request) =>
        // eslint-disable-next-line no-restricted-globals -- not data: whether the data on the page may still be shown
        fetch(...request),
      )(signal),
    page: { document, window },
  },
  platforms,
  isSignalled: signalsNo(window),
  // The cookies of the endpoint's own origin go along, wherever the page lies.
  network: { endpoint, method, credentials: 'include' },
  createRouter(routes, path) {
    const { pathname, search } = window.location
    // At the same place its entry in the history stays, and with it what is remembered of the place.
    if (path !== null)
      window.history.replaceState(
        path === pathname + search ? window.history.state : { key: path },
        '',
        path,
      )
    return createBrowserRouter(routes)
  },
})
const first = app.begin(null)
const root = document.getElementById('root')
// Until the first screen is there, the page keeps the skeleton it came with: a fallback of React's would hold the content back.
if (root) {
  const report = (error: unknown): void => {
    // Where a second try went well, as when the page is being left, React wraps what failed at first.
    const { cause = error } = error as Partial<Error>
    // "Not found" is an answer, not an accident.
    if (!(cause instanceof NotFoundError))
      app.services.logger.error('A part of the screen failed', error)
  }
  void first
    .ready()
    .then(() =>
      createRoot(root, { onCaughtError: report, onRecoverableError: report }).render(
        <AppRoot app={app} first={first} />,
      ),
    )
}
