import { graphql, useFragment } from 'react-relay'
import type { ImportedVotes_idea$key } from '#generated/ImportedVotes_idea.graphql.ts'
import { formatNumber } from '#lib/format.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { Fact } from '#ui/rows/Facts.tsx'

/** Votes of which only the number is known, by where they come from. */
export function ImportedVotes({ idea }: { idea: ImportedVotes_idea$key }) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
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
      <Fact key={source}>
        {t('idea.importedVotes', { votes: formatNumber(count, language), source })}
      </Fact>
    ))
}
