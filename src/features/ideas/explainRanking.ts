import { graphql, readInlineData } from 'react-relay'
import type {
  explainRanking_ranking$data,
  explainRanking_ranking$key,
  RankingPartKind,
} from '#generated/explainRanking_ranking.graphql.ts'
import { formatDateTime, formatNumber, type Clock } from '#lib/format.ts'
import { formatDecimal } from '#lib/formatDecimal.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import type { rankingMessages } from '#lib/messages/catalogues/ranking.ts'
import type { Language } from '#lib/messages/createLanguage.ts'

type Part = explainRanking_ranking$data['parts'][number]

const fragment = graphql`
  fragment explainRanking_ranking on IdeaRanking @inline {
    score
    at
    parts {
      kind
      count
      recentCount
      points
    }
    meanings {
      typed
      found
      source
    }
  }
`

/** The order of a list; a search has an order of its own. */
export interface Order {
  readonly sort: keyof typeof rules
  readonly search: string
}

/** Why an idea stands where it stands, ready to be shown: a sentence, or parts with their sum. */
export interface Explained {
  readonly text: string | null
  readonly parts: readonly {
    readonly key: string
    readonly label: string
    readonly value: string
  }[]
  readonly total: string | null
  /** Sentences on words that mean the same as those searched for. */
  readonly meanings: readonly string[]
}

const rules = {
  TRENDING: 'ranking.trending',
  TOP: 'ranking.top',
  NEWEST: 'ranking.newest',
  ACTIVE: 'ranking.active',
  DISCUSSED: 'ranking.discussed',
} as const
const moments: Partial<
  Record<RankingPartKind, 'ranking.posted' | 'ranking.commented' | 'ranking.statusChanged'>
> = {
  POSTED: 'ranking.posted',
  COMMENTED: 'ranking.commented',
  STATUS_CHANGED: 'ranking.statusChanged',
}
const reasons: Partial<
  Record<
    RankingPartKind,
    | 'ranking.hasAll'
    | 'ranking.titleIs'
    | 'ranking.titleHasAll'
    | 'ranking.titleHasMost'
    | 'ranking.titleBegins'
    | 'ranking.titleInOrder'
    | 'ranking.titleLittleElse'
    | 'ranking.numberIs'
    | 'ranking.titleAlike'
    | 'ranking.titleHasSome'
    | 'ranking.hasTelling'
    | 'ranking.often'
    | 'ranking.hasMeant'
    | 'ranking.titleHasMeant'
    | 'ranking.titleMeansMost'
    | 'ranking.titleMeansSome'
    | 'ranking.meansAlike'
  >
> = {
  HAS_ALL: 'ranking.hasAll',
  TITLE_IS: 'ranking.titleIs',
  TITLE_HAS_ALL: 'ranking.titleHasAll',
  TITLE_HAS_MOST: 'ranking.titleHasMost',
  TITLE_BEGINS: 'ranking.titleBegins',
  TITLE_IN_ORDER: 'ranking.titleInOrder',
  TITLE_LITTLE_ELSE: 'ranking.titleLittleElse',
  NUMBER_IS: 'ranking.numberIs',
  TITLE_ALIKE: 'ranking.titleAlike',
  TITLE_HAS_SOME: 'ranking.titleHasSome',
  HAS_TELLING: 'ranking.hasTelling',
  OFTEN: 'ranking.often',
  HAS_MEANT: 'ranking.hasMeant',
  TITLE_HAS_MEANT: 'ranking.titleHasMeant',
  TITLE_MEANS_MOST: 'ranking.titleMeansMost',
  TITLE_MEANS_SOME: 'ranking.titleMeansSome',
  MEANS_ALIKE: 'ranking.meansAlike',
}

const meant = {
  TEAM: 'ranking.meantTeam',
  LEARNED: 'ranking.meantLearned',
} as const

/** Gives the rule that a list is sorted by. */
export function ruleOf({ sort, search }: Order, t: Translate<typeof rankingMessages>): string {
  return t(search === '' ? rules[sort] : 'ranking.search')
}

/** Puts into words what the server says about an idea's place. */
export function explainRanking(
  ranking: explainRanking_ranking$key,
  { sort, search }: Order,
  t: Translate<typeof rankingMessages>,
  { clock, language }: { clock: Clock; language: Language },
): Explained {
  const { at, score, parts, meanings } = readInlineData(fragment, ranking)
  const isSearch = search !== ''
  const [first] = parts
  const moment = first && moments[first.kind]
  if (moment && at != null)
    return {
      text: t(moment, { when: formatDateTime(at, clock, language) }),
      parts: [],
      total: null,
      meanings: [],
    }
  if (parts.length === 0)
    return {
      text: isSearch ? null : t(sort === 'TOP' ? 'ranking.none' : 'ranking.silent'),
      parts: [],
      total: null,
      meanings: [],
    }
  const points = (value: number): string =>
    isSearch || sort === 'TOP' || sort === 'DISCUSSED'
      ? formatNumber(value, language)
      : formatPoints(value, t, language)
  return {
    text: null,
    parts: parts.map((part) => ({
      key: part.kind,
      label: labelOf(part, sort, t, language),
      value: points(part.points ?? 0),
    })),
    total: points(score ?? 0),
    meanings: meanings.map(({ typed, found, source }) =>
      t(meant[source as keyof typeof meant], { typed, found }),
    ),
  }
}

function labelOf(
  { kind, count, recentCount }: Part,
  sort: Order['sort'],
  t: Translate<typeof rankingMessages>,
  language: Language,
): string {
  const reason = reasons[kind]
  if (reason) return t(reason)
  const [all, recent] = [count ?? 0, formatNumber(recentCount ?? 0, language)]
  if (kind === 'IMPORTED_VOTES')
    return t(sort === 'TOP' ? 'ranking.importedTop' : 'ranking.imported', { count: all })
  if (sort === 'TOP' || !recentCount)
    return t(kind === 'VOTES' ? 'ranking.votes' : 'ranking.comments', { count: all })
  return t(kind === 'VOTES' ? 'ranking.votesRecent' : 'ranking.commentsRecent', {
    count: all,
    recent,
  })
}

/** To one place after the point, which is always there, so that the numbers stand under each other. */
function formatPoints(
  points: number,
  t: Translate<typeof rankingMessages>,
  language: Language,
): string {
  if (points > 0 && points < 0.05) return t('ranking.little')
  return formatDecimal(Math.floor((points + 0.05) * 10) / 10, language)
}
