import { useEffect, useState, type RefObject } from 'react'
import { graphql } from 'react-relay'
import type { useSendWhenBackQuery } from '#generated/useSendWhenBackQuery.graphql.ts'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { explainFailure } from './explainFailure.ts'

const query = graphql`
  query useSendWhenBackQuery {
    viewer {
      __typename
    }
  }
`

/**
 * Milliseconds until the server is asked whether it can be reached, doubled with each time that
 * this failed, up to the longest wait.
 */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 60_000

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
  const sendQuery = useSendQuery<useSendWhenBackQuery>(query)
  const [lost, setLost] = useState<Lost | null>(null)
  const isWaiting = lost !== null && lost.isOn && lost.textId === textId
  const times = lost?.times ?? 0
  useEffect(() => {
    if (!isWaiting) return
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = times
    const stop = (): void => {
      clearTimeout(timer)
      asking.abort()
      window.removeEventListener('online', send)
    }
    const send = (): void => {
      if (asking.signal.aborted) return
      stop()
      form.current?.requestSubmit()
    }
    const schedule = (): void => {
      if (asking.signal.aborted) return
      timer = setTimeout(
        () => (navigator.onLine ? ask() : schedule()),
        Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT),
      )
      failures += 1
    }
    // A device that has a network all along is told by nobody but the server that it can be reached
    // again.
    const ask = (): void => {
      void sendQuery({}, asking.signal).then(send, schedule)
    }
    window.addEventListener('online', send)
    schedule()
    return stop
  }, [isWaiting, times, sendQuery, form])
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
