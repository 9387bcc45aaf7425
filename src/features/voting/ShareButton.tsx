import { graphql, useFragment } from 'react-relay'
import type { ShareButton_idea$key } from '#generated/ShareButton_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ShareAddress } from '#parts/share/ShareAddress.tsx'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'

/** Hands an idea's address on. */
export function ShareButton({ idea }: { idea: ShareButton_idea$key }) {
  const t = useMessages(votingMessages)
  const { id, number, slug, title } = useFragment(
    graphql`
      fragment ShareButton_idea on Idea {
        id
        number
        slug
        title
      }
    `,
    idea,
  )
  const { usage } = useServices()
  return (
    <ShareAddress
      label={t('share.label')}
      title={title}
      path={paths.idea(number, slug)}
      onShared={(by) => usage.track('idea_shared', { idea: id, by })}
    />
  )
}
