import type { RecordedAnswer } from '#relay/network/recordedAnswer.ts'

/** A `fetch` that keeps a session cookie as a browser does, and notes what it sent. */
export interface CookieFetch {
  readonly fetch: typeof fetch
  /** Names of the operations sent, in order. */
  readonly sent: string[]
  /** The answers so far, as the network step `replayStep` takes them. */
  readonly answers: RecordedAnswer[]
  /** Lets every further request fail as without a network, or works again. */
  setOffline(offline: boolean): void
}

interface Asked {
  readonly operationName: string
  readonly variables: RecordedAnswer['variables']
}

/** Makes one for a page of `origin`. */
export function createCookieFetch(origin: string, start: string | null): CookieFetch {
  const sent: string[] = []
  const answers: RecordedAnswer[] = []
  let cookie = start
  let isOffline = false
  return {
    sent,
    answers,
    setOffline: (offline) => void (isOffline = offline),
    async fetch(input, init) {
      if (isOffline) throw new TypeError('fetch failed')
      const body = JSON.parse(String(init?.body ?? '{}')) as Partial<Asked>
      sent.push(body.operationName ?? '')
      const headers = {
        ...(init?.headers as Record<string, string>),
        origin,
        ...(cookie === null ? {} : { cookie }),
      }
      const response = await fetch(input, { ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(';')[0] ?? ''
        cookie = /max-age=0/i.test(line) || pair.endsWith('=') ? null : pair
      }
      const { operationName: operation, variables } = body
      if (operation !== undefined && variables !== undefined)
        answers.push({
          operation,
          variables,
          answer: (await response.clone().json()) as RecordedAnswer['answer'],
        })
      return response
    },
  }
}
