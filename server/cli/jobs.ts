import { keepPublishing } from '#server/areas/changelog/publishDue.ts'
import { sweepImages } from '#server/areas/images/sweepImages.ts'
import { sweepReceivedMail } from '#server/areas/mailin/receivedMail.ts'
import { writeLetters } from '#server/areas/mailing/writeLetters.ts'
import { purgeDeleted } from '#server/areas/moderation/purgeDeleted.ts'
import { sweepNotifications } from '#server/areas/notifications/sweepNotifications.ts'
import { notificationReader } from '#server/areas/notifications/tellEvent.ts'
import { sweepChanges } from '#server/kernel/contentVersion.ts'
import { followOutbox } from '#server/kernel/followOutbox.ts'
import { sweepEvents } from '#server/kernel/sweepEvents.ts'
import { sweepMutations } from '#server/kernel/sweepMutations.ts'
import { daily } from '#server/services/jobs/daily.ts'
import { regularly } from '#server/services/jobs/regularly.ts'
import { sweepDeadMail } from '#server/services/mail/queuedMail.ts'
import type { ApiOptions } from './serve.ts'

/** Milliseconds between two looks for letters that are due. */
const LETTERS_MS = 2_000

/** Begins what a server does by itself; gives what ends it. */
export function startJobs({
  config,
  db,
  images,
  publicUrl,
  secret,
  log,
}: Pick<
  ApiOptions,
  'config' | 'db' | 'images' | 'publicUrl' | 'secret' | 'log'
>): () => Promise<void> {
  const purge = async (): Promise<void> => {
    await purgeDeleted(db)
    await sweepMutations(db)
    await sweepEvents(db)
    await sweepNotifications(db)
    await sweepChanges(db)
    await sweepDeadMail(db)
    await sweepReceivedMail(db)
    await sweepImages(db, images)
  }
  const letters = { publicUrl, secret, replyAddress: config.mailIn?.replyAddress }
  const ends = [
    followOutbox(db, notificationReader(config), log),
    daily('purge', log, purge),
    keepPublishing(db, log),
    regularly({ name: 'letters', everyMs: LETTERS_MS, log }, (isStopped) =>
      writeLetters(db, letters, isStopped),
    ),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}
