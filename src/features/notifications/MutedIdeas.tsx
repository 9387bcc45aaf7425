import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { IdeaLink } from '#entities/Idea/IdeaLink.tsx'
import { useSetMute } from '#entities/Idea/useSetMute.ts'
import type { MutedIdeas_viewer$key } from '#generated/MutedIdeas_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import css from './Notifications.module.css'

/** The ideas that a person hears nothing of, each with the way back. */
export function MutedIdeas({ viewer }: { viewer: MutedIdeas_viewer$key }) {
  const t = useMessages(notificationsMessages)
  const { mutedIdeas } = useFragment(
    graphql`
      fragment MutedIdeas_viewer on Viewer {
        mutedIdeas {
          id
          title
          viewerHasMuted
          ...IdeaLink_idea
        }
      }
    `,
    viewer,
  )
  const setMute = useSetMute()
  const place = useRef<HTMLDivElement>(null)
  const muted = mutedIdeas.filter(({ viewerHasMuted }) => viewerHasMuted)
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('muted.title')} className={css.part}>
      <div>
        <p className={css.heading}>{t('muted.title')}</p>
        <p className={css.hint}>{t(muted.length === 0 ? 'muted.none' : 'muted.lead')}</p>
      </div>
      {muted.length > 0 && (
        <ul className={css.muted}>
          {muted.map((node) => (
            <li key={node.id}>
              <span className={css.title} dir="auto">
                <IdeaLink idea={node} />
              </span>
              <Button
                size="s"
                aria-label={t('muted.unmute.label', { title: node.title })}
                onClick={() => {
                  // The row goes away with the button that has the focus.
                  place.current?.focus()
                  void setMute(node.id, false)
                }}
              >
                {t('muted.unmute')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
