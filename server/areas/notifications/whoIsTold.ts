import { statusCategories, tellsFollowers } from '#rules/statuses.ts'
import type { EventKind } from '#server/kernel/events.ts'
import { inTeam } from '#server/kernel/permissions.ts'
import {
  commentReadable,
  entryReadable,
  ideaReadable,
  isMember,
  readingOf,
} from '#server/kernel/visibility.ts'

/**
 * The rules of who is told of which event, and as what (docs/RULES.md#notifications): for each kind
 * of event a query for candidates, in which `e` is the event. A candidate can come several times;
 * tellEvent.ts takes the weightiest kind that they want. What counts is how things stand when the
 * event is read.
 */

/** The categories of a status that followers wait for, as a list in SQL. */
export const toldCategories = statusCategories
  .filter(tellsFollowers)
  .map((one) => `'${one}'`)
  .join(', ')

const reader = readingOf('p')
/** The person `p` takes part, and did not do it themselves. */
const isOther = `${isMember('p')} and p.banned_at is null and p.id is distinct from e.actor_id`
/** The idea `i` on its board `b` is there for `p`. */
const ideaThere = `i.state in ('LIVE', 'PENDING') and ${ideaReadable(reader)}`
/** The idea `i` with the number of the idea on whose page it stands. */
const withPage = 'cross join lateral (select coalesce(i.merged_into, i.number) as number) page'
const page = 'page.number'
const there = (number: string) =>
  `exists (select from idea i join board b on b.id = i.board_id where i.number = ${number} and ${ideaThere})`
const pageThere = `(i.merged_into is null or ${there(page)})`
// `offset 0` keeps these a look at an index for each person: joined, they would be read as a whole.
const notMuted = (...numbers: string[]) =>
  `not exists (select from idea_mute quiet where quiet.person_id = p.id and quiet.idea_number in (${numbers.join(', ')}) offset 0)`
const notUnfollowed = (number: string) =>
  `not exists (select from follow gone where gone.idea_number = ${number} and gone.person_id = p.id and not gone.following offset 0)`
const notTold = (condition: string) =>
  `not exists (select from notification known where known.recipient_id = p.id and ${condition} offset 0)`

/** A candidate's columns; what does not apply is null. */
const told = (
  kind: string,
  {
    idea = 'null::integer',
    comment = 'null::text',
    entry = 'null::text',
    actor = 'e.actor_id',
    data = `'{}'::jsonb`,
  },
) =>
  `select p.id as person_id, ${kind} as kind, ${idea} as idea_number, ${comment} as comment_id, ${entry} as entry_id, ${actor} as actor_id, ${data} as data`

const theComment = `join comment c on c.id = e.data ->> 'commentId' join idea i on i.number = c.idea_number join board b on b.id = i.board_id ${withPage}`
const theIdea = `join idea i on i.number = e.idea_number join board b on b.id = i.board_id ${withPage}`
/** The status that came with an official answer: an event of the same transaction, a little later. */
const withStatus = `cross join lateral (select (select later.data ->> 'to' from outbox later where later.seq > e.seq and later.seq < e.seq + 1000
  and later.kind = 'idea.status_changed' and later.data ->> 'commentId' = c.id limit 1) as status offset 0) answer`

/**
 * A comment that is public now: who is named in it, whom it answers, and who follows. Each is told
 * of a comment once, also where it went away and came back.
 */
const ofComment = (happened: string) => `
  ${told('said.kind', {
    idea: page,
    comment: 'c.id',
    actor: 'c.author_id',
    data: `case when c.official then jsonb_strip_nulls(jsonb_build_object('status', answer.status)) else '{}' end`,
  })}
  from e ${theComment} ${withStatus}
  cross join lateral (
    select m.person_id, 'MENTION' as kind from mention m where m.comment_id = c.id and m.told_at is not null
    union all select answered.author_id, 'REPLY' from comment answered where answered.id = c.reply_to
    union all select f.person_id, case when c.official then 'OFFICIAL_ANSWER' else 'COMMENT' end
      from follow f where f.idea_number = ${page} and f.following) said
  join person p on p.id = said.person_id
  where ${happened} and c.state = 'LIVE' and ${isOther} and p.id is distinct from c.author_id
    and ${ideaThere} and ${pageThere} and ${commentReadable(reader)} and ${notMuted('i.number', 'i.merged_into')}
    and (said.kind = 'MENTION' or ${notUnfollowed(page)})
    and ${notTold(`known.comment_id = c.id and known.kind <> 'AWAITS_APPROVAL'`)}`

/** The people that a post names, who were not told of that yet. */
const ofMention = (named: { idea: string; comment?: string }, from: string, known: string) => `
  ${told(`'MENTION'`, named)}
  from e ${from} join person p on p.id in (select jsonb_array_elements_text(e.data -> 'personIds'))
  where ${isOther} and ${ideaThere} and ${pageThere} and ${notMuted('i.number', 'i.merged_into')}
    and ${notTold(`known.kind = 'MENTION' and ${known}`)}`

/** A new idea that is public now: the team, and who is named in it. */
const ofIdea = (happened: string) => `
  ${told('said.kind', { idea: 'i.number', actor: 'i.author_id' })}
  from e ${theIdea}
  cross join lateral (
    select t.id as person_id, 'NEW_IDEA' as kind from person t where ${inTeam('t')}
    union all select m.person_id, 'MENTION' from mention m where m.idea_number = i.number and m.comment_id is null and m.told_at is not null) said
  join person p on p.id = said.person_id
  where ${happened} and i.state = 'LIVE' and ${isOther} and p.id is distinct from i.author_id
    and ${ideaReadable(reader)} and ${notMuted('i.number')}
    and ${notTold(`known.idea_number = i.number and known.comment_id is null and known.kind in ('NEW_IDEA', 'MENTION')`)}`

/** A post that waits for approval: the team. */
const ofWaiting = (comment: string, from: string, happened: string) => `
  ${told(`'AWAITS_APPROVAL'`, { idea: page, comment })}
  from e ${from} join person p on ${inTeam('p')}
  where ${happened} and ${isOther} and ${ideaThere} and ${notMuted('i.number', 'i.merged_into')}`
const commentWaits = (happened: string) =>
  ofWaiting('c.id', theComment, `${happened} and c.state = 'PENDING'`)
const ideaWaits = (happened: string) =>
  ofWaiting('null::text', theIdea, `${happened} and i.state = 'PENDING'`)
const isPostedHeld = `e.data ->> 'state' = 'PENDING'`
/** Its author has changed it, and it waits now; where the team takes a decision back, the team knows. */
const isHeldAgain = (post: string) =>
  `e.data ->> 'to' = 'PENDING' and e.actor_id = ${post}.author_id`

const itsFollowers = `join follow f on f.idea_number = i.number and f.following join person p on p.id = f.person_id`
const followerHears = `${isOther} and ${ideaThere} and ${pageThere} and ${notMuted('i.number', 'i.merged_into')}`

/** A change of status that followers wait for; who got the answer that came with it knows already. */
const ofStatus = `
  ${told(`'STATUS_CHANGED'`, { idea: 'i.number', data: `jsonb_build_object('status', e.data ->> 'to', 'before', e.data ->> 'from')` })}
  from e ${theIdea} ${itsFollowers}
  where e.data ->> 'toCategory' in (${toldCategories}) and e.data ->> 'entryId' is null
    and ${followerHears} and ${notTold(`known.comment_id = e.data ->> 'commentId'`)}`

/** The followers of an idea that was merged, and of those merged into it before. */
const ofMerge = `
  ${told(`'MERGED'`, { idea: 'i.number', data: `jsonb_build_object('from', gone.number)` })}
  from e join idea gone on gone.number = (e.data ->> 'from')::integer
  join idea i on i.number = gone.merged_into join board b on b.id = i.board_id
  cross join lateral (select distinct f.person_id from follow f where f.following and f.via is null
    and not exists (select from idea_mute quiet where quiet.person_id = f.person_id and quiet.idea_number = f.idea_number offset 0)
    and (f.idea_number = gone.number or f.idea_number in (select jsonb_array_elements_text(coalesce(e.data -> 'moved', '[]'))::integer))) f
  join person p on p.id = f.person_id
  where ${isOther} and ${ideaThere} and ${there('gone.number')}
    and ${notUnfollowed('i.number')} and ${notMuted('i.number', 'gone.number')}`

/** The followers of ideas that the entry `ce` closes. */
const entryFollowers = (which = 'true') => `
    select f.person_id from changelog_entry_idea closed join idea i on i.number = closed.idea_number join board b on b.id = i.board_id ${withPage}
      join follow f on f.idea_number = ${page} and f.following join person p on p.id = f.person_id
      where closed.entry_id = ce.id and ${which} and ${ideaThere} and ${pageThere} and ${notMuted('i.number', 'i.merged_into')}`
const subscribers = 'select s.person_id from changelog_subscription s'

/** An entry of the changelog. Each is told of an entry once, also where it is published again. */
// `offset 0`: from those whom it concerns to people, and never the other way, which is each time all of them.
const toldOfEntry = (isThere: string, whom = `${subscribers} union ${entryFollowers()}`) => `
  ${told(`'CHANGELOG'`, { entry: 'ce.id' })}
  from e join changelog_entry ce on ce.id = e.data ->> 'entryId'
  cross join lateral (${whom}) concerned
  cross join lateral (select * from person one where one.id = concerned.person_id offset 0) p
  where ${isThere} and ${isOther} and ${notTold('known.entry_id = ce.id')}`
const isPublished = `ce.state = 'PUBLISHED'`
const isOut = `${isPublished} and ${entryReadable(reader)}`
/** An idea that the entry closes since it was edited. */
const isNewlyLinked = `i.number in (select jsonb_array_elements_text(coalesce(e.data -> 'linked', '[]'))::integer)`

/** The same entry as the new status of an idea that shipped with it, for who wants to hear of that and not of entries. */
const ofShipped = (isThere: string) => `
  ${told(`'STATUS_CHANGED'`, { idea: 'i.number', entry: 'ce.id', data: `jsonb_build_object('status', e.data ->> 'statusId')` })}
  from e join changelog_entry ce on ce.id = e.data ->> 'entryId'
  cross join lateral jsonb_array_elements_text(coalesce(e.data -> 'shipped', '[]')) shipped
  join idea i on i.number = shipped.value::integer join board b on b.id = i.board_id ${withPage} ${itsFollowers}
  where ${isThere} and ${followerHears} and ${notTold('known.entry_id = ce.id')}`
/**
 * The people who would be told of an entry when it is published: everybody here may read it then.
 * `e` has it, who publishes it, and the ideas that would ship with it.
 */
export const wouldBeToldOfEntry = `${toldOfEntry('true')} union all ${ofShipped('true')}`

/** The candidates of each event that somebody is told of. */
export const audiences: Partial<Record<EventKind, string>> = {
  'changelog.edited': toldOfEntry(isOut, entryFollowers(isNewlyLinked)),
  'changelog.published': `${toldOfEntry(isOut)} union all ${ofShipped(isPublished)}`,
  'comment.posted': `${ofComment(`e.data ->> 'state' = 'LIVE'`)}
    union all ${commentWaits(isPostedHeld)}`,
  'comment.state_changed': `${ofComment(`e.data ->> 'to' = 'LIVE'`)}
    union all ${commentWaits(isHeldAgain('c'))}`,
  'comment.mentioned': `${ofMention({ idea: page, comment: 'c.id' }, theComment, 'known.comment_id = c.id')} and c.state = 'LIVE' and ${commentReadable(reader)}`,
  'idea.mentioned': `${ofMention({ idea: 'i.number' }, theIdea, 'known.idea_number = i.number and known.comment_id is null')} and i.state = 'LIVE'`,
  'idea.posted': `${ofIdea(`e.data ->> 'state' = 'LIVE'`)}
    union all ${ideaWaits(isPostedHeld)}`,
  'idea.state_changed': `${ofIdea(`e.data ->> 'to' = 'LIVE'`)}
    union all ${ideaWaits(isHeldAgain('i'))}`,
  'idea.status_changed': ofStatus,
  'idea.merged': ofMerge,
}
