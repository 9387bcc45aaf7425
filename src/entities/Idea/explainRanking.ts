import type { RankingPartKind, WhyNoteQuery$data } from '#generated/WhyNoteQuery.graphql.ts'
import { formatDateTime, formatNumber } from '#lib/format.ts'
import { formatDecimal } from '#lib/formatDecimal.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import type { whyMessages } from '#lib/messages/catalogues/why.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import type { Standing } from './WhyHere.tsx'

/** The server's explanation of an idea's place. */
export type Ranking = NonNullable<NonNullable<WhyNoteQuery$data['idea']>['ranking']>
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
  TRENDING: 'why.trending',
  TOP: 'why.top',
  NEWEST: 'why.newest',
  ACTIVE: 'why.active',
} as const
const moments: Partial<
  Record<RankingPartKind, 'why.posted' | 'why.commented' | 'why.statusChanged'>
> = { POSTED: 'why.posted', COMMENTED: 'why.commented', STATUS_CHANGED: 'why.statusChanged' }
const reasons: Partial<
  Record<
    RankingPartKind,
    | 'why.hasAll'
    | 'why.titleIs'
    | 'why.titleHasAll'
    | 'why.titleBegins'
    | 'why.titleInOrder'
    | 'why.titleAlike'
    | 'why.titleHasSome'
    | 'why.often'
  >
> = {
  HAS_ALL: 'why.hasAll',
  TITLE_IS: 'why.titleIs',
  TITLE_HAS_ALL: 'why.titleHasAll',
  TITLE_BEGINS: 'why.titleBegins',
  TITLE_IN_ORDER: 'why.titleInOrder',
  TITLE_ALIKE: 'why.titleAlike',
  TITLE_HAS_SOME: 'why.titleHasSome',
  OFTEN: 'why.often',
}

/** Puts into words what the server says about an idea's place; null where a search does not find it any more. */
export function explainRanking(
  ranking: Ranking | null,
  {
    sort,
    search,
    votes,
    imported,
  }: Pick<Standing, 'sort' | 'search'> & { votes: number; imported: number },
  t: Translate<typeof whyMessages>,
  language: Language,
): Explained {
  const isSearch = search !== ''
  const rule = isSearch
    ? t('why.search', {
        votes: t(imported > 0 ? 'why.votesAndImported' : 'why.votes', { count: votes, imported }),
      })
    : t(rules[sort])
  if (ranking === null) return { text: t('why.gone'), parts: [], total: null, rule: null }
  const { at, score, parts } = ranking
  const [first] = parts
  const moment = first && moments[first.kind]
  if (moment && at != null)
    return { text: t(moment, { when: formatDateTime(at, language) }), parts: [], total: null, rule }
  if (parts.length === 0)
    return {
      text: isSearch ? null : t(sort === 'TOP' ? 'why.none' : 'why.silent'),
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
  sort: Standing['sort'],
  t: Translate<typeof whyMessages>,
  language: Language,
): string {
  const reason = reasons[kind]
  if (reason) return t(reason)
  const [all, recent] = [count ?? 0, formatNumber(recentCount ?? 0, language)]
  if (kind === 'IMPORTED_VOTES')
    return t(sort === 'TOP' ? 'why.importedTop' : 'why.imported', { count: all })
  if (sort === 'TOP' || !recentCount)
    return t(kind === 'VOTES' ? 'why.votes' : 'why.comments', { count: all })
  return t(kind === 'VOTES' ? 'why.votesRecent' : 'why.commentsRecent', { count: all, recent })
}

/** To one place after the point, which is always there, so that the numbers stand under each other. */
function formatPoints(
  points: number,
  t: Translate<typeof whyMessages>,
  language: Language,
): string {
  if (points > 0 && points < 0.05) return t('why.little')
  return formatDecimal(Math.floor((points + 0.05) * 10) / 10, language)
}
