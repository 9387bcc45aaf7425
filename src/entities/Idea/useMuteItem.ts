import { graphql, useFragment } from 'react-relay'
import type { useMuteItem_idea$key } from '#generated/useMuteItem_idea.graphql.ts'
import { muteMessages } from '#lib/messages/catalogues/mute.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { MenuItem } from '#ui/overlayProps.ts'
import { useSetMute } from './useSetMute.ts'

/** The menu item that mutes an idea or unmutes it; null for who is never told of one. */
export function useMuteItem(idea: useMuteItem_idea$key): MenuItem | null {
  const { id, viewerCanFollow, viewerHasMuted } = useFragment(
    graphql`
      fragment useMuteItem_idea on Idea {
        id
        viewerCanFollow
        viewerHasMuted
      }
    `,
    idea,
  )
  const t = useMessages(muteMessages)
  const setMute = useSetMute()
  if (!viewerCanFollow && !viewerHasMuted) return null
  return {
    id: 'mute',
    label: t(viewerHasMuted ? 'mute.unmute' : 'mute.menu'),
    onAction: () => void setMute(id, !viewerHasMuted),
  }
}
