import { emailOf } from '#server/areas/accounts/findEmails.ts'
import { toldCategories } from '#server/areas/notifications/whoIsTold.ts'
import { notificationReadable, readingOf } from '#server/kernel/visibility.ts'

/** The reader `r` of a notification, as conditions of visibility name them. */
export const reader = readingOf('r')
const follows = (number: string) =>
  `exists (select from follow f where f.person_id = r.id and f.idea_number = ${number} and f.following)`
/** Its reader has not unfollowed it since: what names them, and what the team works on, needs no following. */
const isStillFollowed = `case
       when n.kind = 'CHANGELOG' then exists (select from changelog_subscription s where s.person_id = r.id)
         or exists (select from changelog_entry_idea closed join idea linked on linked.number = closed.idea_number
           where closed.entry_id = n.entry_id and ${follows('coalesce(linked.merged_into, linked.number)')})
       when n.kind in ('MENTION', 'NEW_IDEA', 'AWAITS_APPROVAL') then true
       else not exists (select from follow f where f.person_id = r.id and f.idea_number = n.idea_number and not f.following) end`
/** A letter names the status that the idea has when it is written: one that is nobody's news leaves what said otherwise out. */
export const isNews = `st.category in (${toldCategories})`
/** The status is again what it was before the first change that the same letter would tell of. */
const isBackAgain = `exists (select from notification first where first.recipient_id = n.recipient_id and first.idea_number = n.idea_number
         and first.kind = 'STATUS_CHANGED' and first.mail_due_at is not null and first.mailed_at is null
         and first.event_seq <= n.event_seq and first.data ->> 'before' = i.status_id)`
/** The tables that `isWanted` reads besides the notification `n`. */
export const itsReader = `join person r on r.id = n.recipient_id
   left join notification_setting s on s.person_id = r.id
   left join idea i on i.number = n.idea_number left join status st on st.id = i.status_id`
/**
 * A letter may tell of the notification `n`: it is still so, and its reader may read it, wants it by
 * mail, and has not read it in the inbox. Asked when the letter is written, and before it is sent.
 */
export const isWanted = `(r.banned_at is null and r.deleted_at is null and not coalesce(s.stopped_mail, false) and coalesce(s.paused_until <= now(), true)
       and ${notificationReadable(reader)} and (n.kind <> 'STATUS_CHANGED' or ${isNews} and not ${isBackAgain})
       and n.read_at is null and ${isStillFollowed}
       and not exists (select from mail_suppression gone where gone.address = ${emailOf('r.id')})
       and not exists (select from notification_preference off where off.person_id = r.id and off.kind = n.kind and off.channel = 'MAIL' and not off.is_on)
       and not exists (select from idea_mute m where m.idea_number = n.idea_number and m.person_id = r.id))`
