import { graphql, useFragment } from 'react-relay'
import type { StoppedMail_viewer$key } from '#generated/StoppedMail_viewer.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { Notice } from '#ui/Notice.tsx'
import { useSetMailStopped } from './useSetMailStopped.ts'

/** Says that a person gets no e-mail about what happens, and lets it come again; nothing otherwise. */
export function StoppedMail({ viewer }: { viewer: StoppedMail_viewer$key }) {
  const t = useMessages(notificationsMessages)
  const { hasStoppedMail } = useFragment(
    graphql`
      fragment StoppedMail_viewer on Viewer {
        hasStoppedMail
      }
    `,
    viewer,
  )
  const set = useSetMailStopped()
  return (
    hasStoppedMail && (
      <div ref={handOnFocus}>
        <Notice
          action={
            <Button size="s" onClick={() => void set(false)}>
              {t('stopped.resume')}
            </Button>
          }
        >
          {t('stopped.text')}
        </Notice>
      </div>
    )
  )
}
