// Runs in Chromium: the client's own network, asked from outside through `window.ask`.
import type { RequestParameters } from 'relay-runtime'
import { createEnvironment } from '#relay/environment.ts'
import { RequestError } from '#relay/errors/RequestError.ts'

/** The outcome of a request, as plain data. */
export interface Outcome {
  readonly answer?: unknown
  /** The stable code of the error, or its name when it is none of ours. */
  readonly code?: string
  readonly status?: number | null
  readonly body?: unknown
}

/** One request to send. */
export interface Question {
  readonly endpoint: string
  readonly kind: 'query' | 'mutation'
  readonly method: 'GET' | 'POST'
}

declare global {
  interface Window {
    ask(question: Question): Promise<Outcome>
  }
}

window.ask = async ({ endpoint, method, kind }) => {
  const environment = createEnvironment({
    endpoint,
    method,
    timeLimits: { request: 1000, upload: 1000 },
    retry: { attempts: 1, delay: 1, longestWait: 1 },
    logger: { info() {}, warn() {}, error() {} },
  })
  const operation = {
    id: null,
    name: 'Probe',
    operationKind: kind,
    text: `${kind} Probe { ok }`,
    metadata: {},
    cacheID: 'probe',
  } as RequestParameters
  try {
    return { answer: await environment.getNetwork().execute(operation, {}, {}).toPromise() }
  } catch (error) {
    if (!(error instanceof RequestError)) return { code: String(error) }
    return {
      code: error.code,
      status: error.status,
      body: 'body' in error ? error.body : undefined,
    }
  }
}
