import { useCallback, type RefObject } from 'react'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { SendWhenBack } from './useSendWhenBack.ts'
import css from './SendFailure.module.css'

interface Props {
  again: SendWhenBack
  form: RefObject<HTMLFormElement | null>
  message: string | null
}

/** Why a form was not sent: it waits for the connection, or else `message`. Stands in that form. */
export function SendFailure({ again: { waiting, stop }, form, message }: Props) {
  const t = useMessages(draftsMessages)
  const holdFocus = useCallback(
    (acts: HTMLElement | null) => () => {
      // Pressed or not, the buttons go with the wait.
      if (acts?.contains(document.activeElement)) focusText(form.current)
    },
    [form],
  )
  if (waiting !== null) {
    return (
      <Notice
        role="alert"
        action={
          <div ref={holdFocus} className={css.acts}>
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

/** Focuses the first field of a form, or its preview if that is open. */
function focusText(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      'input:not([hidden]), :not([hidden]) > textarea, [role="tabpanel"][tabindex]:not([hidden])',
    )
    ?.focus()
}
