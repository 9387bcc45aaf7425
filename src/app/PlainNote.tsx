import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './PlainNote.module.css'

/** Says above a page what needs a script, where there is none. */
export function PlainNote() {
  const t = useMessages(commonMessages)
  return (
    <noscript>
      <p className={css.note}>{t('plain.note')}</p>
    </noscript>
  )
}
