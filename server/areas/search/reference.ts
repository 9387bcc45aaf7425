import { matchPoints } from '#rules/ranking.ts'
import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import { inReadableBoard } from '#server/kernel/visibility.ts'
import { ideaOf, readable } from './fences.ts'

/** An item of a tracker, or an idea, that is named and not described. */
export interface Reference {
  number: number
  /** "owner/name"; null where the number alone is given. */
  project: string | null
}

const short = /^(?:([\w.-]+(?:\/[\w.-]+)+))?#(\d{1,9})$/
/** As browsers copy it, or as they show it. */
const host = String.raw`(?:https?:\/\/[^/\s]+|[\w-]+(?:\.[\w-]+)+(?::\d+)?)`
const address = new RegExp(
  String.raw`^${host}\/([\w.-]+(?:\/[\w.-]+)+?)\/(?:-\/)?(?:issues|work_items|pull|merge_requests|discussions)\/(\d{1,9})(?:[/?#]\S*)?$`,
)

/** Reads `#12`, `owner/name#12` and the address of an issue. Null: the search is for words. */
export function readReference(typed: string): Reference | null {
  const [, project, digits] = short.exec(typed.trim()) ?? address.exec(typed.trim()) ?? []
  const number = Number(digits)
  return digits === undefined || number > 2_147_483_647
    ? null
    : { number, project: project ?? null }
}

/** The sources that ideas came from, each read once from the index of them. */
const sources = `(with recursive known as (
    (select source from idea where source is not null order by source limit 1)
    union all select (select i.source from idea i where i.source > known.source order by i.source limit 1) from known where known.source is not null)
  select source from known where source is not null)`

/**
 * A query that gives number, votes and rank of the ideas that a reference means: those that came
 * from there, before them the idea that has this number here. One that was merged means the idea that
 * it went to, for who may read its own board. Takes the condition on idea `i`, and
 * the parameter that holds the readable levels.
 */
export function referencedSql(
  { number, project }: Reference,
  { condition, levels }: { condition: string; levels: string },
  bind: Bind,
): string {
  const key = `${bind(String(number))}::text`
  const { numberIs, numberThere } = matchPoints
  const there = `select c.number, ${numberThere} as points from ${sources} s join idea c on c.source = s.source and c.source_key = ${key}`
  const named =
    project === null
      ? `select ${bind(number)}::int as number, ${numberIs} as points union all ${there}`
      : `${there} where lower(s.source) = lower(${bind(project)}::text)`
  const merged = `i.merged_into is not null and i.state = 'LIVE' and ${inReadableBoard(levels)}`
  const meant = `select coalesce(goal.merged_into, named.number) as number, max(named.points) as points
    from (${named}) named left join lateral ${readable('named.number', merged, 'i.merged_into')} goal on true group by 1`
  return `select i.number, i.vote_total as votes, true as all_words, taken.points as rank
    from (${meant}) taken, lateral ${ideaOf('taken.number')} i, lateral ${readable('taken.number', condition)} readable`
}
