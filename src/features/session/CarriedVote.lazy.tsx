import { useEffect, useEffectEvent } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import { CastVote } from '#entities/Idea/CastVote.tsx'
import type { CarriedVoteQuery } from '#generated/CarriedVoteQuery.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { SectionBoundary, type SectionFailureProps } from '#relay/boundaries/SectionBoundary.tsx'
import { useServices } from '#services/Services.tsx'

const query = graphql`
  query CarriedVoteQuery($id: ID!) {
    idea(id: $id) {
      ...CastVote_idea
    }
  }
`

/**
 * Casts the vote that somebody pressed before they were signed in, whether or not the idea is on
 * the screen.
 */
export function CarriedVote({ ideaId }: { ideaId: string }) {
  const [reference, load] = useQueryLoader<CarriedVoteQuery>(query)
  useEffect(() => load({ id: ideaId }), [load, ideaId])
  const askAgain = (): Promise<void> =>
    Promise.resolve(load({ id: ideaId }, { fetchPolicy: 'network-only' }))
  return (
    <SectionBoundary skeleton={null} failure={Failed} refetch={askAgain}>
      {reference && <Vote reference={reference} />}
    </SectionBoundary>
  )
}

/** Says that the vote is not counted yet, and why; the message has the way to try again. */
function Failed({ error, retry }: SectionFailureProps) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const tVoting = useMessages(votingMessages)
  const { toasts } = useServices()
  const tell = useEffectEvent(() => {
    const { title: what } = explainFailure(error, language)
    const action = { label: t('error.retry'), onAction: retry }
    toasts.add({ text: tVoting('vote.notCarried', { what }), action })
  })
  useEffect(() => tell(), [error])
  return null
}

function Vote({ reference }: { reference: PreloadedQuery<CarriedVoteQuery> }) {
  const { idea } = usePreloadedQuery<CarriedVoteQuery>(query, reference)
  return idea && <CastVote idea={idea} />
}
