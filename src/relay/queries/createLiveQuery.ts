import { loadQuery, type PreloadedQuery } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Snapshot,
} from 'relay-runtime'
import { throwFieldErrors } from '../store/throwFieldErrors.ts'

/** The state of a query that is asked again and again. */
export interface LiveState<Query extends OperationType> {
  /** The newest answer, kept up to date by the store. */
  readonly answer: {
    readonly data: Query['response']
    readonly variables: Query['variables']
  } | null
  /** Why the newest question has no answer. */
  readonly failure: { readonly error: Error; readonly variables: Query['variables'] } | null
}

/** The source of an answer: always the server, or the store where it has all. */
export type AskPolicy = 'network-only' | 'store-or-network'

/**
 * A query that is asked with changing variables. It owns the references of the question under way
 * and of the answer shown, and disposes them.
 */
export interface LiveQuery<Query extends OperationType> {
  subscribe(listener: () => void): () => void
  current(): LiveState<Query>
  /**
   * Asks, instead of what is still under way; the former answer stays until the next one is there.
   */
  ask(variables: Query['variables'], fetchPolicy: AskPolicy): void
  /** Gives up what is under way. */
  cancel(): void
  /** Gives up everything: the answer is released and no longer kept up to date. */
  close(): void
}

/** Makes a live query of an environment. It loads nothing before `ask`. */
export function createLiveQuery<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
): LiveQuery<Query> {
  const listeners = new Set<() => void>()
  let state: LiveState<Query> = { answer: null, failure: null }
  let asked: PreloadedQuery<Query> | null = null
  let shown: PreloadedQuery<Query> | null = null
  let updates: Disposable | null = null

  const set = (next: LiveState<Query>): void => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const fail = (error: Error, variables: Query['variables']): void =>
    set({ ...state, failure: { error, variables } })
  const read = (snapshot: Snapshot, variables: Query['variables']): void => {
    try {
      throwFieldErrors(environment, snapshot)
    } catch (error) {
      return fail(error as Error, variables)
    }
    set({ answer: { data: snapshot.data, variables }, failure: null })
  }
  const cancel = (): void => {
    if (asked !== shown) asked?.dispose()
    asked = null
  }
  const show = (reference: PreloadedQuery<Query>): void => {
    const { variables } = reference
    const snapshot = environment.lookup(
      createOperationDescriptor(getRequest(query), variables).fragment,
    )
    updates?.dispose()
    updates = environment.subscribe(snapshot, (next) => read(next, variables))
    if (shown !== reference) shown?.dispose()
    shown = reference
    read(snapshot, variables)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    ask(variables, fetchPolicy) {
      cancel()
      if (state.failure) set({ ...state, failure: null })
      const reference = loadQuery<Query>(environment, query, variables, { fetchPolicy })
      asked = reference
      if (!reference.source) return show(reference)
      reference.source.subscribe({
        // A superseded question is disposed, which silences it.
        next: () => asked === reference && show(reference),
        error: (error: Error) => {
          if (asked !== reference) return
          cancel()
          fail(error, variables)
        },
      })
    },
    cancel,
    close() {
      cancel()
      updates?.dispose()
      shown?.dispose()
      updates = shown = null
    },
  }
}
