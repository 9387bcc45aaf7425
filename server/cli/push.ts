import { deliverPushes } from '#server/areas/push/deliverPushes.ts'
import type { Db } from '#server/db/database.ts'
import type { Config } from '#server/services/config/config.ts'
import type { Log } from '#server/services/log/log.ts'
import { senderOf } from '#server/services/mail/mailer.ts'
import { createPusher } from '#server/services/push/createPusher.ts'
import { readFirebaseAccount } from '#server/services/push/firebaseAccount.ts'
import { createFirebaseSender } from '#server/services/push/firebaseSender.ts'
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
  const account = config.platforms.messaging
  const firebase =
    account && createFirebaseSender(readFirebaseAccount(account.file), account.origin)
  const pusher = createPusher({ keys, contact: `mailto:${address}`, isService, firebase })
  return {
    settings: { publicKey: keys.publicKey, isService, hasFirebase: firebase !== undefined },
    stop: deliverPushes(db, pusher, log),
  }
}
