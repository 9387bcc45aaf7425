import type {
  RankingPartKind,
  RankingExplanationQuery$data,
} from '#generated/RankingExplanationQuery.graphql.ts'
import { formatDateTime, formatNumber } from '#lib/format.ts'
import { formatDecimal } from '#lib/formatDecimal.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import type { rankingMessages } from '#lib/messages/catalogues/ranking.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import type { ListPosition } from './RankingButton.tsx'

/** The server's explanation of an idea's place. */
export type Ranking = NonNullable<NonNullable<RankingExplanationQuery$data['idea']>['ranking']>
type Part = Ranking['parts'][number]

/** Why an idea stands where it stands, ready to be shown: a sentence, or parts with their sum; and the rule behind it. */
export interface Explained {
  readonly text: string | null
  readonly parts: readonly {
    readonly key: string
    readonly label: string
    readonly value: string
  }[]
  readonly total: string | null
  readonly rule: string | null
}

const rules = {
  TRENDING: 'ranking.trending',
  TOP: 'ranking.top',
  NEWEST: 'ranking.newest',
  ACTIVE: 'ranking.active',
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
    | 'ranking.titleBegins'
    | 'ranking.titleInOrder'
    | 'ranking.titleAlike'
    | 'ranking.titleHasSome'
    | 'ranking.often'
  >
> = {
  HAS_ALL: 'ranking.hasAll',
  TITLE_IS: 'ranking.titleIs',
  TITLE_HAS_ALL: 'ranking.titleHasAll',
  TITLE_BEGINS: 'ranking.titleBegins',
  TITLE_IN_ORDER: 'ranking.titleInOrder',
  TITLE_ALIKE: 'ranking.titleAlike',
  TITLE_HAS_SOME: 'ranking.titleHasSome',
  OFTEN: 'ranking.often',
}

/** Puts into words what the server says about an idea's place; null where a search does not find it any more. */
export function explainRanking(
  ranking: Ranking | null,
  {
    sort,
    search,
    votes,
    imported,
  }: Pick<ListPosition, 'sort' | 'search'> & { votes: number; imported: number },
  t: Translate<typeof rankingMessages>,
  language: Language,
): Explained {
  const isSearch = search !== ''
  const rule = isSearch
    ? t('ranking.search', {
        votes: t(imported > 0 ? 'ranking.votesAndImported' : 'ranking.votes', {
          count: votes,
          imported,
        }),
      })
    : t(rules[sort])
  if (ranking === null) return { text: t('ranking.gone'), parts: [], total: null, rule: null }
  const { at, score, parts } = ranking
  const [first] = parts
  const moment = first && moments[first.kind]
  if (moment && at != null)
    return { text: t(moment, { when: formatDateTime(at, language) }), parts: [], total: null, rule }
  if (parts.length === 0)
    return {
      text: isSearch ? null : t(sort === 'TOP' ? 'ranking.none' : 'ranking.silent'),
      parts: [],
      total: null,
      rule,
    }
  const points = (value: number): string =>
    isSearch || sort === 'TOP' ? formatNumber(value, language) : formatPoints(value, t, language)
  return {
    text: null,
    parts: parts.map((part) => ({
      key: part.kind,
      label: labelOf(part, sort, t, language),
      value: points(part.points ?? 0),
    })),
    total: points(score ?? 0),
    rule,
  }
}

function labelOf(
  { kind, count, recentCount }: Part,
  sort: ListPosition['sort'],
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
