import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { AppRoot } from '#app/AppRoot.tsx'
import { createApp } from '#app/createApp.ts'
import { NotFoundError } from '#relay/errors/NotFoundError.ts'
import { askAccess } from '#services/session/accessWatch.ts'
import { readConfiguration } from '#services/configuration.ts'
import { createBrowserStorage, createTabStorage } from '#services/storage/storage.ts'

const { endpoint = import.meta.env.VITE_GRAPHQL_ENDPOINT } = readConfiguration(document)
const app = createApp({
  storage: createBrowserStorage(),
  tabStorage: createTabStorage(),
  // eslint-disable-next-line no-restricted-globals -- not data: whether the data on the page may still be shown
  access: { ask: askAccess('/api/access', (...request) => fetch(...request)), page: { document, window } },
  network: endpoint === undefined ? {} : { endpoint },
  createRouter(routes, path) {
    if (path !== null) window.history.replaceState(null, '', path)
    return createBrowserRouter(routes)
  },
})
const first = app.visit(null)
const root = document.getElementById('root')
// Until the first screen is there, the page keeps the skeleton it came with: a fallback of React's would hold the content back.
if (root) {
  const onCaughtError = (error: unknown): void => {
    // "Not found" is an answer, not an accident.
    if (!(error instanceof NotFoundError)) app.services.logger.error('A part of the screen failed', error)
  }
  void first.ready().then(() => createRoot(root, { onCaughtError }).render(<AppRoot app={app} first={first} />))
}
