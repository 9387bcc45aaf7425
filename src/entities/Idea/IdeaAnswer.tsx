import { graphql, useFragment } from 'react-relay'
import type { IdeaAnswer_idea$key } from '#generated/IdeaAnswer_idea.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AnswerNote } from '#ui/rows/AnswerNote.tsx'

/** The team's newest official answer in short; nothing if there is none. */
export function IdeaAnswer({ idea }: { idea: IdeaAnswer_idea$key }) {
  const t = useMessages(commonMessages)
  const { officialAnswer } = useFragment(
    graphql`
      fragment IdeaAnswer_idea on Idea {
        officialAnswer @catch(to: NULL) {
          state
          excerpt
          author {
            name
          }
        }
      }
    `,
    idea,
  )
  if (officialAnswer?.state !== 'LIVE') return null
  const { author, excerpt } = officialAnswer
  return (
    <AnswerNote by={author ? t('answer.by', { name: author.name }) : t('answer.byTeam')}>
      {excerpt}
    </AnswerNote>
  )
}
