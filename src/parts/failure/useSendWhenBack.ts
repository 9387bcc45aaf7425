import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { createBackWatch } from '#services/connection/backWatch.ts'
import { useServices } from '#services/Services.tsx'
import { askServer } from './askServer.ts'
import { explainFailure } from './explainFailure.ts'

/** The state of a text that could not be sent, for its form. */
export interface SendWhenBack {
  /** Why what stands in the form was not sent, while it waits for the connection; else null. */
  readonly waiting: string | null
  /** An attempt has failed with this error. What was lost for want of a connection waits for it. */
  failed(textId: string, error: unknown): void
  /** Waits no longer: it is being sent, or nobody wants that any more. */
  stop(): void
}

interface Lost {
  readonly textId: string
  readonly what: string
  readonly isOn: boolean
  readonly times: number
}

/**
 * Sends a form again when the connection is back, as long as it stands open with the text that
 * could not be sent. `textId` is the text's `clientMutationId`, which another text does not have
 * and by which nothing is posted twice.
 */
export function useSendWhenBack(
  textId: string,
  form: RefObject<HTMLFormElement | null>,
): SendWhenBack {
  const language = useLanguage()
  const environment = useRelayEnvironment()
  const { laterServices } = useServices()
  const [lost, setLost] = useState<Lost | null>(null)
  const isWaiting = lost !== null && lost.isOn && lost.textId === textId
  const times = lost?.times ?? 0
  useEffect(() => {
    if (!isWaiting) return
    return laterServices
      .get(createBackWatch)
      .wait(askServer(environment), () => form.current?.requestSubmit())
  }, [isWaiting, times, environment, laterServices, form])
  useTellOfUnsent(isWaiting)
  return {
    waiting: isWaiting ? lost.what : null,
    failed: (sentId, error) =>
      setLost((before) => ({
        textId: sentId,
        what: explainFailure(error, language).title,
        isOn: error instanceof NetworkError,
        times: before?.textId === sentId ? before.times + 1 : 0,
      })),
    stop: () => setLost((before) => before && { ...before, isOn: false }),
  }
}

/** Tells whoever has left a text that waits, when the connection is back, that it was not sent, and leads to it. */
function useTellOfUnsent(isWaiting: boolean): void {
  const t = useMessages(draftsMessages)
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { laterServices, session, toasts } = useServices()
  const left = useEffectEvent(() => {
    if (!isWaiting) return
    const stop = laterServices.get(createBackWatch).wait(askServer(environment), () => {
      forget()
      const action = { label: t('unsent.open'), onAction: () => void navigate(pathname + search) }
      toasts.add({ text: t('unsent.text'), action })
    })
    // It is nobody else's business.
    const forget = session.onChange(() => {
      stop()
      forget()
    })
  })
  useEffect(() => () => left(), [])
}
