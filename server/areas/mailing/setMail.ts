import { stopMail } from '#server/areas/notifications/changePreferences.ts'
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
const setChangelog = statement<never>(
  'mail_set_changelog',
  `insert into notification_preference (person_id, kind, channel, is_on) values ($1, 'CHANGELOG', 'MAIL', $2)
   on conflict (person_id, kind, channel) do update set is_on = excluded.is_on`,
)
/** Letters that were due, and those that are queued already, are not sent any more. */
const forgetDue = statement<never>(
  'mail_forget_due',
  `with due as (update notification set mail_due_at = null where recipient_id = $1 and mailed_at is null and mail_due_at is not null
     and ($2::int[] is null or idea_number = any($2::int[])) and ($3::text is null or kind = $3))
   delete from mail where priority >= 2 and leased_until is null and recipient = (select email from auth_user where person_id = $1)
     and ($2::int[] is null or thread in (select 'idea-' || number from unnest($2::int[]) number)) and ($3::text is null or thread not like 'idea-%')`,
)

/** What a link of a letter is about; null where its reader is no more. */
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
 * a session. What was on its way to them is taken back as well.
 */
export async function setMail(
  db: Db,
  personId: string,
  purpose: MailPurpose,
  isWanted: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const numbers =
      purpose.kind === 'idea'
        ? await setMuted(tx, personId, { ideaNumber: purpose.ideaNumber, isMuted: !isWanted })
        : null
    if (purpose.kind === 'all') await stopMail(tx, personId, !isWanted)
    if (purpose.kind === 'changelog') await tx.query(setChangelog, [personId, isWanted])
    const kind = purpose.kind === 'changelog' ? 'CHANGELOG' : null
    if (!isWanted) await tx.query(forgetDue, [personId, numbers, kind])
  })
}
