import type { Db } from '#server/db/database.ts'
import { findSite, unnamedSite } from '#server/kernel/findSite.ts'
import { letterWords } from '#server/services/letters/words/letterWords.ts'
import type { Log } from '#server/services/log/log.ts'
import { checkMail, type Mail } from '#server/services/mail/checkMail.ts'
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

/** The facts that letters take from the server rather than from the site's settings. */
interface LetterServer extends Omit<LetterSite, 'name' | 'words' | 'accent' | 'logo' | 'imprint'> {
  readonly log: Log
}
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
 * reader may not read any more, does not want any more, or has read in the inbox is left out. A letter
 * that cannot be written is logged and holds up no other. Gives how many letters were left to be sent.
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
  const site = await letterSite(tx, server)
  const batches = grouped(rows, (row) => `${row.recipientId} ${row.batch}`).values()
  const written = [...batches].flatMap((batch) => write(site, batch, server.log) ?? [])
  const mailed = written.flatMap(({ told }) => told)
  await settleNotifications(tx, rows, mailed)
  for (const kind of ['notification', 'digest'] as const) {
    const letters = written.filter((one) => one.kind === kind).map(({ mail }) => mail)
    await queueLetters(tx, letters, priorities[kind])
  }
  return written.length
}

async function letterSite(tx: Db, { log: _, ...server }: LetterServer): Promise<LetterSite> {
  const { name, locale, accentColor, imprint, ...look } = (await findSite(tx)) ?? UNNAMED
  const logo = await findLetterLogo(tx, look, server.publicUrl)
  return { ...server, name, words: letterWords(locale), accent: accentColor, logo, imprint }
}

/** A letter, and what it tells of. */
interface Written {
  readonly kind: 'notification' | 'digest'
  readonly mail: Mail
  readonly told: readonly DueNotification[]
}

/** Makes one letter of what is left of a batch; null where nothing is, or it cannot be written. */
function write(site: LetterSite, batch: readonly DueNotification[], log: Log): Written | null {
  const told = batch.filter(({ isWanted }) => isWanted)
  const [first] = told
  if (!first || first.email === null) return null
  const kind = first.batch === '' ? 'digest' : 'notification'
  const ids = told.map(({ id }) => id)
  try {
    const compose = kind === 'digest' ? composeDigest : composeLetter
    const mail = { ...compose(site, first.email, told), tells: ids }
    checkMail(mail)
    return { kind, mail, told }
  } catch (error) {
    log.error({ err: error, notifications: ids }, 'A letter could not be written and is left out')
    return null
  }
}
