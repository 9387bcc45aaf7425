import { t } from '#lib/messages/en/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import css from './SendFailure.module.css'
import type { SendWhenBack } from './useSendWhenBack.ts'

/** Why a form was not sent: it waits for the connection, or else `message`. Stands in that form. */
export function SendFailure({ again: { waiting, stop }, message }: { again: SendWhenBack; message: string | null }) {
  if (waiting !== null) {
    return (
      <Notice
        role="alert"
        action={
          <div className={css.acts}>
            <Button type="submit" size="s">
              {t('waits.now')}
            </Button>
            <Button size="s" variant="plain" onClick={stop}>
              {t('waits.stop')}
            </Button>
          </div>
        }
      >
        {t('waits.text', { what: waiting })}
      </Notice>
    )
  }
  return (
    message !== null && (
      <Notice tone="danger" role="alert">
        {message}
      </Notice>
    )
  )
}
