import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { PreloadableQueryRegistry } from 'relay-runtime'
import type { PageFailureProps } from '../boundaries/ContentBoundary.tsx'
import { createPageLoader } from '../entrypoints/createPageLoader.ts'
import { createPrefetch } from '../entrypoints/createPrefetch.ts'
import { entryRoute } from '../entrypoints/entryRoute.tsx'
import { JSResource } from '../entrypoints/JSResource.ts'
import type { PageEntryPoint } from '../entrypoints/PageEntryPoint.ts'
import { PrefetchContext } from '../entrypoints/PrefetchContext.ts'
import { usePrefetchOnIntent } from '../entrypoints/usePrefetchOnIntent.ts'
import parameters from './core/__generated__/LibraryPageQuery$parameters.ts'
import type { LibraryPage } from './core/LibraryPage.tsx'
import { deferredServer } from './deferredServer.ts'

interface LibraryOptions {
  readonly strict?: boolean
  readonly start?: string
  /** Loads the page's code; by default at once. */
  readonly loadCode?: () => Promise<typeof LibraryPage>
  /** What the first page waits for; nothing if not given. */
  readonly begun?: Promise<void>
}

/**
 * A small app on the client core: `/books/:id` is a page, `/` has links. Time passes only where the
 * test says so: it calls `jest.useFakeTimers()` first.
 */
export function openLibrary({
  strict = false,
  start = '/books/b1',
  loadCode = loadLibraryPage,
  begun,
}: LibraryOptions = {}) {
  const server = deferredServer()
  const pages = createPageLoader(server.environment, { begun })
  const entryPoint: PageEntryPoint<typeof LibraryPage> = {
    root: JSResource('LibraryPage', loadCode),
    getPreloadProps: ({ params }) => ({
      queries: { page: { parameters, variables: { id: params['id'] ?? '' } } },
    }),
  }
  const routes = [
    {
      element: <Outlet />,
      children: [
        { index: true, element: <PrefetchingLink /> },
        {
          path: '/books/:id',
          ...entryRoute(pages, { entryPoint, skeleton: <p>Page loads</p>, failure: PageFailure }),
        },
        { path: '/elsewhere', element: <p>Elsewhere</p> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [start] })
  const app = (
    <RelayEnvironmentProvider environment={server.environment}>
      <PrefetchContext value={createPrefetch(pages, routes)}>
        <RouterProvider router={router} />
      </PrefetchContext>
    </RelayEnvironmentProvider>
  )
  const open = () =>
    render(strict ? <StrictMode>{app}</StrictMode> : app, { onCaughtError: () => {} })
  const requestAt = (index: number) => {
    const request = server.requests[index]
    if (!request) throw new Error(`There were ${server.requests.length} requests only`)
    return request
  }
  return {
    ...server,
    pages,
    router,
    open: () => act(async () => open()),
    go: (to: string) => act(() => router.navigate(to)),
    settle: () => act(settle),
    /** Answers the request with this index, and lets React show it. */
    answer: (index: number, body: object) =>
      act(async () => {
        await settle()
        requestAt(index).answer(body)
        await settle()
      }),
    fail: (index: number) =>
      act(async () => {
        await settle()
        requestAt(index).fail()
        await settle()
      }),
  }
}

/** Lets everything happen that waits for promises and for timers of no length. */
export async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(1)
}

/** Imports the page's code lazily. */
export function loadLibraryPage() {
  return import('./core/LibraryPage.tsx').then((module) => module.LibraryPage)
}

/**
 * Imports the page's code as if for the first time: its query registers itself with Relay, as
 * evaluating the module does.
 */
export async function freshLibraryPage() {
  const { default: query } = await import('./core/__generated__/LibraryPageQuery.graphql.ts')
  PreloadableQueryRegistry.set(query.params.id ?? '', query)
  return loadLibraryPage()
}

/** An answer of the test schema's server. */
export function book(id: string, summary: string | null = `about ${id}`) {
  return { data: { book: { id, title: `Book ${id}`, summary } } }
}

function PrefetchingLink() {
  return (
    <Link to="/books/b1" {...usePrefetchOnIntent('/books/b1')}>
      Book b1
    </Link>
  )
}

function PageFailure({ error, isNotFound, isStale, retry, isRetrying }: PageFailureProps) {
  if (isNotFound) return <p>No such book</p>
  return (
    <button onClick={retry} disabled={isRetrying}>
      {isStale ? 'Refresh' : 'Try again'} after {error instanceof Error ? error.name : 'something'}
    </button>
  )
}
