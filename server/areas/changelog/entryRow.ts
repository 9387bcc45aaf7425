import type { ReactionRow, UserRow } from '#server/kernel/rows.ts'
import { personOf } from '#server/kernel/rowSql.ts'

export type EntryLabel = 'NEW' | 'IMPROVED' | 'FIXED'
export type EntryState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED'

/** The text of an entry. */
export interface EntryBody {
  body: string
  bodyHtml: string
}

/** An entry of the changelog for one reader: its text is read apart, when it is asked for. Times are text that Date understands. */
export interface EntryRow {
  id: string
  title: string
  slug: string
  excerpt: string
  labels: EntryLabel[]
  state: EntryState
  version: number
  author: UserRow | null
  /** Null unless it is published. */
  publishedAt: string | null
  /** For the team alone, as the next one: the moment at which it will be published. */
  publishAt: string | null
  /** The status that its ideas get then. */
  moveTo: string | null
  reactions: ReactionRow[]
  /** Its ideas in their order, those that were merged by their targets. */
  ideaNumbers: number[]
  createdAt: string
  updatedAt: string
}

/** Within the page's statement, so that twenty entries cost no more. */
const reactions = (me: string) => `coalesce((
    select json_agg(json_build_object('reaction', r.reaction, 'count', r.count, 'viewerHasReacted', r.mine) order by r.first, r.reaction collate "C")
    from (select reaction, count(*) as count, coalesce(bool_or(person_id = ${me}::text), false) as mine, min(created_at) as first
          from changelog_reaction where entry_id = ce.id group by reaction) r), '[]'::json) as reactions`

/** Gives the columns of an EntryRow for the entry `ce`. Takes the parameters that hold the reader. */
export const entryColumns = ({
  me,
  team,
}: {
  me: string
  team: string
}) => `ce.id, ce.title, ce.slug, ce.excerpt, ce.labels, ce.state, ce.version,
  ce.created_at as "createdAt", ce.updated_at as "updatedAt", ${personOf('ce.author_id')} as author,
  case when ce.state = 'PUBLISHED' then ce.published_at end as "publishedAt",
  case when ${team}::boolean then ce.publish_at end as "publishAt", case when ${team}::boolean then ce.move_to end as "moveTo",
  array(select coalesce(i.merged_into, i.number) from changelog_entry_idea l join idea i on i.number = l.idea_number
    where l.entry_id = ce.id group by 1 order by min(l.position)) as "ideaNumbers", ${reactions(me)}`
