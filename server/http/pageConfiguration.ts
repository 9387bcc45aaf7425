import { EVENTS_PATH, type PlatformSettings } from '#server/services/platforms/settings.ts'

/** Our own path for events, which forwards them. */
export const INGEST_PATH = '/ingest'

/**
 * Gives the page's configuration of the platforms (src/services/configuration.ts reads it); null
 * when there is none.
 */
export function pageConfiguration({
  cloud,
  usage,
}: PlatformSettings): Readonly<Record<string, unknown>> | null {
  if (cloud === undefined && usage === undefined) return null
  return {
    ...(cloud && { cloud }),
    // By our own path no key is needed in the page: the server adds it.
    ...(usage && {
      usage: usage.direct
        ? { url: `${usage.host}${EVENTS_PATH}`, key: usage.apiKey }
        : { url: INGEST_PATH },
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
      ...(cloud
        ? ['https://firebaseinstallations.googleapis.com', 'https://firebase.googleapis.com']
        : []),
      ...(isSignIn
        ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
        : []),
      ...(usage?.direct ? [usage.host] : []),
    ],
    'script-src': isSignIn ? ['https://apis.google.com'] : [],
    'frame-src': isSignIn ? [`https://${cloud.authDomain}`] : [],
  }
}
