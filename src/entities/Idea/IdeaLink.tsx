import { graphql, useFragment } from 'react-relay'
import type { IdeaLink_idea$key } from '#generated/IdeaLink_idea.graphql.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'

/** The title of an idea as the way to its page. */
export function IdeaLink({ idea }: { idea: IdeaLink_idea$key }) {
  const { number, slug, title } = useFragment(
    graphql`
      fragment IdeaLink_idea on Idea {
        number
        slug
        title
      }
    `,
    idea,
  )
  return (
    <AppLink href={paths.idea(number, slug)} data-focus={`idea-${number}`}>
      {title}
    </AppLink>
  )
}
