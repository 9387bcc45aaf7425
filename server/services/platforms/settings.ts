import { StartError } from '#server/lib/startError.ts'

/** The platforms that a site may use with a person's consent (docs/RULES.md#consent); undefined: not set up. */
export interface PlatformSettings {
  readonly cloud: CloudSettings | undefined
  readonly usage: UsageSettings | undefined
  /** The settings for sending push by Firebase Cloud Messaging; with it `cloud` has its two facts for browsers. */
  readonly messaging?: MessagingSettings | undefined
}

/** FIREBASE_PROJECT_ID with FIREBASE_APP_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN (default PROJECT.firebaseapp.com). */
export interface CloudSettings {
  readonly projectId: string
  readonly appId: string
  readonly apiKey: string
  readonly authDomain: string
  /** FIREBASE_MESSAGING_SENDER_ID and FIREBASE_VAPID_KEY: push by Firebase, where that is set up. */
  readonly messagingSenderId?: string
  readonly vapidKey?: string
}

export interface MessagingSettings {
  /** FIREBASE_SERVICE_ACCOUNT: the file with the key of a service account that may send. */
  readonly file: string
  /** FIREBASE_MESSAGING_URL: where messages are sent (default Google's). */
  readonly origin: string
}

export interface UsageSettings {
  /** AMPLITUDE_API_KEY */
  readonly apiKey: string
  /** AMPLITUDE_HOST, or by AMPLITUDE_REGION (US, EU) Amplitude's own: an origin. */
  readonly host: string
  /** AMPLITUDE_DIRECT=true: browsers send to that host themselves; else to /ingest, which forwards. */
  readonly direct: boolean
}

export const noPlatforms: PlatformSettings = { cloud: undefined, usage: undefined }

/** The path of the endpoint for events (https://amplitude.com/docs/apis/analytics/http-v2). */
export const EVENTS_PATH = '/2/httpapi'

type Environment = Readonly<Record<string, string | undefined>>

const hosts = { US: 'https://api2.amplitude.com', EU: 'https://api.eu.amplitude.com' } as const

function matching(
  environment: Environment,
  name: string,
  pattern: RegExp,
  allowed: string,
): string | undefined {
  const value = environment[name]?.trim()
  if (value === undefined || value === '') return undefined
  if (!pattern.test(value))
    throw new StartError(`${name} is ${JSON.stringify(value)}: it must be ${allowed}.`)
  return value
}

function cloud(environment: Environment): CloudSettings | undefined {
  const projectId = matching(
    environment,
    'FIREBASE_PROJECT_ID',
    /^[a-z0-9-]{4,60}$/,
    "a Firebase project's id, such as example-1a2b3",
  )
  const appId = matching(
    environment,
    'FIREBASE_APP_ID',
    /^\d+:\d+:web:[\da-f]+$/,
    "a Firebase web app's id, such as 1:1234567890:web:0a1b2c3d4e5f",
  )
  const apiKey = matching(
    environment,
    'FIREBASE_API_KEY',
    /^[\w-]{10,100}$/,
    'the web API key of a Firebase project, such as AIzaSy…',
  )
  const authDomain = matching(
    environment,
    'FIREBASE_AUTH_DOMAIN',
    /^[a-z0-9.-]+(:\d+)?$/,
    'a host name, such as example-1a2b3.firebaseapp.com',
  )
  if (appId === undefined && apiKey === undefined) return undefined
  if (projectId === undefined || appId === undefined || apiKey === undefined)
    throw new StartError(
      'FIREBASE_PROJECT_ID, FIREBASE_APP_ID and FIREBASE_API_KEY are set together (the project alone takes sign-ins of programs).',
    )
  return { projectId, appId, apiKey, authDomain: authDomain ?? `${projectId}.firebaseapp.com` }
}

function messaging(
  environment: Environment,
  isCloud: boolean,
):
  | { browser: Pick<CloudSettings, 'messagingSenderId' | 'vapidKey'>; server: MessagingSettings }
  | undefined {
  const senderId = matching(
    environment,
    'FIREBASE_MESSAGING_SENDER_ID',
    /^\d{5,20}$/,
    "a Firebase project's number",
  )
  const vapidKey = matching(
    environment,
    'FIREBASE_VAPID_KEY',
    /^[\w-]{80,100}$/,
    'the public key of a web push certificate of the Firebase project',
  )
  const file = environment['FIREBASE_SERVICE_ACCOUNT']?.trim()
  const host = matching(
    environment,
    'FIREBASE_MESSAGING_URL',
    /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/,
    'an http or https address without a path',
  )
  if (senderId === undefined && vapidKey === undefined && !file) return undefined
  if (!isCloud || senderId === undefined || vapidKey === undefined || !file)
    throw new StartError(
      'FIREBASE_MESSAGING_SENDER_ID, FIREBASE_VAPID_KEY and FIREBASE_SERVICE_ACCOUNT are set together, and with FIREBASE_PROJECT_ID, FIREBASE_APP_ID and FIREBASE_API_KEY.',
    )
  const origin = host?.replace(/\/$/, '') ?? 'https://fcm.googleapis.com'
  return { browser: { messagingSenderId: senderId, vapidKey }, server: { file, origin } }
}

function usage(environment: Environment): UsageSettings | undefined {
  const apiKey = matching(
    environment,
    'AMPLITUDE_API_KEY',
    /^[\w-]{8,100}$/,
    "an Amplitude project's API key",
  )
  const region = matching(environment, 'AMPLITUDE_REGION', /^(US|EU)$/, 'US or EU') as
    | keyof typeof hosts
    | undefined
  const host = matching(
    environment,
    'AMPLITUDE_HOST',
    /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/,
    'an http or https address without a path',
  )
  const direct =
    matching(environment, 'AMPLITUDE_DIRECT', /^(true|false)$/, 'true or false') === 'true'
  if (apiKey === undefined) return undefined
  return { apiKey, host: host?.replace(/\/$/, '') ?? hosts[region ?? 'US'], direct }
}

/** Takes the environment. Throws StartError, one sentence that names the setting, its value and what is allowed. */
export function readPlatforms(environment: Environment): PlatformSettings {
  const app = cloud(environment)
  const push = messaging(environment, app !== undefined)
  return {
    cloud: app && { ...app, ...push?.browser },
    usage: usage(environment),
    messaging: push?.server,
  }
}
