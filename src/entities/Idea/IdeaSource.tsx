import { graphql, useFragment } from 'react-relay'
import type { IdeaSource_idea$key } from '#generated/IdeaSource_idea.graphql.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Fact } from '#ui/rows/Facts.tsx'

/** The source of an imported idea, as a link if its address is known to be one of the web. */
export function IdeaSource({ idea }: { idea: IdeaSource_idea$key }) {
  const t = useMessages(ideaPageMessages)
  const { source } = useFragment(
    graphql`
      fragment IdeaSource_idea on Idea {
        source {
          name
          number
          url
        }
      }
    `,
    idea,
  )
  if (!source) return null
  const { name, number } = source
  // An issue without a number there has a key that is not meant for people.
  const text = /^\d+$/.test(number)
    ? t('idea.source', { name, number })
    : t('idea.source.unnumbered', { name })
  const isWeb = source.url?.startsWith('https://') || source.url?.startsWith('http://')
  return (
    <Fact>
      {isWeb && source.url ? (
        <a href={source.url} rel="noreferrer nofollow">
          {text}
        </a>
      ) : (
        text
      )}
    </Fact>
  )
}
