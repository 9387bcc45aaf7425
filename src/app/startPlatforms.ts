import { databasesOfBrowser } from '#services/cloud/databasesOfBrowser.ts'
import type { Services } from '#services/Services.tsx'
import { runPlatforms } from './runPlatforms.ts'
import { watchVitals } from './watchVitals.ts'

/** Starts the platforms of one client. */
export interface PlatformStarter {
  /** Lets the platforms follow the person's consent, once: a change of the person starts the screens anew, but not these. */
  start(services: Services): void
}

/** Creates the starter of one client. Components get it by `laterServices.get`. */
export function createPlatformStarter(): PlatformStarter {
  let isStarted = false
  return {
    start(services) {
      if (isStarted) return
      isStarted = true
      const browser = {
        // eslint-disable-next-line no-restricted-globals -- not data: what the person has agreed that others are told, and what of it is deleted again
        fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
        databases: databasesOfBrowser(),
        page: document,
        network: window,
      }
      runPlatforms({ services, configuration: services.platforms, browser })
      watchVitals(services)
    },
  }
}
