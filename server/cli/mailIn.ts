import { createMaildirReader } from '#server/areas/mailin/readMaildir.ts'
import { createMailReceiver } from '#server/areas/mailin/receiveMail.ts'
import type { Db } from '#server/db/database.ts'
import { mailInAnswer } from '#server/http/mailIn.ts'
import type { Answer } from '#server/http/server.ts'
import type { MailInSettings } from '#server/services/config/mailIn.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { regularly } from '#server/services/jobs/regularly.ts'
import type { Log } from '#server/services/log/log.ts'

const LOOK_MS = 10_000

interface MailInOptions {
  readonly settings: MailInSettings
  readonly db: Db
  readonly images: ImageStore
  readonly secret: string
  readonly publicUrl: string
  readonly log: Log
}

/** Begins to read answers to letters; gives what answers the providers that hand mail over. */
export function startMailIn({ settings, log, ...parts }: MailInOptions): {
  answer: Answer
  stop: () => Promise<void>
} {
  const receive = createMailReceiver({ ...parts, replyAddress: settings.replyAddress })
  const { maildir } = settings
  const stop =
    maildir === undefined
      ? () => Promise.resolve()
      : regularly(
          { name: 'maildir', everyMs: LOOK_MS, log },
          createMaildirReader(maildir, receive, log),
        )
  return { answer: mailInAnswer(settings, receive), stop }
}
