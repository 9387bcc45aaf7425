import { graphql, useFragment } from 'react-relay'
import { useSetFollow } from '#entities/Idea/useSetFollow.ts'
import type { FollowButton_idea$key } from '#generated/FollowButton_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'

/**
 * Whether the viewer hears of what happens to an idea; a visitor signs in first, and follows then.
 */
export function FollowButton({ idea }: { idea: FollowButton_idea$key }) {
  const t = useMessages(votingMessages)
  const { id, viewerCanFollow, viewerIsFollowing } = useFragment(
    graphql`
      fragment FollowButton_idea on Idea {
        id
        viewerCanFollow
        viewerIsFollowing
      }
    `,
    idea,
  )
  const { signInPrompt } = useServices()
  const setFollow = useSetFollow()
  const press = (): void => {
    if (viewerCanFollow || viewerIsFollowing) void setFollow(id, !viewerIsFollowing)
    else signInPrompt.ask('follow', { kind: 'follow', ideaId: id })
  }
  return (
    <Button variant="plain" aria-pressed={viewerIsFollowing} onClick={press}>
      {t(viewerIsFollowing ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
