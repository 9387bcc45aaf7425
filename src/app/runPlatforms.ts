import type { Amplitude } from '#services/analytics/amplitude.lazy.ts'
import type { Track } from '#services/analytics/usage.ts'
import type { Firebase } from '#services/cloud/firebase.lazy.ts'
import { createIdentities } from '#services/cloud/identities.ts'
import type { Configuration } from '#services/configuration.ts'
import { newMutationId } from '#services/newMutationId.ts'
import { leaveFirebasePush } from '#services/push/leaveCloudPush.ts'
import type { Services } from '#services/Services.tsx'

/** The browser as the platforms use it. */
export interface PlatformBrowser {
  readonly fetch: typeof fetch
  readonly databases: IDBFactory | undefined
  readonly page: Document
  readonly network: Window
}

interface PlatformParts {
  readonly services: Pick<Services, 'consent' | 'usage' | 'storage' | 'now' | 'logger'>
  readonly configuration: Configuration
  readonly browser: PlatformBrowser
}

/** Set while records of theirs may be in this browser. */
const USED_KEY = 'earshot.platforms'
const DEVICE_KEY = 'earshot.device'
/**
 * Milliseconds that events wait for the installation's id before the device gets a name of our own.
 */
const NAMING_MS = 5_000
const MOST_WAITING = 100

interface Running {
  stop(): void
}

/**
 * Starts and stops the platforms as the person's consent says, for as long as the page is open.
 * Nobody waits for any of it, and no failure of it is one of ours. Lazy: only pages of sites that
 * use a platform load it, after their first screen.
 */
export function runPlatforms({ services, configuration, browser }: PlatformParts): void {
  const { consent, storage } = services
  const { fetch, databases, network } = browser
  const identities = createIdentities({
    configuration: configuration.cloud,
    storage,
    databases,
    fetch,
  })
  let running: Running | null = null
  /**
   * The end of a platform that was stopped and may still write: nothing starts, and nothing counts
   * as clean, before it.
   */
  let ending: Promise<unknown> = Promise.resolve()

  const clean = async (): Promise<void> => {
    storage.remove(DEVICE_KEY)
    await identities.takeOut()
    storage.remove(USED_KEY)
  }
  const start = (): void => {
    storage.write(USED_KEY, '1')
    running = startBoth({
      services,
      configuration,
      browser,
      before: ending,
      onEnd: (ended) => void (ending = Promise.all([ending, ended])),
    })
  }
  const stop = async (): Promise<void> => {
    running?.stop()
    running = null
    // At once, and again when nothing can write any more.
    storage.remove(DEVICE_KEY)
    await leaveFirebasePush({ storage, databases })
    await identities.takeOut()
    await ending
    // Another tab may have cleaned up already, before what has ended here arrived.
    if (consent.state() !== 'accepted') await clean()
    await identities.deleteNoted()
  }
  const follow = (): void => {
    const isWanted = consent.state() === 'accepted'
    if (isWanted && !running) start()
    if (!isWanted && running) void stop()
  }
  consent.subscribe(follow)
  follow()
  const retry = (): void => void identities.deleteNoted()
  if (running === null && storage.read(USED_KEY) !== null) void clean().then(retry)
  else retry()
  network.addEventListener('online', retry)
}

interface StartParts extends PlatformParts {
  readonly before: Promise<unknown>
  readonly onEnd: (ended: Promise<unknown>) => void
}

function startBoth({ services, configuration, browser, before, onEnd }: StartParts): Running {
  const { usage, storage, now } = services
  let isStopped = false
  let cloud: Promise<Firebase | null> = Promise.resolve(null)
  let analytics: Amplitude | null = null
  const waiting: Parameters<Track>[] = []

  if (configuration.cloud) {
    const settings = configuration.cloud
    const loaded = before.then(() =>
      isStopped ? null : import('#services/cloud/firebase.lazy.ts'),
    )
    cloud = loaded
      .then((module) =>
        module && !isStopped
          ? module.startFirebase({
              configuration: settings,
              databases: browser.databases,
              network: browser.network,
              now,
            })
          : null,
      )
      .catch(() => null)
  }
  if (configuration.usage) {
    const settings = configuration.usage
    usage.attach((...event) => void (waiting.length < MOST_WAITING && waiting.push(event)))
    const begin = async (): Promise<void> => {
      const [module, deviceId] = await Promise.all([
        import('#services/analytics/amplitude.lazy.ts'),
        nameOfDevice(storage, cloud),
      ])
      if (isStopped) return
      storage.write(DEVICE_KEY, deviceId)
      analytics = module.startAmplitude({
        configuration: settings,
        deviceId,
        fetch: browser.fetch,
        page: browser.page,
        now,
      })
      usage.attach(analytics.track)
      for (const event of waiting.splice(0)) analytics.track(...event)
    }
    // The code could not be fetched, or does not run here: nothing is told then.
    begin().catch(() => isStopped || usage.attach(null))
  }
  return {
    stop() {
      isStopped = true
      waiting.length = 0
      usage.attach(null)
      analytics?.stop()
      onEnd(cloud.then((it) => it?.stop()))
    },
  }
}

/** The installation's id, where the platform gives one in time; else one of our own. Either is kept until the person withdraws. */
async function nameOfDevice(
  storage: Services['storage'],
  cloud: Promise<Firebase | null>,
): Promise<string> {
  const kept = storage.read(DEVICE_KEY)
  if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NAMING_MS))
  const registered = cloud.then((it) => it?.installation ?? null)
  return (await Promise.race([registered, late])) ?? newMutationId()
}
