import type { BoardRow, SiteRow, StatusRow, TagRow, UserRow } from './rows.ts'
import { personReadable } from './visibility.ts'

/** The column of each field of a row: the types demand all of them. */
type Columns<Row> = Record<keyof Row & string, string>

/** The JSON object of a row. Takes the alias of its table. */
const object = <Row>(alias: string, fields: Columns<Row>) =>
  `json_build_object(${Object.entries(fields)
    .map(([field, column]) => `'${field}', ${alias}.${column}`)
    .join(', ')})`

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }

export const boardJson = object<BoardRow>('b', {
  id: 'id',
  name: 'name',
  slug: 'slug',
  description: 'description',
  visibility: 'visibility',
  position: 'position',
  posting: 'posting',
  voting: 'voting',
  commenting: 'commenting',
  ...times,
})
export const statusJson = object<StatusRow>('s', {
  id: 'id',
  name: 'name',
  slug: 'slug',
  description: 'description',
  color: 'color',
  category: 'category',
  onRoadmap: 'on_roadmap',
  position: 'position',
  ...times,
})
export const tagJson = object<TagRow>('t', {
  id: 'id',
  name: 'name',
  slug: 'slug',
  description: 'description',
  color: 'color',
  visibility: 'visibility',
  ...times,
})
const user: Columns<UserRow> = {
  id: 'id',
  name: 'name',
  avatar: 'avatar',
  role: 'role',
  ...times,
}
const userJson = object('p', user)
/** The columns of a UserRow, of person `p`. */
export const userColumns = Object.entries(user)
  .map(([field, column]) => `p.${column} as "${field}"`)
  .join(', ')
/** The person that a column names as one value, null where they may not be shown. */
export const personOf = (column: string): string =>
  `(select ${userJson} from person p where p.id = ${column} and ${personReadable()})`
/** The site as one value, null until it is named: for statements that read something else besides. */
export const siteValue = `(select ${object<SiteRow>('site', {
  id: 'id',
  name: 'name',
  tagline: 'tagline',
  imprint: 'imprint',
  logo: 'logo',
  logoDark: 'logo_dark',
  favicon: 'favicon',
  accentColor: 'accent_color',
  locale: 'locale',
  visibility: 'visibility',
  moderation: 'moderation',
  guestVoting: 'guest_voting',
  signUp: 'sign_up',
  welcome: 'welcome',
  welcomeHtml: 'welcome_html',
  links: 'links',
  defaultSort: 'default_sort',
  hidesCounts: 'hides_counts',
  emailDomains: 'email_domains',
  signInOff: 'sign_in_off',
  ...times,
})} from site)`

/**
 * Exact for any idea, counted from the side that has fewer as a rule: a young idea's votes are
 * mostly recent ones, so that the others are counted.
 */
const recentVotes = `case when i.created_at > now() - interval '10 days'
      then i.vote_count - (select count(*) from vote v where v.idea_number = i.number and v.created_at <= now() - interval '7 days')
      else (select count(*) from vote v where v.idea_number = i.number and v.created_at > now() - interval '7 days') end`

/** The condition that the site keeps the votes on idea `i` for voters: where one can vote for it. */
const siteHidesVotes = `((select hides_counts from site)
      and i.status_id = any(array(select id from status where category in ('OPEN', 'PLANNED', 'STARTED')))
      and i.board_id <> all(array(select id from board where voting = 'TEAM')))`

/**
 * The condition that the counts of votes on idea `i` are kept from a reader: the site or the team
 * hides them, from who has not voted for it and is not of the team (docs/RULES.md#permissions).
 */
export function votesAreHidden({ me, team }: { me: string; team: string }): string {
  return `((i.hides_counts or ${siteHidesVotes}) and not ${team}::boolean
      and not exists (select from vote v where v.idea_number = i.number and v.person_id = ${me}::text))`
}

/**
 * The columns of an IdeaRow but for board, status and tags, which come once a page: `boardId`,
 * `statusId` and `tagIds` say which. Takes the parameters that hold the reader, and whether they
 * are of the team.
 */
export function ideaColumns({ me, team }: { me: string; team: string }): string {
  return `'idea_' || i.number as id, i.number, i.title, i.slug, i.excerpt, i.state, i.merged_into as "mergedInto", i.pinned,
    i.hides_counts as "hidesCounts", i.assignee_id as "assigneeId", ${votesAreHidden({ me, team })} as "votesAreHidden",
    i.vote_count as "voteCount", i.imported_vote_count as "importedVoteCount", i.comment_count as "commentCount", i.trend, i.version,
    i.last_activity_at as "lastActivityAt", i.status_changed_at as "statusChangedAt", i.created_at as "createdAt", i.updated_at as "updatedAt",
    to_char(i.target_month, 'YYYY-MM') as "targetMonth", i.board_id as "boardId", i.status_id as "statusId",
    case when i.source is not null then json_build_object('name', i.source, 'number', i.source_key, 'url', i.source_url) end as source,
    case when i.imported_vote_count > 0 then (
      select json_agg(json_build_object('source', iv.source, 'count', iv.count) order by iv.count desc, iv.source collate "C")
      from imported_vote iv where iv.idea_number = i.number) end as "importedVotes",
    ${recentVotes} as "recentVoteCount",
    ${personOf('i.author_id')} as author,
    case when i.locked_at is not null then json_build_object('at', i.locked_at, 'by', ${personOf('i.locked_by')}) end as "discussionLock",
    array(select it.tag_id from idea_tag it where it.idea_number = i.number) as "tagIds",
    exists (select from vote v where v.idea_number = i.number and v.person_id = ${me}::text) as "viewerHasVoted",
    exists (select from follow f where f.idea_number = i.number and f.person_id = ${me}::text and f.following) as "viewerIsFollowing"`
}
