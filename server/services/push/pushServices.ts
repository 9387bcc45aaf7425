/** The push services of the browsers, by their hosts; a dot in front stands for every host below it. */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** Tells whether an address is one at which a browser's push service takes messages. */
export type IsPushService = (endpoint: string) => boolean

/**
 * Makes the question which addresses this server may be sent to by the browsers of people: those of
 * the known push services, and those of further `origins`. Anything else could be a server that
 * only this one can reach.
 */
export function pushServices(origins: readonly string[]): IsPushService {
  return (endpoint) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null
    if (url === null || url.username !== '' || url.password !== '') return false
    if (origins.includes(url.origin)) return true
    return (
      url.protocol === 'https:' &&
      url.port === '' &&
      known.some((host) =>
        host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
      )
    )
  }
}

/** The facts that the API needs to register browsers that are to be told by push. */
export interface PushSettings {
  /** In base64url. */
  readonly publicKey: string
  readonly isService: IsPushService
  /** Browsers may be registered at Firebase Cloud Messaging as well. */
  readonly hasFirebase: boolean
}
