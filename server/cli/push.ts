import { deliverPushes } from '#server/areas/push/deliverPushes.ts'
import type { Db } from '#server/db/database.ts'
import type { Config } from '#server/services/config/config.ts'
import type { Log } from '#server/services/log/log.ts'
import { senderOf } from '#server/services/mail/mailer.ts'
import { createPusher } from '#server/services/push/createPusher.ts'
import { readPushKeys } from '#server/services/push/pushKeys.ts'
import { pushServices, type PushSettings } from '#server/services/push/pushServices.ts'

interface PushOptions {
  readonly config: Config
  readonly db: Db
  readonly publicUrl: string
  readonly log: Log
}

/** Sets push up with the site's keys and begins to send what is due; `stop` finishes what is being sent. */
export async function startPush({
  config,
  db,
  publicUrl,
  log,
}: PushOptions): Promise<{ settings: PushSettings; stop: () => Promise<void> }> {
  const keys = await readPushKeys(db)
  const isService = pushServices(config.pushServices)
  const { address } = senderOf(config.mailFrom, publicUrl, () => Promise.resolve(''))
  const pusher = createPusher({ keys, contact: `mailto:${address}`, isService })
  return {
    settings: { publicKey: keys.publicKey, isService },
    stop: deliverPushes(db, pusher, log),
  }
}
