import { teamKinds } from '#rules/notifications.ts'
import { setMailOf, stopMail } from '#server/areas/notifications/changePreferences.ts'
import { setMuted } from '#server/areas/notifications/muteIdea.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { MailPurpose } from './letterToken.ts'

/** The reader of a letter, as the page behind its link names what it ends. */
export interface MailChoice {
  /** The title of the idea; null where the letters are not about one that may still be named. */
  idea: string | null
}

/** A title is named to its reader, who had it in a letter, and only while everybody may read it. */
const find = statement<{ idea: string | null }>(
  'mail_choice',
  `select (select i.title from idea i join board b on b.id = i.board_id where i.number = $2::int and i.state = 'LIVE' and b.visibility = 'PUBLIC'
     and exists (select from site where visibility = 'PUBLIC')) as idea
   from person p where p.id = $1 and p.deleted_at is null`,
)
/** Finds the choice that a link of a letter is about; null where its reader no longer exists. */
export async function findMailChoice(
  db: Db,
  personId: string,
  purpose: MailPurpose,
): Promise<MailChoice | null> {
  const number = purpose.kind === 'idea' ? purpose.ideaNumber : null
  return (await db.query(find, [personId, number]))[0] ?? null
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
