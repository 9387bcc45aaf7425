import type { Db } from '#server/db/database.ts'
import { findSite, unnamedSite } from '#server/kernel/findSite.ts'
import { letterWords } from '#server/services/letters/words/letterWords.ts'
import type { Mail } from '#server/services/mail/checkMail.ts'
import { priorities, queueLetters } from '#server/services/mail/queueMail.ts'
import { composeDigest, composeLetter, type LetterSite } from './composeLetter.ts'
import {
  hasDueNotifications,
  settleNotifications,
  takeDueNotifications,
  type DueNotification,
} from './dueNotifications.ts'
import { grouped } from './grouped.ts'
import { findLetterLogo } from './letterLogo.ts'

/** What letters take from the server rather than from the site's settings. */
type LetterServer = Omit<LetterSite, 'name' | 'words' | 'accent' | 'logo' | 'imprint'>
/** Nobody is told of anything before a site is named; a text is needed all the same. */
const UNNAMED = {
  ...unnamedSite,
  accentColor: null,
  logo: null,
  logoDark: null,
  imprint: '',
}
/** Letters of one transaction: few enough that nobody waits for it. */
const BATCH = 100

/**
 * Makes letters of the notifications that are due, in batches, each a transaction of its own: what
 * was told of one idea within the window is one letter, what a digest collects as well. What its
 * reader may not read any more, does not want any more, or has read in the inbox is left out. Gives
 * how many letters were left to be sent.
 */
export async function writeLetters(
  db: Db,
  site: LetterServer,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let written = 0
  if (!(await hasDueNotifications(db))) return written
  for (;;) {
    const batch = isStopped() ? null : await db.transaction((tx) => writeBatch(tx, site))
    if (batch === null) return written
    written += batch
  }
}

/** Gives how many letters were written; null where there was nothing to write of. */
async function writeBatch(tx: Db, server: LetterServer): Promise<number | null> {
  const rows = await takeDueNotifications(tx, BATCH)
  if (rows.length === 0) return null
  const { name, locale, accentColor, imprint, ...look } = (await findSite(tx)) ?? UNNAMED
  const logo = await findLetterLogo(tx, look, server.publicUrl)
  const words = letterWords(locale)
  const site = { ...server, name, words, accent: accentColor, logo, imprint }
  const letters: Record<'notification' | 'digest', Mail[]> = { notification: [], digest: [] }
  const mailed: DueNotification[] = []
  for (const batch of grouped(rows, (row) => `${row.recipientId} ${row.batch}`).values()) {
    const wanted = batch.filter(({ isWanted }) => isWanted)
    const [first] = wanted
    if (!first || first.email === null) continue
    mailed.push(...wanted)
    const tells = wanted.map(({ id }) => id)
    if (first.batch === '')
      letters.digest.push({ ...composeDigest(site, first.email, wanted), tells })
    else letters.notification.push({ ...composeLetter(site, first.email, wanted), tells })
  }
  await settleNotifications(tx, rows, mailed)
  await queueLetters(tx, letters.notification, priorities.notification)
  await queueLetters(tx, letters.digest, priorities.digest)
  return letters.notification.length + letters.digest.length
}
