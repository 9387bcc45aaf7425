import { fetchQuery } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'

/**
 * Sends a query to the server for what it brings up to date in the store or for one value to act
 * on; components use `useSendQuery`. Rejects with the error of the request; `signal` gives it up,
 * and nothing comes then.
 */
export function sendQuery<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal?: AbortSignal,
): Promise<Query['response']> {
  return new Promise<Query['response']>((resolve, reject) => {
    let answer: Query['response'] | undefined
    const request = fetchQuery<Query>(environment, query, variables, {
      fetchPolicy: 'network-only',
    }).subscribe({
      next: (data) => (answer = data),
      complete: () => resolve(answer),
      error: reject,
    })
    signal?.addEventListener('abort', () => request.unsubscribe(), { once: true })
  })
}
