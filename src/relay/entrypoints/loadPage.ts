import type { ComponentType } from 'react'
import {
  loadQuery,
  type PreloadedQuery,
  type PreloadFetchPolicy,
  type ThinQueryParams,
} from 'react-relay'
import {
  PreloadableQueryRegistry,
  type ConcreteRequest,
  type IEnvironment,
  type OperationType,
  type Variables,
} from 'relay-runtime'
import { atMost } from './atMost.ts'
import type { CodeResource } from './JSResource.ts'
import type { AnyEntryPoint, RouteInput } from './PageEntryPoint.ts'

/** One query of a loaded page. */
export interface PageQuery {
  readonly variables: Variables
  /** The compiled query; null while the page's code has not arrived. */
  request(): ConcreteRequest | null
}

/** A page whose code and data are loading or loaded. The caller of `loadPage` has to dispose it. */
export interface LoadedPage {
  readonly entryPoint: AnyEntryPoint
  readonly input: RouteInput
  /** References to its queries, for the page's component. */
  readonly preloaded: Readonly<Record<string, PreloadedQuery<OperationType>>>
  readonly queries: readonly PageQuery[]
  /** Resolves when the page's code has arrived or failed; never rejects. */
  readonly code: Promise<unknown>
  /** The page's component, null while its code loads; throws why it could not be loaded. */
  component(): ComponentType<{ queries: LoadedPage['preloaded'] }> | null
  /**
   * Resolves when code, what it needs, and the answer to the query `page` have arrived or failed.
   * Other queries stand beside it and are waited for a moment only, `besideMs` milliseconds.
   */
  ready(besideMs?: number): Promise<void>
  /** True while the answer to `page` is awaited; false for data from the store. */
  isPending(): boolean
  /** Why the answer to `page` did not come, as soon as that is known; else null. */
  failure(): Error | null
  /** References for a page that was drawn and has failed: they read what the store has. */
  fromStore(): LoadedPage['preloaded']
  /** Releases its queries; a second call does nothing. */
  dispose(): void
}

export interface LoadOptions {
  readonly fetchPolicy?: PreloadFetchPolicy
  /** Loads what code that has just arrived needs besides, such as its sentences; never rejects. */
  readonly onCode?: (() => Promise<unknown> | null | undefined) | undefined
}

/** Milliseconds in which what stands beside a page mostly arrives with it, and moves nothing. */
export const BESIDE_MS = 100

/** Starts a page's code and queries at once. */
export function loadPage(
  environment: IEnvironment,
  entryPoint: AnyEntryPoint,
  input: RouteInput,
  { fetchPolicy, onCode }: LoadOptions = {},
): LoadedPage {
  const root: Partial<CodeResource<unknown>> = entryPoint.root
  // Code that could not be loaded is asked for again.
  root.forgetFailure?.()
  const given = entryPoint.getPreloadProps(input)
  const wanted = given.queries as Record<string, ThinQueryParams<OperationType>>
  // The page can be drawn without the rest.
  const code = Promise.all([entryPoint.root.load(), given.code?.catch(() => {})]).then(
    () => onCode?.(),
    () => {},
  )
  const references: PreloadedQuery<OperationType>[] = []
  const start = (
    { parameters, variables }: ThinQueryParams<OperationType>,
    policy?: PreloadFetchPolicy,
  ): PreloadedQuery<OperationType> => {
    const reference = loadQuery(
      environment,
      parameters,
      variables,
      policy && { fetchPolicy: policy },
    )
    references.push(reference)
    return reference
  }
  const preloaded = Object.fromEntries(
    Object.entries(wanted).map(([name, query]) => [name, start(query, fetchPolicy)]),
  )
  const { page: main, ...beside } = preloaded
  const answerOf = async (reference?: PreloadedQuery<OperationType>): Promise<void> => {
    await reference?.source?.toPromise().catch(() => {})
  }
  let isAwaited = main?.source != null
  let failure: Error | null = null
  // Ahead of the components, which learn of it by the same source.
  main?.source?.subscribe({ error: (error: Error) => (failure = error) })
  let stored: LoadedPage['preloaded'] | null = null
  const answer = answerOf(main).then(() => (isAwaited = false))
  const others = Promise.all(Object.values(beside).map(answerOf))
  return {
    entryPoint,
    input,
    preloaded,
    queries: Object.values(wanted).map((query) => ({
      variables: query.variables,
      request: () => requestOf(query),
    })),
    code,
    component: () => entryPoint.root.getModuleIfRequired() as ReturnType<LoadedPage['component']>,
    ready: (besideMs = BESIDE_MS) =>
      Promise.all([code, answer]).then(() => (failure ? undefined : atMost(besideMs, others))),
    isPending: () => isAwaited,
    failure: () => failure,
    fromStore: () =>
      (stored ??= wanted['page']
        ? { ...preloaded, page: start(wanted['page'], 'store-only' as PreloadFetchPolicy) }
        : preloaded),
    dispose() {
      for (const reference of references.splice(0)) reference.dispose()
    },
  }
}

function requestOf({ parameters }: ThinQueryParams<OperationType>): ConcreteRequest | null {
  if (parameters.kind === 'Request') return parameters
  const { id } = parameters.params
  return id ? (PreloadableQueryRegistry.get(id) ?? null) : null
}
