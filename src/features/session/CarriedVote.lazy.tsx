import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import { CastVote } from '#entities/Idea/CastVote.tsx'
import type { CarriedVoteQuery } from '#generated/CarriedVoteQuery.graphql.ts'
import { SectionBoundary } from '#relay/boundaries/SectionBoundary.tsx'

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
  return (
    <SectionBoundary skeleton={null} failure={Nothing}>
      {reference && <Vote reference={reference} />}
    </SectionBoundary>
  )
}

/** The idea is not there for this person: then there is nothing to vote for. */
function Nothing() {
  return null
}

function Vote({ reference }: { reference: PreloadedQuery<CarriedVoteQuery> }) {
  const { idea } = usePreloadedQuery<CarriedVoteQuery>(query, reference)
  return idea && <CastVote idea={idea} />
}
