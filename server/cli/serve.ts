import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { holdControl } from '#server/control/serveControl.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { listen } from '#server/http/server.ts'
import { StartError } from '#server/lib/startError.ts'
import { type Config, readConfig } from '#server/services/config/config.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { noticeOtherStore } from '#server/services/imageStore/noticeOtherStore.ts'
import { openImageStore } from '#server/services/imageStore/openImageStore.ts'
import { daily } from '#server/services/jobs/daily.ts'
import { createLog, type Log } from '#server/services/log/log.ts'
import type { Mailer } from '#server/services/mail/mailer.ts'
import { agreeOnSecret } from '#server/services/secret/agreeOnSecret.ts'
import { keptSecret } from '#server/services/secret/secret.ts'
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

export interface RunningServer {
  readonly publicUrl: string
  /** The link that makes whoever uses it the owner; null once the site has one. */
  readonly ownerLink: string | null
  /** Finishes what runs, closes the database and gives the folder up. */
  stop(): Promise<void>
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/**
 * Starts the server: settings, the folder's lock, the port, the database, the API, in this order, so that what cannot
 * start touches nothing. Throws StartError with everything given back.
 */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> {
  const config = readConfig(environment)
  const log = createLog()
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
    const http = await listen({ ...config, log })
    const publicUrl = publicUrlOf(config, http.port)
    undo.push(() => http.close(0))
    // The engine starts in its own thread while this one loads the API.
    const [db, { createApi }, { startMail }] = await Promise.all([
      openConfigured(config),
      import('./api.ts'),
      import('./mail.ts'),
    ])
    undo.push(db.close)
    const secret = secretOf(config)
    await agreeOnSecret(db, secret, { isReplacing: config.replaceSecret })
    const { mailer, stop: stopMail } = startMail({ config, db, publicUrl, log })
    undo.push(stopMail)
    const images = openImageStore(config)
    await noticeOtherStore(db, images, log)
    const site = createApi({
      config,
      db,
      mailer,
      images,
      publicUrl,
      secret,
      log,
      client: CLIENT,
      version: version(),
    })
    const { createOwnerLink } = await import('#server/areas/setup/createOwnerLink.ts')
    const ownerLink = await createOwnerLink(db, publicUrl)
    const { purgeDeleted } = await import('#server/areas/moderation/purgeDeleted.ts')
    const { sweepImages } = await import('#server/areas/images/sweepImages.ts')
    const { sweepEvents } = await import('#server/kernel/sweepEvents.ts')
    const { sweepMutations } = await import('#server/kernel/sweepMutations.ts')
    const purge = async () => {
      await purgeDeleted(db)
      await sweepMutations(db)
      await sweepEvents(db)
      await sweepImages(db, images)
    }
    undo.push(daily('purge', log, purge))
    http.serve(site)
    control.serve(commands, createCommandServices(db, publicUrl))
    undo.push(async () => {
      await Promise.all([http.close(GRACE_MS), control.drain(true)])
    })
    return { publicUrl, ownerLink, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function secretOf(config: Config): string {
  return config.secret ?? keptSecret(config.dataDir)
}

export type ApiOptions = {
  readonly config: Config
  readonly db: OpenDatabase
  readonly mailer: Mailer
  readonly images: ImageStore
  readonly publicUrl: string
  readonly secret: string
  readonly log: Log
  readonly client: string
  readonly version: string
}
