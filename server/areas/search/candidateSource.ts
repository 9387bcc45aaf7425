import type { Bind } from '#server/areas/ideas/ideaFilter.ts'

/** An idea that is like what was searched for, from 0 to 1. */
export interface Candidate {
  number: number
  similarity: number
}

/**
 * One more way to find ideas where few or none have the words, such as by vectors of a model. Gives
 * the same for the same text, at most `most`; it may give what the reader must not see, which the
 * search leaves out. Without one nothing is asked for.
 */
export type CandidateSource = (typed: string, most: number) => Promise<readonly Candidate[]>

const MOST = 100

/** Asks a source. One that fails finds nothing: the search goes on without it. */
export async function gather(
  source: CandidateSource | undefined,
  typed: string,
): Promise<readonly Candidate[]> {
  const given = (await source?.(typed, MOST).catch(() => [])) ?? []
  return given.slice(0, MOST).map(({ number, similarity }) => ({
    number,
    similarity: Math.min(Math.max(similarity, 0), 1),
  }))
}

/** Gives the expression of how like an idea is by its number; undefined where none was given. */
export function similaritySql(
  candidates: readonly Candidate[],
  number: string,
  bind: Bind,
): string | undefined {
  if (candidates.length === 0) return undefined
  const numbers = bind(candidates.map((one) => one.number))
  const similarities = bind(candidates.map((one) => one.similarity))
  return `coalesce((select given.similarity from unnest(${numbers}::int[], ${similarities}::float8[]) given (number, similarity) where given.number = ${number}), 0)`
}
