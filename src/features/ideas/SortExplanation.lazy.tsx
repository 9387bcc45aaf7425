import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { SortExplanationQuery } from '#generated/SortExplanationQuery.graphql.ts'
import { rankingMessages } from '#lib/messages/catalogues/ranking.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { useClock } from '#services/clock/useClock.ts'
import { useServices } from '#services/Services.tsx'
import type { AnchoredProps } from '#ui/overlayProps.ts'
import { AnchoredNote } from '#ui/overlays/AnchoredNote.tsx'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { SumTable } from '#ui/SumTable.tsx'
import { explainRanking, ruleOf, type Order } from './explainRanking.ts'
import { choiceVariables, type ListChoice } from './listAddress.ts'
import css from './SortExplanation.module.css'

const query = graphql`
  query SortExplanationQuery($sort: IdeaSort, $filter: IdeaFilter!, $search: String!)
  @throwOnFieldError {
    ideas(first: 1, sort: $sort, filter: $filter) {
      edges {
        node {
          title
          ranking(sort: $sort, search: $search) {
            ...explainRanking_ranking
          }
        }
      }
    }
  }
`

/** Explains the order of a list: its rule, and the idea that is first as an example in numbers. */
export function SortExplanation({ choice, ...note }: AnchoredProps & { choice: ListChoice }) {
  return (
    <AnchoredNote {...note}>
      <LoadedExplanation choice={choice} />
    </AnchoredNote>
  )
}

function LoadedExplanation({ choice }: { choice: ListChoice }) {
  const language = useLanguage()
  const t = useMessages(rankingMessages)
  const { usage } = useServices()
  const { sort: said, filter } = choiceVariables(choice)
  const sort = said ?? 'TRENDING'
  const { search } = choice
  const { data, error } = useLiveQuery<SortExplanationQuery>(query, { sort, filter, search })
  useEffect(() => {
    usage.track('why_opened', { sort, searched: search !== '' })
  }, [usage, sort, search])
  return (
    <div role="status" className={css.explanation}>
      <p>{ruleOf({ sort, search }, t)}</p>
      {error ? (
        <p className={css.example}>
          {t('ranking.failed', { what: explainFailure(error, language).title })}
        </p>
      ) : data ? (
        data.ideas.edges.map(({ node }) => (
          <Example key={node.title} idea={node} sort={sort} search={search} />
        ))
      ) : (
        <SkeletonText lines={4} />
      )}
    </div>
  )
}

type First = SortExplanationQuery['response']['ideas']['edges'][number]['node']

function Example({
  idea: { title, ranking },
  ...position
}: {
  idea: First
} & Order) {
  const language = useLanguage()
  const clock = useClock()
  const t = useMessages(rankingMessages)
  if (!ranking) return null
  const { text, parts, total, meanings } = explainRanking(ranking, position, t, { clock, language })
  return (
    <div className={css.example}>
      <p className={css.first}>
        {t('ranking.first')} <bdi>{t('ranking.title', { title })}</bdi>
      </p>
      {text !== null && <p>{text}</p>}
      {parts.length > 0 && total !== null && (
        <SumTable parts={parts} total={{ label: t('ranking.together'), value: total }} />
      )}
      {meanings.map((meaning) => (
        <p key={meaning} className={css.meaning}>
          {meaning}
        </p>
      ))}
    </div>
  )
}
