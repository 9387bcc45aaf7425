import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createLiveQuery, type AskPolicy } from './createLiveQuery.ts'

interface Options {
  /** Milliseconds to wait for more changes before the server is asked; 0 by default. */
  readonly delay?: number
  /** By default the server is always asked. */
  readonly fetchPolicy?: AskPolicy
}

/** The result so far of a query that is asked after its component was shown. */
export interface LiveResult<Query extends OperationType> {
  /**
   * The newest answer, live; null before the first. While the next one is loading it is of earlier
   * variables.
   */
  readonly data: Query['response'] | null
  /** The variables that `data` was asked with. */
  readonly variables: Query['variables'] | null
  /** Whether `data` answers the variables given now. */
  readonly isCurrent: boolean
  /** Why there is no answer to the variables given now. */
  readonly error: Error | null
}

/**
 * Asks a query with what somebody types or opens: after a delay, once for each change of the
 * variables; null asks nothing. The former answer stays until the next one is there, answers out of
 * order cannot win, and what is shown is retained and kept up to date. Never suspends and never
 * throws: the caller draws waiting and failing.
 */
export function useLiveQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  { delay = 0, fetchPolicy = 'network-only' }: Options = {},
): LiveResult<Query> {
  const environment = useRelayEnvironment()
  const live = useMemo(() => createLiveQuery<Query>(environment, query), [environment, query])
  const { answer, failure } = useSyncExternalStore(live.subscribe, live.current, live.current)
  const asked = variables === null ? null : JSON.stringify(variables)
  const ask = useEffectEvent(() => {
    if (variables !== null) live.ask(variables, fetchPolicy)
  })
  useEffect(() => {
    if (asked === null) return live.cancel()
    if (delay === 0) return ask()
    const timer = setTimeout(() => ask(), delay)
    return () => clearTimeout(timer)
  }, [live, asked, delay])
  useEffect(() => live.close, [live])
  const isOfNow = (of: { readonly variables: Query['variables'] } | null): boolean =>
    of !== null && JSON.stringify(of.variables) === asked
  return {
    data: answer?.data ?? null,
    variables: answer?.variables ?? null,
    isCurrent: isOfNow(answer),
    error: failure && isOfNow(failure) ? failure.error : null,
  }
}
