import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { sendQuery } from './sendQuery.ts'

/**
 * Gives a function that sends a query to the server when something happens, as `sendQuery` does. It
 * draws nothing: what is shown is read by fragments, or by `useLiveQuery`.
 */
export function useSendQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
): (variables: Query['variables'], signal?: AbortSignal) => Promise<Query['response']> {
  const environment = useRelayEnvironment()
  return useCallback(
    (variables, signal) => sendQuery<Query>(environment, query, variables, signal),
    [environment, query],
  )
}
