import type { ComponentType } from 'react'
import type { JSResourceReference, PreloadedQuery, ThinQueryParams } from 'react-relay'
import type { OperationType } from 'relay-runtime'

/** The URL of a page: the parameters that its route names, and the whole of it. */
export interface RouteInput {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

type Queries = Record<string, OperationType>

/** Props of a page component with these queries: `PageProps<{ page: IdeaPageQuery }>`. */
export interface PageProps<Q extends Queries> {
  readonly queries: { readonly [Name in keyof Q]: PreloadedQuery<Q[Name]> }
}

/**
 * A page's eager half: its lazy code (`root`) and how a URL becomes variables (`getPreloadProps`).
 * Tiny and imported by the route table, so that code and data start at the same moment. Relay's own
 * `EntryPoint` with the parameters settled; its type refers to itself in a circle and so checks
 * nothing.
 */
export interface PageEntryPoint<Page> {
  readonly root: JSResourceReference<Page>
  readonly getPreloadProps: (input: RouteInput) => PagePreload<QueriesOf<Page>>
}

/** The compiled parameters and variables of a page's queries, by query. `code`: what the page is drawn with besides its own. */
export interface PagePreload<Q extends Queries> {
  readonly code?: Promise<unknown> | undefined
  readonly queries: { readonly [Name in keyof Q]: ThinQueryParams<Q[Name]> }
}

export type QueriesOf<Page> = Page extends ComponentType<PageProps<infer Q>> ? Q : never

/** An entry point of any page, for code that treats all pages alike. */
export interface AnyEntryPoint {
  readonly root: JSResourceReference<unknown>
  readonly getPreloadProps: (input: RouteInput) => {
    readonly code?: Promise<unknown> | undefined
    readonly queries: Readonly<Record<string, unknown>>
  }
}
