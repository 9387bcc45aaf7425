import { graphql, useFragment } from 'react-relay'
import { ReactionPills } from '#entities/ReactionCount/ReactionPills.tsx'
import type { EntryReactions_entry$key } from '#generated/EntryReactions_entry.graphql.ts'
import { useServices } from '#services/Services.tsx'
import type { ReactionName } from '#ui/ReactionIcon.tsx'
import { useSetEntryReaction } from './useSetEntryReaction.ts'

/** The reactions to an entry of the changelog, and the way to react; a visitor signs in first. */
export function EntryReactions({ entry }: { entry: EntryReactions_entry$key }) {
  const { id, reactions, viewerCanReact } = useFragment(
    graphql`
      fragment EntryReactions_entry on ChangelogEntry {
        id
        viewerCanReact
        reactions {
          ...ReactionPills_reactions
        }
      }
    `,
    entry,
  )
  const { signInPrompt } = useServices()
  const setReaction = useSetEntryReaction()
  const set = (reaction: ReactionName, on: boolean): void =>
    viewerCanReact ? void setReaction(id, reaction, on) : signInPrompt.ask('react')
  return <ReactionPills reactions={reactions} onSet={set} />
}
