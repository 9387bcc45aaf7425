import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { RankingExplanationQuery } from '#generated/RankingExplanationQuery.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { rankingMessages } from '#lib/messages/catalogues/ranking.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { useServices } from '#services/Services.tsx'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { AnchoredNote } from '#ui/overlays/AnchoredNote.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { SumTable } from '#ui/SumTable.tsx'
import { explainRanking, type Explained, type Ranking } from './explainRanking.ts'
import type { ListPosition } from './RankingButton.tsx'
import css from './RankingExplanation.module.css'

const query = graphql`
  query RankingExplanationQuery($id: ID!, $sort: IdeaSort!, $search: String!) {
    idea(id: $id) {
      voteCount
      importedVoteCount
      ranking(sort: $sort, search: $search) {
        score
        at
        parts {
          kind
          count
          recentCount
          points
        }
      }
    }
  }
`

interface Props extends AnchoredProps {
  ideaId: string
  position: ListPosition
}

/** Explains an idea's rank in words and numbers. */
export function RankingExplanation({ ideaId, position, ...note }: Props) {
  return (
    <AnchoredNote {...note}>
      <LoadedExplanation ideaId={ideaId} position={position} />
    </AnchoredNote>
  )
}

function LoadedExplanation({
  ideaId,
  position: { sort, search, place },
}: Pick<Props, 'ideaId' | 'position'>) {
  const language = useLanguage()
  const t = useMessages(rankingMessages)
  const { usage } = useServices()
  const { data, error } = useLiveQuery<RankingExplanationQuery>(query, { id: ideaId, sort, search })
  const explanation =
    data &&
    explainRanking(
      data.idea?.ranking ? rankingOf(data.idea.ranking) : null,
      {
        sort,
        search,
        votes: data.idea?.voteCount ?? 0,
        imported: data.idea?.importedVoteCount ?? 0,
      },
      t,
      language,
    )
  const isLoaded = explanation !== null
  useEffect(() => {
    if (isLoaded) usage.track('why_opened', { idea: ideaId, sort, place, searched: search !== '' })
  }, [usage, isLoaded, ideaId, sort, place, search])
  return (
    <div role="status" className={css.explanation}>
      {error ? (
        <p>{t('ranking.failed', { what: explainFailure(error, language).title })}</p>
      ) : explanation ? (
        <Explanation {...explanation} />
      ) : (
        <SkeletonText lines={4} />
      )}
      {isLoaded && <p className={css.place}>{placeText(place, t)}</p>}
    </div>
  )
}

function rankingOf({ score, at, parts }: Ranking): Ranking {
  return {
    score,
    at,
    parts: parts.map(({ kind, count, recentCount, points }) => ({
      kind,
      count,
      recentCount,
      points,
    })),
  }
}

function Explanation({ parts, total, text, rule }: Explained) {
  const t = useMessages(rankingMessages)
  return (
    <>
      {text !== null && <p>{text}</p>}
      {parts.length > 0 && total !== null && (
        <SumTable parts={parts} total={{ label: t('ranking.together'), value: total }} />
      )}
      {rule !== null && <p className={css.rule}>{rule}</p>}
    </>
  )
}

function placeText(place: number, t: Translate<typeof rankingMessages>): string {
  if (place === 1) return t('ranking.place1')
  if (place === 2) return t('ranking.place2')
  return place === 3 ? t('ranking.place3') : t('ranking.place', { place })
}
