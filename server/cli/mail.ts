import { withdrawStale } from '#server/areas/mailing/withdrawStale.ts'
import type { Db } from '#server/db/database.ts'
import { findSiteName } from '#server/kernel/findSite.ts'
import type { Config } from '#server/services/config/config.ts'
import type { Log } from '#server/services/log/log.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import { failureOf } from '#server/services/mail/failure.ts'
import { senderOf, smtpMailer, terminalMailer, type Mailer } from '#server/services/mail/mailer.ts'
import { sendQueue } from '#server/services/mail/sendQueue.ts'
import type { Metrics } from '#server/services/metrics/metrics.ts'

interface MailOptions {
  readonly config: Config
  readonly db: Db
  readonly publicUrl: string
  readonly log: Log
  readonly metrics: Metrics
}

/** Milliseconds that letters under way get at a stop; what is cut off goes out after the next start. */
const STOP_MS = 3_000

/** Sets mail up as configured and begins to send what is queued; `stop` finishes what is being sent. */
export function startMail({ config, db, publicUrl, log, metrics }: MailOptions): {
  mailer: Mailer
  stop: () => Promise<void>
} {
  const from = senderOf(config.mailFrom, publicUrl, () => findSiteName(db))
  const { dkim, smtpConnections: atOnce } = config
  const mailer = counted(
    config.smtpUrl === undefined ? terminalMailer() : smtpMailer(config.smtpUrl, from, { dkim }),
    metrics,
  )
  const queued =
    config.smtpUrl === undefined
      ? mailer
      : counted(smtpMailer(config.smtpUrl, from, { pooled: atOnce, dkim }), metrics)
  const stopQueue = sendQueue(db, queued, log, { atOnce, withdraw: withdrawStale })
  // A letter that is not queued has no retry, so its failure is logged for whoever runs the site.
  const send = async (letter: Mail): Promise<void> => {
    await mailer.send(letter).catch((error: unknown) => {
      log.warn({ reason: failureOf(error).reason }, 'A mail with a code could not be sent')
      throw error
    })
  }
  return {
    mailer: { ...mailer, send },
    stop: async () => {
      const late = setTimeout(() => queued.close(), STOP_MS)
      await stopQueue()
      clearTimeout(late)
      queued.close()
      mailer.close()
    },
  }
}

/** Counts what a mail server took, and what it did not. */
function counted(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    ...mailer,
    send: async (letter) => {
      try {
        await mailer.send(letter)
        metrics.mailed('sent')
      } catch (error) {
        metrics.mailed('failed')
        throw error
      }
    },
  }
}
