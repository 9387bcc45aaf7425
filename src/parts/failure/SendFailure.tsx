import { useCallback, useEffect, useRef, type RefObject } from 'react'
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
  const said = useRef<HTMLDivElement>(null)
  const isSaid = waiting !== null || message !== null
  useEffect(() => {
    // On a phone it may lie below the bar with the button that was pressed.
    if (isSaid) said.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSaid])
  const holdFocus = useCallback(
    (acts: HTMLElement | null) => () => {
      // Pressed or not, the buttons go with the wait.
      if (acts?.contains(document.activeElement)) focusText(form.current)
    },
    [form],
  )
  if (!isSaid) return null
  return (
    <div ref={said} className={css.said}>
      {waiting === null ? (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      ) : (
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
      )}
    </div>
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
