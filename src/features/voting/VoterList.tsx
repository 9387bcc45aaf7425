import { graphql } from 'react-relay'
import { ImportedVotes } from '#entities/Idea/ImportedVotes.tsx'
import type { VoterList_idea$key } from '#generated/VoterList_idea.graphql.ts'
import type { VoterListPageQuery } from '#generated/VoterListPageQuery.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ListEnd } from '#parts/list/ListEnd.tsx'
import { usePaginatedList } from '#relay/lists/usePaginatedList.ts'
import { VoterRow } from './VoterRow.tsx'
import css from './Voting.module.css'

const PAGE = 50

const fragment = graphql`
  fragment VoterList_idea on Idea
  @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
  @refetchable(queryName: "VoterListPageQuery")
  @throwOnFieldError {
    id
    voteCount
    ...ImportedVotes_idea
    votes(first: $first, after: $after) @connection(key: "VoterList_votes") {
      edges {
        node {
          id
          ...VoterRow_vote
        }
      }
    }
  }
`

/** The voters, the newest first, and the votes that came without a name; the list grows as it is read. */
export function VoterList({ idea }: { idea: VoterList_idea$key }) {
  const t = useMessages(votingMessages)
  const { data, next } = usePaginatedList<VoterListPageQuery, VoterList_idea$key>(
    fragment,
    idea,
    PAGE,
  )
  const { edges } = data.votes
  const nameless = next.hasMore ? 0 : data.voteCount - edges.length
  return (
    <>
      {edges.length === 0 ? (
        <p className={css.nameless}>{t('voters.none')}</p>
      ) : (
        <ul className={css.list} aria-label={t('voters.list')}>
          {edges.map(({ node }) => (
            <VoterRow key={node.id} vote={node} ideaId={data.id} />
          ))}
        </ul>
      )}
      <ListEnd {...next} />
      <div className={css.nameless}>
        <ImportedVotes idea={data} />
      </div>
      {nameless > 0 && <p className={css.nameless}>{t('voters.nameless', { count: nameless })}</p>}
    </>
  )
}
