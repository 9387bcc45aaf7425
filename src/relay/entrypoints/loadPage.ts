import {
  loadEntryPoint,
  type EntryPointContainer,
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
import type { CodeResource } from './JSResource.ts'
import type { AnyEntryPoint, RouteInput } from './PageEntryPoint.ts'

/** One query of a loaded page. */
export interface PageQuery {
  readonly variables: Variables
  /** The compiled query; null while the page's code has not arrived. */
  request(): ConcreteRequest | null
}

/** Relay's reference to a page that is loading or loaded. */
export type PreloadedPage = Parameters<typeof EntryPointContainer>[0]['entryPointReference']

/** A page whose code and data are loading or loaded. The caller of `loadPage` has to dispose it. */
export interface LoadedPage {
  readonly entryPoint: AnyEntryPoint
  readonly input: RouteInput
  readonly preloaded: PreloadedPage
  readonly queries: readonly PageQuery[]
  /** Resolves when code, what it needs, and data have arrived or failed. */
  ready(): Promise<void>
  /** True while an answer of the server is awaited; false for data from the store. */
  isPending(): boolean
}

export interface LoadOptions {
  readonly fetchPolicy?: PreloadFetchPolicy
  /** Loads what code that has just arrived needs besides, such as its sentences; never rejects. */
  readonly onCode?: (() => Promise<unknown> | null | undefined) | undefined
}

/** Starts a page's code and queries at once. */
export function loadPage(
  environment: IEnvironment,
  entryPoint: AnyEntryPoint,
  input: RouteInput,
  { fetchPolicy, onCode }: LoadOptions = {},
): LoadedPage {
  const queries: PageQuery[] = []
  const prepared = prepare(entryPoint, queries, fetchPolicy)
  const preloaded: PreloadedPage = loadEntryPoint(
    { getEnvironment: () => environment },
    prepared,
    input,
  )
  const sources = Object.values(preloaded.queries).flatMap(({ source }) => source ?? [])
  let awaited = sources.length
  const answers = sources.map((source) => source.toPromise().then(noteAnswer, noteAnswer))
  function noteAnswer() {
    awaited -= 1
  }
  const code = entryPoint.root.load().then(
    () => onCode?.(),
    () => {},
  )
  const ready = () => Promise.all([code, ...answers]).then(() => {})
  return { entryPoint, input, preloaded, queries, ready, isPending: () => awaited > 0 }
}

/**
 * Wraps an entry point so that its queries are recorded, a fetch policy can be set, and failed code
 * is loaded again.
 */
function prepare(
  entryPoint: AnyEntryPoint,
  queries: PageQuery[],
  fetchPolicy?: PreloadFetchPolicy,
): AnyEntryPoint {
  const root: Partial<CodeResource<unknown>> = entryPoint.root
  root.forgetFailure?.()
  return {
    root: entryPoint.root,
    getPreloadProps(input) {
      const described = entryPoint.getPreloadProps(input).queries as Record<
        string,
        ThinQueryParams<OperationType>
      >
      const entries = Object.entries(described).map(([name, query]) => {
        queries.push({ variables: query.variables, request: () => requestOf(query) })
        return [
          name,
          fetchPolicy ? { ...query, options: { ...query.options, fetchPolicy } } : query,
        ] as const
      })
      return { queries: Object.fromEntries(entries) }
    },
  }
}

function requestOf({ parameters }: ThinQueryParams<OperationType>): ConcreteRequest | null {
  if (parameters.kind === 'Request') return parameters
  const { id } = parameters.params
  return id ? (PreloadableQueryRegistry.get(id) ?? null) : null
}
