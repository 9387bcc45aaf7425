import { listLimits } from '#rules/listLimits.ts'
import { paths } from '#services/navigation/paths.ts'

/** No slug and no cursor is longer. */
const LONGEST = { slug: 100, cursor: 500 }

/** The part of the roadmap that is shown: all of it is in the address. Slugs; null for all. */
export interface RoadmapChoice {
  readonly board: string | null
  readonly tag: string | null
  /** The status whose column a narrow screen shows; null for the first. */
  readonly column: string | null
  /** The cursor behind which that column goes on, which is then alone. */
  readonly after: string | null
}

/** Reads the choice out of an address; what is unknown there counts as not said. */
export function readRoadmap(query: URLSearchParams): RoadmapChoice {
  const read = (name: string, longest: number): string | null =>
    [...(query.get(name) ?? '')].slice(0, longest).join('') || null
  const column = read('column', LONGEST.slug)
  return {
    board: read('board', LONGEST.slug),
    tag: read('tag', LONGEST.slug),
    column,
    after: column === null ? null : read('after', LONGEST.cursor),
  }
}

/** Whether all of the roadmap is shown, from its beginning. */
export function isWhole({ board, tag, after }: RoadmapChoice): boolean {
  return board === null && tag === null && after === null
}

/** The address of a choice, always in the same order. */
export function roadmapHref({ board, tag, column, after }: RoadmapChoice): string {
  const query = new URLSearchParams({
    ...(board !== null && { board }),
    ...(tag !== null && { tag }),
    ...(column !== null && { column }),
    ...(after !== null && { after }),
  }).toString()
  return paths.roadmap + (query === '' ? '' : `?${query}`)
}

/** The variables of the roadmap's query; another column of a narrow screen changes none of them. */
export function roadmapVariables({ board, tag, column, after }: RoadmapChoice) {
  return {
    first: listLimits.pageSize.default,
    after,
    board,
    tags: tag === null ? null : [tag],
    status: after === null ? null : column,
  }
}
