/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { createEnvironment } from '../environment.ts'
import parameters from '../testing/core/__generated__/LibraryPageQuery$parameters.ts'
import facts from '../testing/core/__generated__/rootFields.json'
import type { LibraryPage } from '../testing/core/LibraryPage.tsx'
import { book, loadLibraryPage } from '../testing/library.tsx'
import { createPageLoader } from './createPageLoader.ts'
import { entryRoute, type EntryRouteData } from './entryRoute.tsx'
import { JSResource } from './JSResource.ts'
import type { PageEntryPoint } from './PageEntryPoint.ts'

const entryPoint: PageEntryPoint<typeof LibraryPage> = {
  root: JSResource('LibraryPage', loadLibraryPage),
  getPreloadProps: ({ params }) => ({
    queries: { page: { parameters, variables: { id: params['id'] ?? '' } } },
  }),
}

/** Renders the page as a server does, with everything created for this one request. */
async function renderFor(person: string): Promise<string> {
  const environment = createEnvironment({
    isServer: true,
    schemaFacts: facts,
    fetch: async () => new Response(JSON.stringify(book('b1', `for ${person}`))),
  })
  const pages = createPageLoader(environment)
  const handler = createStaticHandler([
    {
      path: '/books/:id',
      ...entryRoute(pages, {
        entryPoint,
        skeleton: <p>Page loads</p>,
        failure: () => <p>Failed</p>,
      }),
    },
  ])
  const context = (await handler.query(
    new Request('http://localhost/books/b1'),
  )) as StaticHandlerContext
  await Promise.all(
    Object.values(context.loaderData as Record<string, EntryRouteData>).map(({ page }) =>
      page.ready(),
    ),
  )
  const html = renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RelayEnvironmentProvider>,
  )
  pages.dispose()
  return html
}

test('two people are rendered at once on the server, and share nothing', async () => {
  const [ada, ben] = await Promise.all([renderFor('Ada'), renderFor('Ben')])
  expect(ada).toContain('<h1>Book b1</h1><!--$--><p>Summary: <!-- -->for Ada</p>')
  expect(ben).toContain('for Ben')
  expect(ben).not.toContain('Ada')
})
