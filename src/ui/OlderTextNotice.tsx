import { use } from 'react'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from './Button.tsx'
import { FieldsSending } from './FieldsSending.ts'
import { Notice } from './Notice.tsx'
import css from './OlderTextNotice.module.css'

/** Offers a text that a newer one replaced. */
export function OlderTextNotice({
  text,
  onUse,
  onPutAway,
}: {
  text: string
  onUse: () => void
  onPutAway: () => void
}) {
  const t = useMessages(draftsMessages)
  const isSending = use(FieldsSending)
  return (
    <Notice
      role="status"
      title={t('older.title')}
      action={
        <div className={css.acts}>
          <Button size="s" aria-disabled={isSending} onClick={() => !isSending && onUse()}>
            {t('older.use')}
          </Button>
          <Button size="s" variant="plain" onClick={onPutAway}>
            {t('older.putAway')}
          </Button>
        </div>
      }
    >
      <p dir="auto" className={css.text}>
        {text}
      </p>
    </Notice>
  )
}
