import { graphql, useFragment } from 'react-relay'
import type { ImportedVotes_idea$key } from '#generated/ImportedVotes_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'

/** Votes of which only the number is known, by where they come from: a line each. */
export function ImportedVotes({ idea }: { idea: ImportedVotes_idea$key }) {
  const t = useMessages(votingMessages)
  const { importedVotes } = useFragment(
    graphql`
      fragment ImportedVotes_idea on Idea {
        importedVotes {
          source
          count
        }
      }
    `,
    idea,
  )
  return importedVotes
    .filter(({ count }) => count > 0)
    .map(({ source, count }) => (
      <p key={source}>
        <bdi>{t('voters.imported', { count, source })}</bdi>
      </p>
    ))
}
