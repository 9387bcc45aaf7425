import type { Environment, Variables } from 'relay-runtime'
import { createEnvironment } from '../environment.ts'
import { NetworkError } from '../errors/NetworkError.ts'
import type { RelayLogger } from '../logger.ts'
import facts from './core/__generated__/rootFields.json'

/** A request that waits for the test to answer it. */
export interface DeferredRequest {
  readonly operationName: string
  readonly variables: Variables
  readonly isAborted: () => boolean
  /** Answers with this body. */
  answer(body: object): void
  fail(): void
}

export interface DeferredServer {
  readonly environment: Environment
  readonly requests: readonly DeferredRequest[]
}

const silent: RelayLogger = { info: () => {}, warn: () => {}, error: () => {} }

/** An environment whose requests wait until the test answers them. */
export function deferredServer(): DeferredServer {
  const requests: DeferredRequest[] = []
  const environment = createEnvironment({
    schemaFacts: facts,
    logger: silent,
    retry: { attempts: 1, delay: 1, longestWait: 1 },
    fetch: (_url, init) =>
      new Promise((resolve, reject) => {
        const { operationName, variables } = JSON.parse(String(init?.body))
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        requests.push({
          operationName,
          variables,
          isAborted: () => init?.signal?.aborted ?? false,
          answer: (body) => resolve(new Response(JSON.stringify(body))),
          fail: () => reject(new NetworkError({ operation: operationName, reason: 'ECONNRESET' })),
        })
      }),
  })
  return { environment, requests }
}
