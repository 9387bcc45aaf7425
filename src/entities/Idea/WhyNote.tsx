import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { WhyNoteQuery } from '#generated/WhyNoteQuery.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { whyMessages } from '#lib/messages/catalogues/why.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { useServices } from '#services/Services.tsx'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { AnchoredNote } from '#ui/overlays/AnchoredNote.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { SumTable } from '#ui/SumTable.tsx'
import { explainRanking, type Explained, type Ranking } from './explainRanking.ts'
import type { Standing } from './WhyHere.tsx'
import css from './WhyNote.module.css'

const query = graphql`
  query WhyNoteQuery($id: ID!, $sort: IdeaSort!, $search: String!) {
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
  standing: Standing
}

/** Why an idea stands where it stands, in words and numbers. Lazy: never import it statically. */
export function WhyNote({ ideaId, standing, ...note }: Props) {
  return (
    <AnchoredNote {...note}>
      <LoadedExplanation ideaId={ideaId} standing={standing} />
    </AnchoredNote>
  )
}

function LoadedExplanation({
  ideaId,
  standing: { sort, search, place },
}: Pick<Props, 'ideaId' | 'standing'>) {
  const language = useLanguage()
  const t = useMessages(whyMessages)
  const { usage } = useServices()
  const { data, error } = useLiveQuery<WhyNoteQuery>(query, { id: ideaId, sort, search })
  const explained =
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
  const isExplained = explained !== null
  useEffect(() => {
    if (isExplained)
      usage.track('why_opened', { idea: ideaId, sort, place, searched: search !== '' })
  }, [usage, isExplained, ideaId, sort, place, search])
  return (
    <div role="status" className={css.why}>
      {error ? (
        <p>{t('why.failed', { what: explainFailure(error, language).title })}</p>
      ) : explained ? (
        <Explanation {...explained} />
      ) : (
        <SkeletonText lines={4} />
      )}
      {isExplained && <p className={css.place}>{placeText(place, t)}</p>}
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
  const t = useMessages(whyMessages)
  return (
    <>
      {text !== null && <p>{text}</p>}
      {parts.length > 0 && total !== null && (
        <SumTable parts={parts} total={{ label: t('why.together'), value: total }} />
      )}
      {rule !== null && <p className={css.rule}>{rule}</p>}
    </>
  )
}

function placeText(place: number, t: Translate<typeof whyMessages>): string {
  if (place === 1) return t('why.place1')
  if (place === 2) return t('why.place2')
  return place === 3 ? t('why.place3') : t('why.place', { place })
}
