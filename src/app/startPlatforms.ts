import { databasesOfBrowser } from '#services/cloud/databasesOfBrowser.ts'
import type { Services } from '#services/Services.tsx'
import { runPlatforms } from './runPlatforms.ts'
import { watchVitals } from './watchVitals.ts'

/** Clients whose platforms follow their consent already: a change of the person starts the screens anew, but not these. */
const started = new WeakSet<object>()

/** Lets the platforms of this page follow the person's consent, once. */
export function startPlatforms(services: Services): void {
  if (started.has(services)) return
  started.add(services)

  const browser = {
    // eslint-disable-next-line no-restricted-globals -- not data: what the person has agreed that others are told, and what of it is deleted again
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    databases: databasesOfBrowser(),
    page: document,
    network: window,
  }
  runPlatforms({ services, configuration: services.platforms, browser })
  watchVitals(services)
}
