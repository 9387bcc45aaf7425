import { matchPoints } from '#rules/ranking.ts'
import type { Bind } from '#server/areas/ideas/ideaFilter.ts'
import { ideaOf, readable } from './fences.ts'

/** An item of a tracker, or an idea, that is named and not described. */
export interface Reference {
  number: number
  /** "owner/name"; null where the number alone is given. */
  project: string | null
}

const short = /^(?:([\w.-]+(?:\/[\w.-]+)+))?#(\d{1,9})$/
const address =
  /^https?:\/\/[^/\s]+\/([\w.-]+(?:\/[\w.-]+)+?)\/(?:-\/)?(?:issues|pull|merge_requests|discussions)\/(\d{1,9})(?:[/?#]\S*)?$/

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
 * from there, before them the idea that has this number here. Takes the condition on idea `i` and its
 * board `b`.
 */
export function referencedSql(
  { number, project }: Reference,
  condition: string,
  bind: Bind,
): string {
  const own = `${bind(number)}::int`
  const key = `${bind(String(number))}::text`
  const from =
    project === null
      ? `select ${own} as number union select c.number from ${sources} s join idea c on c.source = s.source and c.source_key = ${key}`
      : `select c.number from ${sources} s join idea c on c.source = s.source and c.source_key = ${key} where lower(s.source) = lower(${bind(project)}::text)`
  const { numberIs, numberThere } = matchPoints
  return `select i.number, i.vote_total as votes, true as all_words, case when ${project === null} and i.number = ${own} then ${numberIs} else ${numberThere} end as rank
    from (${from}) taken, lateral ${ideaOf('taken.number')} i, lateral ${readable('taken.number', condition)} readable`
}
