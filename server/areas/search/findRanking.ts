import { rankParts, type KnownBoost, type BoostKind, type MatchKind } from '#rules/ranking.ts'
import type { IdeaSort } from '#server/areas/ideas/ideaSort.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { IdeaRow } from '#server/kernel/rows.ts'
import { evidenceOf, gather, rarity, type Narrowing } from './gather.ts'
import { relevanceFor, type Relevance } from './relevance.ts'
import { narrowingOf } from './searchIdeas.ts'
import { readSearch, unquoted, type SearchTerms } from './searchTerms.ts'

/**
 * The explanation of an idea's place in a list: the parts of a number, or the moment that it is
 * sorted by.
 */
export interface Ranking {
  parts: RankingPart[]
  /** The sum of the parts. */
  score: number | null
  at: string | null
}

export interface RankingPart {
  kind: BoostKind | MatchKind | 'POSTED' | 'COMMENTED' | 'STATUS_CHANGED'
  points: number | null
  count: number | null
  recentCount: number | null
}

/** Explains an idea's place in a sorted list from its boosts. */
export function rankingOf(
  idea: IdeaRow,
  sort: IdeaSort,
  boosts: readonly KnownBoost[],
  now: number,
): Ranking {
  switch (sort) {
    case 'NEWEST':
      return momentOf('POSTED', idea.createdAt)
    case 'ACTIVE':
      return momentOf(lastAct(idea), idea.lastActivityAt)
    case 'DISCUSSED':
      return {
        parts: [
          {
            kind: 'COMMENTS',
            count: idea.commentCount,
            recentCount: null,
            points: idea.commentCount,
          },
        ],
        score: idea.commentCount,
        at: null,
      }
    case 'TRENDING':
    case 'TOP': {
      const parts = rankParts(sort, boosts, now)
      return { parts, score: parts.reduce((sum, { points }) => sum + points, 0), at: null }
    }
  }
}

/** Why an idea stands where it stands in a search; null where the search does not take it. */
export async function findMatch(
  db: Db,
  actor: Actor,
  number: number,
  search: string,
): Promise<Ranking | null> {
  const narrowing = narrowingOf(actor, {})
  const terms = readSearch(search)
  if (terms === null) return null
  const found = await matchOf(db, terms, { number, narrowing })
  const loose = terms.isExact && found && !found.isExact ? readSearch(unquoted(search)) : null
  const match = loose ? await matchOf(db, loose, { number, narrowing }) : found
  if (match === null) return null
  const { parts, rank } = match
  return {
    parts: parts.map((part) => ({ ...part, count: null, recentCount: null })),
    score: rank,
    at: null,
  }
}

async function matchOf(
  db: Db,
  terms: SearchTerms,
  { number, narrowing }: { number: number; narrowing: Narrowing },
): Promise<Relevance | null> {
  const [evidence] = await evidenceOf(db, terms, [number], narrowing)
  if (!evidence) return null
  const { counts } = await gather(db, terms, narrowing)
  return relevanceFor(terms, counts.map(rarity))(evidence)
}

function momentOf(kind: RankingPart['kind'], at: string): Ranking {
  return { parts: [{ kind, points: null, count: null, recentCount: null }], score: null, at }
}

function lastAct({ lastActivityAt, statusChangedAt, createdAt }: IdeaRow): RankingPart['kind'] {
  const last = Date.parse(lastActivityAt)
  if (last <= Date.parse(createdAt)) return 'POSTED'
  return last === Date.parse(statusChangedAt) ? 'STATUS_CHANGED' : 'COMMENTED'
}
