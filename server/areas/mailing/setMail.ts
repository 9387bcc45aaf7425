import { teamKinds } from '#rules/notifications.ts'
import { setMailOf, stopMail } from '#server/areas/notifications/changePreferences.ts'
import { setMuted } from '#server/areas/notifications/muteIdea.ts'
import { findMailedKinds } from '#server/areas/notifications/preferences.ts'
import { statement, type Db } from '#server/db/database.ts'
import { boardReadable } from '#server/kernel/visibility.ts'
import type { MailPurpose } from './letterToken.ts'

/** What the page behind a letter's link says of the letters that it is about. */
export interface MailChoice {
  /** Null where the letters are not about an idea that may still be named. */
  idea: { number: number; title: string; slug: string } | null
  /** To end them would change nothing. */
  isStopped: boolean
  /** No letters of any purpose are wanted. */
  isAllStopped: boolean
}

/**
 * The title of an idea is named to its reader, who had it in a letter, and only while everybody may
 * read it. It is muted once its target is muted too, as `setMuted` does it.
 */
const find = statement<Omit<MailChoice, 'isStopped'> & { isMuted: boolean }>(
  'mail_choice',
  `select (select jsonb_build_object('number', i.number, 'title', i.title, 'slug', i.slug) from idea i join board b on b.id = i.board_id
       where i.number = $2::int and i.state = 'LIVE' and ${boardReadable("array['PUBLIC']")} and exists (select from site where visibility = 'PUBLIC')) as idea,
     not exists (select from idea i cross join lateral unnest(array[i.number, coalesce(i.merged_into, i.number)]) heard(number)
       where i.number = $2::int and not exists (select from idea_mute m where m.person_id = p.id and m.idea_number = heard.number)) as "isMuted",
     coalesce((select s.stopped_mail from notification_setting s where s.person_id = p.id), false) as "isAllStopped"
   from person p where p.id = $1 and p.deleted_at is null`,
)
/** Finds the choice that a link of a letter is about; null where its reader no longer exists. */
export async function findMailChoice(
  db: Db,
  personId: string,
  purpose: MailPurpose,
): Promise<MailChoice | null> {
  const number = purpose.kind === 'idea' ? purpose.ideaNumber : null
  const [found] = await db.query(find, [personId, number])
  if (!found) return null
  const { idea, isMuted, isAllStopped } = found
  if (purpose.kind === 'all') return { idea, isStopped: isAllStopped, isAllStopped }
  if (purpose.kind === 'idea') return { idea, isStopped: isMuted, isAllStopped }
  const mailed = await findMailedKinds(db, personId)
  const ended = purpose.kind === 'team' ? teamKinds : (['CHANGELOG'] as const)
  return { idea, isStopped: !ended.some((kind) => mailed.includes(kind)), isAllStopped }
}

/**
 * Sets (never toggles) whether a person gets letters of a purpose; those about an idea end because it
 * is muted, by mail and otherwise, and its target with it where it was merged: by the token of a letter, without
 * a session.
 */
export async function setMail(
  db: Db,
  personId: string,
  purpose: MailPurpose,
  isWanted: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (purpose.kind === 'idea')
      await setMuted(tx, personId, { ideaNumber: purpose.ideaNumber, isMuted: !isWanted })
    if (purpose.kind === 'all') await stopMail(tx, personId, !isWanted)
    if (purpose.kind === 'changelog')
      await setMailOf(tx, personId, { kind: 'CHANGELOG', on: isWanted })
    if (purpose.kind === 'team') {
      // Back comes what the letter was about; the other kind was perhaps off before.
      const kinds = isWanted ? [purpose.told] : teamKinds
      for (const kind of kinds) await setMailOf(tx, personId, { kind, on: isWanted })
    }
  })
}
