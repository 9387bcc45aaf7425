import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/**
 * Gives a function that sends a query to the server when something happens, for what it brings up
 * to date in the store or for one value to act on. It draws nothing: what is shown is read by
 * fragments, or by `useLiveQuery`. Rejects with the error of the request; `signal` gives it up, and
 * nothing comes then.
 */
export function useSendQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
): (variables: Query['variables'], signal?: AbortSignal) => Promise<Query['response']> {
  const environment = useRelayEnvironment()
  return useCallback(
    (variables, signal) =>
      new Promise<Query['response']>((resolve, reject) => {
        let answer: Query['response'] | undefined
        const request = fetchQuery<Query>(environment, query, variables, {
          fetchPolicy: 'network-only',
        }).subscribe({
          next: (data) => (answer = data),
          complete: () => resolve(answer),
          error: reject,
        })
        signal?.addEventListener('abort', () => request.unsubscribe(), { once: true })
      }),
    [environment, query],
  )
}
