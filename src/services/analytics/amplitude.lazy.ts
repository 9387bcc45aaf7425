import { AmplitudeBrowser } from '@amplitude/analytics-browser'
import { isUsageEvent } from '#rules/usageEvents.ts'
import type { UsageConfiguration } from '../configuration.ts'
import { newMutationId } from '../newMutationId.ts'
import { createEventQueue, type Delivery, type SentEvent } from './eventQueue.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { Track } from './usage.ts'

/** A running Amplitude client. */
export interface Amplitude {
  readonly track: Track
  /** Stops sending and drops everything, queued events included. */
  stop(): void
}

interface AmplitudeParts {
  readonly configuration: UsageConfiguration
  /** Identifies this device's events. */
  readonly deviceId: string
  readonly fetch: typeof fetch
  /** Reports when the page is hidden. */
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

/** Translates a delivery for the SDK: null drops the events, `failed` makes it try again. */
function responseOf(delivery: Delivery) {
  return delivery === 'refused' ? null : responses[delivery]
}

/**
 * Starts the SDK with everything switched off that stores, listens or sends by itself
 * (docs/adr/039-usage-analytics.md says where each option is read).
 */
export function startAmplitude({
  configuration,
  deviceId,
  fetch,
  page,
  now,
}: AmplitudeParts): Amplitude {
  const client = new AmplitudeBrowser()
  const queue = createEventQueue({ url: configuration.url, key: configuration.key ?? '', fetch })
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
    // The transport is replaced within the first interval, so the SDK's own one never sends
    // anything.
    () =>
      void (client.config.transportProvider = {
        send: async (_url, payload) =>
          responseOf(await queue.send(payload.events.map(lean))) as never,
      }),
    () => queue.close(),
  )
  const onHide = (): void => {
    if (page.visibilityState === 'hidden') queue.flush()
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
      queue.add(event)
      void client.track(name, { ...properties }, { insert_id: event.insert_id, time: event.time })
    },
    stop() {
      page.removeEventListener('visibilitychange', onHide)
      queue.close()
      client.setOptOut(true)
      // The event queue is closed, so flushing empties the SDK's own queue without a request.
      void client.flush().promise.catch(() => undefined)
      void client.remove('@amplitude/plugin-network-checker-browser').promise.catch(() => undefined)
    },
  }
}

/**
 * Runs `work` while the SDK sees a browser without IndexedDB, by its own switch for other
 * environments. Its diagnostics open a database when they are created, whatever `enableDiagnostics`
 * says, and store in it when to report next.
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
