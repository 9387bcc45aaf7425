import { graphql, useFragment } from 'react-relay'
import { useSetMute } from '#entities/Idea/useSetMute.ts'
import type { MutedButton_idea$key } from '#generated/MutedButton_idea.graphql.ts'
import { muteMessages } from '#lib/messages/catalogues/mute.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'

/** Says that the viewer has muted an idea, and takes it back; nothing otherwise. */
export function MutedButton({ idea }: { idea: MutedButton_idea$key }) {
  const t = useMessages(muteMessages)
  const { id, viewerHasMuted } = useFragment(
    graphql`
      fragment MutedButton_idea on Idea {
        id
        viewerHasMuted
      }
    `,
    idea,
  )
  const setMute = useSetMute()
  return (
    viewerHasMuted && (
      <Button
        ref={handOnFocus}
        variant="plain"
        aria-pressed
        title={t('mute.muted.hint')}
        onClick={() => void setMute(id, false)}
      >
        {t('mute.muted')}
      </Button>
    )
  )
}
