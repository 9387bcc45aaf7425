import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { basePathOf } from '#rules/siteAddress.ts'
import { stopInterrupted } from '#server/areas/importing/job.ts'
import { holdControl } from '#server/control/serveControl.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { clientOperations } from '#server/http/clientOperations.ts'
import { listen, type Answer } from '#server/http/server.ts'
import { StartError } from '#server/lib/startError.ts'
import { type Config, readConfig } from '#server/services/config/config.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { noticeOtherStore } from '#server/services/imageStore/noticeOtherStore.ts'
import { openImageStore } from '#server/services/imageStore/openImageStore.ts'
import { createLog, type Log } from '#server/services/log/log.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import type { Metrics } from '#server/services/metrics/metrics.ts'
import type { PushSettings } from '#server/services/push/pushServices.ts'
import { agreeOnSecret } from '#server/services/secret/agreeOnSecret.ts'
import { adoptSecret } from '#server/services/secret/restoredSecret.ts'
import { keptSecret } from '#server/services/secret/secret.ts'
import { ENGINE_LOST } from './engineLost.ts'
import {
  commands,
  createCommandServices,
  openConfigured,
  publicUrlOf,
  type Services,
} from './services.ts'

/**
 * Milliseconds that running requests get at a stop; with all that comes after, within STOP_MS
 * (server.ts).
 */
const GRACE_MS = 6_000
const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))
const RENDERER = new URL('../../dist/render/renderPage.mjs', import.meta.url)

export interface RunningServer {
  readonly publicUrl: string
  /** The link that makes whoever uses it the owner; null once the site has one. */
  readonly ownerLink: string | null
  /** Milliseconds for which it goes on working at a stop. */
  readonly stopDelayMs: number
  /** Finishes what runs, closes the database and gives the folder up. */
  stop(): Promise<void>
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/**
 * Starts the server: settings, the folder's lock, the port, the database, the API, in this order,
 * so that what cannot start touches nothing. Throws StartError with everything given back.
 */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> {
  const config = readConfig(environment)
  const log = createLog(process.stderr, config.logLevel)
  const undo: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const control = await holdControl<Services>(config.dataDir)
    if (control === undefined)
      throw new StartError(
        `Another Earshot server is already using the data folder ${config.dataDir}.`,
      )
    undo.push(control.release)
    const http = await listen({ ...config, base: basePathOf(config.publicUrl ?? ''), log })
    const publicUrl = publicUrlOf(config, http.port)
    undo.push(() => http.close(0))
    // The engine starts in its own thread while this one loads the API.
    const [db, { createApi }, { startMail }, { startMetrics }] = await Promise.all([
      openConfigured(config, {
        onLost: (err) => log.error({ err }, ENGINE_LOST),
      }),
      import('./api.ts'),
      import('./mail.ts'),
      import('./metrics.ts'),
    ])
    undo.push(db.close)
    const secret = await agreedSecret(db, config)
    const operations = (): ReadonlySet<string> => clientOperations(CLIENT)
    const counting = await startMetrics({ config, db, operations, log })
    undo.push(counting.stop)
    const { metrics } = counting
    const { mailer, stop: stopMail } = startMail({ config, db, publicUrl, log, metrics })
    undo.push(stopMail)
    const { startPush } = await import('./push.ts')
    const { settings: push, stop: stopPush } = await startPush({ config, db, publicUrl, log })
    undo.push(stopPush)
    const images = openImageStore(config)
    await noticeOtherStore(db, images, log)
    const mailIn = await beginMailIn({ config, db, images, secret, publicUrl, log })
    undo.push(mailIn.stop)
    const site = createApi({
      config,
      db,
      mailer,
      mailIn: mailIn.answer,
      images,
      publicUrl,
      secret,
      log,
      client: CLIENT,
      renderer: RENDERER,
      push,
      metrics,
      metricsAnswer: counting.answer,
      isStopping: () => http.isStopping,
      version: version(),
    })
    const { createOwnerLink } = await import('#server/areas/setup/createOwnerLink.ts')
    const ownerLink = await createOwnerLink(db, publicUrl)
    const { startJobs } = await import('./jobs.ts')
    await stopInterrupted(db)
    undo.push(startJobs({ config, db, images, publicUrl, secret, log, metrics }))
    http.serve(site, metrics)
    control.serve(commands, createCommandServices(db, { publicUrl, config }))
    const stopDelayMs = config.stopDelaySeconds * 1_000
    undo.push(async () => {
      http.drain()
      await wait(stopDelayMs)
      await Promise.all([http.close(GRACE_MS), control.drain(true)])
    })
    const { warmUp } = await import('./warmUp.ts')
    await warmUp(db, { host: config.host, port: http.port, publicUrl })
    return { publicUrl, ownerLink, stopDelayMs, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Begins to read mail where that is set up; a server without it does not load what reads it. */
async function beginMailIn({
  config,
  ...parts
}: Pick<ApiOptions, 'config' | 'db' | 'images' | 'secret' | 'publicUrl' | 'log'>): Promise<{
  answer: Answer | undefined
  stop: () => Promise<void>
}> {
  if (config.mailIn === undefined) return { answer: undefined, stop: () => Promise.resolve() }
  const { startMailIn } = await import('./mailIn.ts')
  return startMailIn({ settings: config.mailIn, ...parts })
}

/** Gives the secret, which all servers of a database have in common. */
async function agreedSecret(db: OpenDatabase, config: Config): Promise<string> {
  await adoptSecret(db, config.dataDir)
  const secret = config.secret ?? keptSecret(config.dataDir)
  await agreeOnSecret(db, secret, { isReplacing: config.replaceSecret })
  return secret
}

export type ApiOptions = {
  readonly config: Config
  readonly db: OpenDatabase
  readonly mailer: Mailer
  /** Answers the providers that hand mail over; undefined: none do. */
  readonly mailIn: Answer | undefined
  readonly images: ImageStore
  readonly publicUrl: string
  readonly secret: string
  readonly log: Log
  readonly client: string
  /** The client's renderer, as it was built. */
  readonly renderer: URL
  readonly push: PushSettings
  readonly metrics: Metrics
  /** GET /metrics at the site's port; undefined: none. */
  readonly metricsAnswer: Answer | undefined
  /** Whether the server has been told to end. */
  readonly isStopping: () => boolean
  readonly version: string
}
