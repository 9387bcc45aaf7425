import { AmplitudeBrowser } from '@amplitude/analytics-browser'
import { isUsageEvent } from '#rules/usageEvents.ts'
import type { UsageConfiguration } from '../configuration.ts'
import { newMutationId } from '../newMutationId.ts'
import { createCourier, type Delivery, type SentEvent } from './courier.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { Track } from './usage.ts'

/** Amplitude, at work. */
export interface Amplitude {
  readonly track: Track
  /** Sends nothing more and forgets everything, what waits included. */
  stop(): void
}

interface AmplitudeParts {
  readonly configuration: UsageConfiguration
  /** By which one device's events belong together. */
  readonly deviceId: string
  readonly fetch: typeof fetch
  /** Tells when the page is hidden. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly now: () => number
}

const responses = {
  taken: {
    status: 'success',
    statusCode: 200,
    body: { eventsIngested: 0, payloadSizeBytes: 0, serverUploadTime: 0 },
  },
  later: { status: 'failed', statusCode: 500 },
} as const

/** What the SDK makes of an outcome: null drops the events, `failed` tries again. */
function responseOf(delivery: Delivery) {
  return delivery === 'refused' ? null : responses[delivery]
}

/** The SDK with everything off that stores, listens or asks by itself (docs/adr/039-usage-analytics.md names where each is read). Lazy: never import it statically. */
export function startAmplitude({
  configuration,
  deviceId,
  fetch,
  page,
  now,
}: AmplitudeParts): Amplitude {
  const client = new AmplitudeBrowser()
  const courier = createCourier({ url: configuration.url, key: configuration.key ?? '', fetch })
  const sessionStart = now()
  const isStarted = withoutDatabase(() =>
    client.init(configuration.key ?? 'first-party', {
      autocapture: false,
      fetchRemoteConfig: false,
      remoteConfig: { fetchRemoteConfig: false },
      enableDiagnostics: false,
      identityStorage: 'none',
      storageProvider: memoryStorage(),
      cookieOptions: { upgrade: false },
      deviceId,
      sessionId: sessionStart,
      optOut: false,
      trackingOptions: { ipAddress: false, language: false, platform: false },
      serverUrl: configuration.url,
      // LogLevel.None
      logLevel: 0,
      flushIntervalMillis: 2_000,
      flushQueueSize: 10,
      flushMaxRetries: 6,
    }),
  )
  void isStarted.promise.then(
    // Before the first interval is over, and so before anything is sent.
    () =>
      void (client.config.transportProvider = {
        send: async (_url, payload) =>
          responseOf(await courier.send(payload.events.map(lean))) as never,
      }),
    () => courier.close(),
  )
  const onHide = (): void => {
    if (page.visibilityState === 'hidden') courier.hurry()
  }
  page.addEventListener('visibilitychange', onHide)
  return {
    track(name, properties) {
      if (!isUsageEvent(name, properties)) return
      const event: SentEvent = {
        event_type: name,
        event_properties: properties,
        device_id: deviceId,
        session_id: client.getSessionId() ?? sessionStart,
        time: now(),
        insert_id: newMutationId(),
      }
      courier.expect(event)
      void client.track(name, { ...properties }, { insert_id: event.insert_id, time: event.time })
    },
    stop() {
      page.removeEventListener('visibilitychange', onHide)
      courier.close()
      client.setOptOut(true)
      // With the courier closed this empties the SDK's queue without a request.
      void client.flush().promise.catch(() => undefined)
      void client.remove('@amplitude/plugin-network-checker-browser').promise.catch(() => undefined)
    },
  }
}

/**
 * Runs work during which the SDK sees a browser without databases, by its own switch for other environments. Its diagnostics open one when they are
 * made, whatever `enableDiagnostics` says, and note in it when they should report next.
 */
function withoutDatabase<Result>(work: () => Result): Result {
  const { navigator, location, document } = globalThis
  const scope = globalThis as { ampIntegrationContext?: object }
  scope.ampIntegrationContext = { navigator, location, document }
  try {
    return work()
  } finally {
    delete scope.ampIntegrationContext
  }
}

function lean({
  event_type,
  event_properties,
  device_id,
  session_id,
  time,
  insert_id,
}: {
  event_type: string
  event_properties?: unknown
  device_id?: string
  session_id?: number
  time?: number
  insert_id?: string
}): SentEvent {
  return {
    event_type,
    event_properties: event_properties as Record<string, unknown>,
    device_id: device_id ?? '',
    session_id: session_id ?? -1,
    time: time ?? 0,
    insert_id: insert_id ?? '',
  }
}
