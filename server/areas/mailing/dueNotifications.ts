import { emailOf } from '#server/areas/accounts/findEmails.ts'
import { statement, type Db } from '#server/db/database.ts'
import { inTeam } from '#server/kernel/permissions.ts'
import { ideaReadable } from '#server/kernel/visibility.ts'
import { isNews, isWanted, itsReader, reader } from './isWanted.ts'

/** A notification that a letter is to tell of, with all that it says. */
export interface DueNotification {
  id: string
  recipientId: string
  /** Letters that are one have the same; empty for a digest. */
  batch: string
  name: string
  email: string | null
  isDaily: boolean
  kind: string
  ideaNumber: number | null
  title: string
  slug: string
  statusName: string
  category: string
  /** The event gave the idea a status, and the one that it has now is told. */
  hasStatus: boolean
  /** The reader wrote the idea. */
  isOwn: boolean
  ideaBody: string | null
  /** When the reader voted for the idea; null: they did not. */
  votedAt: string | null
  /** All its votes, with those that came without a name. */
  voteTotal: number
  entryId: string | null
  entryTitle: string | null
  entrySlug: string | null
  entryExcerpt: string | null
  /** Titles of the ideas that the entry closes and the reader follows. */
  entryIdeas: string[]
  /** The numbers of the same, of merged ones of their targets. */
  entryIdeaNumbers: number[]
  commentId: string | null
  commentBody: string | null
  isOfficial: boolean
  actorName: string | null
  isActorTeam: boolean
  /** It may be told: it is still so, and its reader may read it, wants it, and has not read it in the inbox. */
  isWanted: boolean
}

/** The part of a long text that an excerpt needs. */
const READ = 6_000
/** Notifications that are looked through for letters that are due; several of them can be one letter. */
const LOOKED_AT = 1_000

const cadence = `coalesce(s.mail_cadence, 'INSTANT')`
const batch = `case when ${cadence} = 'INSTANT' then coalesce('idea-' || n.idea_number, 'entry-' || n.entry_id, '') else '' end`
const isAnyDue = statement<{ isDue: boolean }>(
  'mailing_is_due',
  'select exists (select from notification where mail_due_at <= now() and mailed_at is null) as "isDue"',
)
/** An advisory lock that one process holds while it writes letters. */
const hold = statement<{ held: boolean }>(
  'mailing_hold',
  `select pg_try_advisory_xact_lock(hashtextextended('mailing', 0)) as held`,
)
const dueBatches = statement<{ recipientId: string; batch: string }>(
  'mailing_due',
  `select distinct recipient_id as "recipientId", batch from (
     select n.recipient_id, ${batch} as batch, n.mail_due_at from notification n left join notification_setting s on s.person_id = n.recipient_id
     where n.mail_due_at <= now() and n.mailed_at is null order by n.mail_due_at limit ${LOOKED_AT}) due limit $1`,
)
const entryIdeas = (
  what: string,
) => `array(select ${what} from changelog_entry_idea link join idea i on i.number = link.idea_number join board b on b.id = i.board_id
       where link.entry_id = n.entry_id and ${ideaReadable(reader)}
         and exists (select from follow f where f.idea_number = i.number and f.person_id = r.id and f.following) order by link.position)`
/** Held until the letters are written, so that nobody else makes the same notification a letter. */
const rowsOf = statement<DueNotification>(
  'mailing_rows',
  `select n.id, n.recipient_id as "recipientId", asked.batch, r.name, ${emailOf('r.id')} as email, ${cadence} = 'DAILY' as "isDaily", n.kind,
     n.idea_number as "ideaNumber", coalesce(i.title, '') as title, coalesce(i.slug, '') as slug, coalesce(st.name, '') as "statusName", coalesce(st.category, '') as category, n.data ->> 'status' is not null and (${isNews} or n.data ->> 'status' = st.id) as "hasStatus",
     coalesce(i.author_id = r.id, false) as "isOwn", case when n.kind = 'NEW_IDEA' then left(i.body, ${READ}) end as "ideaBody", asked_for.created_at as "votedAt", coalesce(i.vote_total, 0) as "voteTotal",
     n.entry_id as "entryId", e.title as "entryTitle", e.slug as "entrySlug", e.excerpt as "entryExcerpt", ${entryIdeas('i.title')} as "entryIdeas", ${entryIdeas('coalesce(i.merged_into, i.number)')} as "entryIdeaNumbers",
     c.id as "commentId", left(c.body, ${READ}) as "commentBody", coalesce(c.official, false) as "isOfficial",
     a.name as "actorName", coalesce(${inTeam('a')}, false) as "isActorTeam",
     ${isWanted} as "isWanted"
   from unnest($1::text[], $2::text[]) as asked (recipient, batch)
   join notification n on n.recipient_id = asked.recipient and n.mailed_at is null and n.mail_due_at is not null
   ${itsReader}
   left join vote asked_for on asked_for.idea_number = n.idea_number and asked_for.person_id = n.recipient_id
   left join changelog_entry e on e.id = n.entry_id
   left join comment c on c.id = n.comment_id
   left join person a on a.id = n.actor_id and a.deleted_at is null and not a.guest
   where ${batch} = asked.batch
   order by n.recipient_id collate "C", n.event_seq, n.id collate "C" for update of n`,
)
const settle = statement<never>(
  'mailing_settle',
  `update notification set mailed_at = case when id = any($2::text[]) then now() end, mail_due_at = case when id = any($2::text[]) then mail_due_at end
   where id = any($1::text[])`,
)

/** Whether a letter is due; holds nothing and writes nothing. */
export async function hasDueNotifications(db: Db): Promise<boolean> {
  return (await db.query(isAnyDue))[0]?.isDue ?? false
}

/**
 * Takes the notifications of letters that are due, of at most so many letters, until the caller's
 * transaction ends; none while another process does the same. What was told within the same window
 * goes along although its own moment has not come.
 */
export async function takeDueNotifications(tx: Db, most: number): Promise<DueNotification[]> {
  const [{ held } = { held: false }] = await tx.query(hold)
  if (!held) return []
  const due = await tx.query(dueBatches, [most])
  if (due.length === 0) return []
  return tx.query(rowsOf, [due.map(({ recipientId }) => recipientId), due.map((one) => one.batch)])
}

/** Notes of notifications which of them a letter tells of; none will of the others. */
export async function settleNotifications(
  tx: Db,
  rows: readonly DueNotification[],
  mailed: readonly DueNotification[],
): Promise<void> {
  await tx.query(settle, [rows.map(({ id }) => id), mailed.map(({ id }) => id)])
}
