import { sweepSessions } from '#server/areas/accounts/sweepSessions.ts'
import { backUpWhenDue } from '#server/areas/archive/backUpWhenDue.ts'
import { sweepAudit } from '#server/areas/audit/sweepAudit.ts'
import { keepPublishing } from '#server/areas/changelog/publishDue.ts'
import { sweepImages } from '#server/areas/images/sweepImages.ts'
import { undoDue } from '#server/areas/importing/undo/requestUndo.ts'
import { sweepInvitations } from '#server/areas/invitations/sweepInvitations.ts'
import { sweepDeletions } from '#server/areas/labels/deletions.ts'
import { sweepReceivedMail } from '#server/areas/mailin/receivedMail.ts'
import { writeLetters } from '#server/areas/mailing/writeLetters.ts'
import { purgeDeleted } from '#server/areas/moderation/purgeDeleted.ts'
import { forgetUnknownZones } from '#server/areas/notifications/forgetUnknownZones.ts'
import { sweepNotifications } from '#server/areas/notifications/sweepNotifications.ts'
import { notificationReader } from '#server/areas/notifications/tellEvent.ts'
import { learnFromMerges } from '#server/areas/search/learnFromMerges.ts'
import { renewWords } from '#server/areas/search/renewWords.ts'
import { removeLeftImages } from '#server/areas/setup/leftImages.ts'
import { sweepChanges } from '#server/kernel/contentVersion.ts'
import { followOutbox } from '#server/kernel/followOutbox.ts'
import { sweepEvents } from '#server/kernel/sweepEvents.ts'
import { sweepMutations } from '#server/kernel/sweepMutations.ts'
import { sweepRates } from '#server/kernel/sweepRates.ts'
import { openBackupStore } from '#server/services/backupStore/openBackupStore.ts'
import { daily } from '#server/services/jobs/daily.ts'
import { regularly } from '#server/services/jobs/regularly.ts'
import { sweepDeadMail } from '#server/services/mail/queuedMail.ts'
import type { ApiOptions } from './serve.ts'
import { secretInFolder } from './services.ts'

/** Milliseconds between two looks for letters that are due. */
const LETTERS_MS = 2_000
/** Milliseconds between two looks for imports that are to be taken back. */
const IMPORTS_MS = 2_000
/** Milliseconds between two looks whether a backup is due. */
const BACKUPS_MS = 600_000

/** Milliseconds between two looks for words of an older version: after an upgrade, or when an archive was put back. */
const WORDS_MS = 600_000

/** Begins what a server does by itself; gives what ends it. */
export function startJobs({
  config,
  db,
  images,
  publicUrl,
  secret,
  log,
  metrics,
}: Pick<
  ApiOptions,
  'config' | 'db' | 'images' | 'publicUrl' | 'secret' | 'log' | 'metrics'
>): () => Promise<void> {
  const jobs = {
    timeZones: () => forgetUnknownZones(db),
    deletedPosts: () => purgeDeleted(db),
    sessions: () => sweepSessions(db),
    mutations: () => sweepMutations(db),
    rates: () => sweepRates(db),
    events: () => sweepEvents(db),
    notifications: () => sweepNotifications(db),
    deletions: () => sweepDeletions(db),
    audit: () => sweepAudit(db),
    invitations: () => sweepInvitations(db),
    changes: () => sweepChanges(db),
    learnedWords: () => learnFromMerges(db),
    deadMail: () => sweepDeadMail(db),
    receivedMail: () => sweepReceivedMail(db),
    images: () => sweepImages(db, images),
    leftImages: () => removeLeftImages(db, images),
  }
  const letters = { publicUrl, secret, replyAddress: config.mailIn?.replyAddress, log }
  const stopping = new AbortController()
  const ends = [
    followOutbox(db, notificationReader(config), log, { onPassed: () => metrics.eventPassed() }),
    daily(log, jobs),
    keepPublishing(db, log),
    regularly({ name: 'letters', everyMs: LETTERS_MS, log }, (isStopped) =>
      writeLetters(db, letters, isStopped),
    ),
    regularly({ name: 'imports', everyMs: IMPORTS_MS, log }, (isStopped) => undoDue(db, isStopped)),
    regularly({ name: 'words', everyMs: WORDS_MS, log }, (isStopped) => renewWords(db, isStopped)),
    ...scheduledBackups({ config, db, images, log, signal: stopping.signal }),
  ]
  return async () => {
    stopping.abort()
    await Promise.all(ends.map((end) => end()))
  }
}

/** Makes backups as the settings say; a stop ends one that is being made, which the next start makes again. */
function scheduledBackups({
  config,
  db,
  images,
  log,
  signal,
}: Pick<ApiOptions, 'config' | 'db' | 'images' | 'log'> & { readonly signal: AbortSignal }) {
  const { backups, dataDir } = config
  if (backups === undefined) return []
  const parts = {
    ...backups,
    db,
    source: { db, images, secret: secretInFolder(config) },
    store: openBackupStore(config),
    workFolder: dataDir,
  }
  return [
    regularly({ name: 'backup', everyMs: BACKUPS_MS, log }, async () => {
      const name = await backUpWhenDue(parts, signal)
      if (name !== null) log.info({ backup: name }, 'A backup was made')
    }),
  ]
}
