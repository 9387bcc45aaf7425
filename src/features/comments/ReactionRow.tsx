import { graphql, useFragment } from 'react-relay'
import { ReactionPills } from '#entities/ReactionCount/ReactionPills.tsx'
import type { ReactionRow_comment$key } from '#generated/ReactionRow_comment.graphql.ts'
import { useServices } from '#services/Services.tsx'
import type { ReactionName } from '#ui/ReactionIcon.tsx'
import { useSetReaction } from './useSetReaction.ts'

/** The reactions to a comment, and the way to react. */
export function ReactionRow({
  comment,
  canReact,
}: {
  comment: ReactionRow_comment$key
  canReact: boolean
}) {
  const { id, reactions } = useFragment(
    graphql`
      fragment ReactionRow_comment on Comment {
        id
        reactions {
          ...ReactionPills_reactions
        }
      }
    `,
    comment,
  )
  const { signInPrompt } = useServices()
  const setReaction = useSetReaction()
  const set = (reaction: ReactionName, on: boolean): void =>
    canReact ? void setReaction(id, reaction, on) : signInPrompt.ask('react')
  return <ReactionPills reactions={reactions} onSet={set} />
}
