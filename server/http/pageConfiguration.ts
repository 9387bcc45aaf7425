import { endpointOrigin, type TransportSettings } from '#server/services/config/transport.ts'
import { EVENTS_PATH, type PlatformSettings } from '#server/services/platforms/settings.ts'
import type { PlatformSources } from './securityHeaders.ts'

/** Our own path for events, which forwards them. */
export const INGEST_PATH = '/ingest'

/**
 * Gives the page's configuration: its way to the API and the platforms
 * (src/services/configuration.ts reads it); null when there is none. `base` is the path under which
 * the site lies.
 */
export function pageConfiguration(
  { cloud, usage }: PlatformSettings,
  transport: TransportSettings = {},
  base = '',
): Readonly<Record<string, unknown>> | null {
  if (cloud === undefined && usage === undefined && Object.keys(transport).length === 0) return null
  return {
    ...transport,
    ...(cloud && { cloud }),
    // By our own path no key is needed in the page: the server adds it.
    ...(usage && {
      usage: usage.direct
        ? { url: `${usage.host}${EVENTS_PATH}`, key: usage.apiKey }
        : { url: base + INGEST_PATH },
    }),
  }
}

/**
 * Gives the sources that the page's content security policy admits for the platforms, by directive,
 * besides 'self'.
 */
export function platformSources(
  { cloud, usage }: PlatformSettings,
  signIn: boolean,
): Readonly<Record<'connect-src' | 'script-src' | 'frame-src', readonly string[]>> {
  const isSignIn = cloud !== undefined && signIn
  return {
    'connect-src': [
      ...(cloud ? ['https://firebaseinstallations.googleapis.com'] : []),
      ...(cloud?.vapidKey === undefined ? [] : ['https://fcmregistrations.googleapis.com']),
      ...(isSignIn
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : []),
      ...(usage?.direct ? [usage.host] : []),
    ],
    'script-src': isSignIn ? ['https://apis.google.com'] : [],
    'frame-src': isSignIn ? [`https://${cloud.authDomain}`] : [],
  }
}

/** Gives the sources with the origin of an endpoint that lies elsewhere, whose images are shown too. */
export function withEndpoint(
  sources: PlatformSources,
  transport: TransportSettings,
): PlatformSources {
  const origin = endpointOrigin(transport)
  if (origin === null) return sources
  return {
    ...sources,
    'connect-src': [...(sources['connect-src'] ?? []), origin],
    'img-src': [origin],
  }
}
