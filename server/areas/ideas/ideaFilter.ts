import type { Actor } from '#server/kernel/actor.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { StatusRow } from '#server/kernel/rows.ts'
import { boardReadable, reading, tagReadable } from '#server/kernel/visibility.ts'

/**
 * The conditions that narrow a list of ideas; all that are given must hold. Boards, statuses and
 * tags by slug.
 */
export interface IdeaFilter {
  board?: string | null
  statuses?: readonly string[] | null
  categories?: readonly StatusRow['category'][] | null
  tags?: readonly string[] | null
  mine?: boolean | null
  voted?: boolean | null
  following?: boolean | null
  /** Assigned to the reader, who is of the team. */
  assigned?: boolean | null
  /** Assigned to this person; for the team, as the next three are: for others none fits. */
  assigneeId?: string | null
  /** Assigned to nobody. */
  unassigned?: boolean | null
  countsHidden?: boolean | null
  locked?: boolean | null
  pinned?: boolean | null
  /** Year and month in which it is expected, such as 2026-06. */
  targetMonth?: string | null
  /** Expected in a month that is over, and still not done. */
  overdue?: boolean | null
  /** The moments between which it was posted; `since` is included, `until` is not. */
  since?: string | null
  until?: string | null
  search?: string | null
}

/** Adds a value to a statement's parameters and gives its place, such as $3. */
export type Bind = (value: unknown) => string

/** The places of the reader's values. */
export interface BoundReader {
  readonly levels: string
  readonly me: string
  readonly team: string
}

/** Binds an actor's values as they are used: PostgreSQL refuses a parameter that a statement does not mention. */
export function bindReader(actor: Actor, bind: Bind): BoundReader {
  const values = reading(actor)
  const places: Partial<Record<keyof BoundReader, string>> = {}
  const placeOf = (key: keyof BoundReader) => (places[key] ??= bind(values[key]))
  return {
    get levels() {
      return placeOf('levels')
    },
    get me() {
      return placeOf('me')
    },
    get team() {
      return placeOf('team')
    },
  }
}

const TAGS_MAX = 5
/**
 * The condition of the partial indexes, word for word: PostgreSQL uses them only where it finds the
 * same.
 */
export const listed = `i.state = 'LIVE' and i.merged_into is null`

/**
 * The conditions of a filter on idea `i`, and a name that is the same for the same text. Slugs are
 * resolved in subqueries, so that the indexes on ids are used. "Mine" includes what waits for
 * approval. Refuses more than five tags.
 */
export function filterSql(
  filter: IdeaFilter,
  bind: Bind,
  reader: BoundReader,
): { name: string; conditions: string[] } {
  const tags = [...new Set(filter.tags ?? [])]
  if (tags.length > TAGS_MAX) throw refuse('TOO_MANY_TAGS', { field: 'tags', limit: TAGS_MAX })
  const parts: [string, string | null][] = [
    [
      '',
      filter.mine
        ? `i.author_id = ${reader.me} and i.state in ('LIVE', 'PENDING') and i.merged_into is null`
        : listed,
    ],
    ['m', filter.mine ? 'true' : null],
    [
      'b',
      filter.board ? `i.board_id = ${boardIdAt(bind(slugOf(filter.board)), reader.levels)}` : null,
    ],
    [
      'v',
      filter.voted
        ? `i.number in (select v.idea_number from vote v where v.person_id = ${reader.me})`
        : null,
    ],
    [
      'f',
      filter.following
        ? `i.number in (select f.idea_number from follow f where f.person_id = ${reader.me} and f.following)`
        : null,
    ],
    ['a', filter.assigned ? `${reader.team}::boolean and i.assignee_id = ${reader.me}` : null],
    ...teamParts(filter, bind, reader),
    ['p', filter.pinned ? 'i.pinned' : null],
    [
      'o',
      filter.targetMonth
        ? `to_char(i.target_month, 'YYYY-MM') = ${bind(slugOf(filter.targetMonth))}`
        : null,
    ],
    [
      'x',
      filter.overdue
        ? `i.target_month < date_trunc('month', now() at time zone 'UTC') and i.status_id = any(array(select id from status where category in ('OPEN', 'PLANNED', 'STARTED')))`
        : null,
    ],
    ['d', filter.since ? `i.created_at >= ${bind(filter.since)}::timestamptz` : null],
    ['u', filter.until ? `i.created_at < ${bind(filter.until)}::timestamptz` : null],
    statusPart(filter.statuses, bind),
    [
      'k',
      filter.categories?.length
        ? `i.status_id = any(array(select id from status where category = any(${bind(filter.categories)}::text[])))`
        : null,
    ],
    ...tags.map((slug): [string, string] => [
      't',
      `i.number in (select it.idea_number from idea_tag it where it.tag_id = (select t.id from tag t where t.slug = ${bind(slugOf(slug))} and ${tagReadable(reader.team)}))`,
    ]),
  ]
  const given = parts.filter((part): part is [string, string] => part[1] !== null)
  return {
    name: given.map(([flag]) => flag).join(''),
    conditions: given.map(([, condition]) => condition),
  }
}

/**
 * A subquery for the id of the board at a slug, also one that leads to it from a board's former
 * address or from a deleted board, as `boardBySlug` finds it. Takes the places of the slug and of the
 * reader's levels.
 */
export function boardIdAt(slug: string, levels: string): string {
  return `(with recursive led as (
      select id, deleted_into from board
      where id = coalesce((select id from board where slug = ${slug}), (select board_id from board_address where slug = ${slug}))
      union select next.id, next.deleted_into from led join board next on next.id = led.deleted_into)
    select b.id from led join board b on b.id = led.id where ${boardReadable(levels)})`
}

/** Whether a filter asks for a part that no counts are kept of. */
export function isUncounted(filter: IdeaFilter): boolean {
  const { assigneeId, unassigned, countsHidden, locked } = filter
  const { tags, pinned, targetMonth, overdue, since, until } = filter
  return (
    isPersonal(filter) ||
    Boolean(assigneeId || unassigned || countsHidden || locked) ||
    Boolean(tags?.length || pinned || targetMonth || overdue || since || until)
  )
}

/** A slug as it can be looked for: none has a NUL, which PostgreSQL refuses to compare with. */
export function slugOf(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

/** The filters that are the team's alone. */
function teamParts(
  { assigneeId, unassigned, countsHidden, locked }: IdeaFilter,
  bind: Bind,
  reader: BoundReader,
): [string, string | null][] {
  const forTeam = (condition: string) => `${reader.team}::boolean and ${condition}`
  return [
    ['g', assigneeId ? forTeam(`i.assignee_id = ${bind(slugOf(assigneeId))}`) : null],
    ['n', unassigned ? forTeam('i.assignee_id is null') : null],
    ['h', countsHidden ? forTeam('i.hides_counts') : null],
    ['l', locked ? forTeam('i.locked_at is not null') : null],
  ]
}

function statusPart(
  slugs: readonly string[] | null | undefined,
  bind: Bind,
): [string, string | null] {
  const [first, ...others] = slugs ?? []
  if (first === undefined) return ['', null]
  if (others.length === 0)
    return ['s', `i.status_id = (select id from status where slug = ${bind(slugOf(first))})`]
  return [
    'S',
    `i.status_id = any(array(select id from status where slug = any(${bind(slugs?.map(slugOf))}::text[])))`,
  ]
}

/** Whether a filter asks for what only a signed-in person has. */
export function isPersonal(filter: IdeaFilter): boolean {
  return Boolean(filter.mine || filter.voted || filter.following || filter.assigned)
}
