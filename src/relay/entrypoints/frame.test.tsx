import { act, fireEvent, render, screen } from '@testing-library/react'
import { use, type ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { FrameRefreshContext } from '../boundaries/FrameRefreshContext.ts'
import parameters from '../testing/core/__generated__/LibraryPageQuery$parameters.ts'
import { deferredServer } from '../testing/deferredServer.ts'
import { book, loadLibraryPage, settle } from '../testing/library.tsx'
import { createPageLoader } from './createPageLoader.ts'
import { entryRoute } from './entryRoute.tsx'
import { JSResource } from './JSResource.ts'
import type { RouteInput } from './PageEntryPoint.ts'
import { useIsNavigating } from './useIsNavigating.ts'

/** A page that changes what the frame shows. */
async function loadPageThatActs() {
  const LibraryPage = await loadLibraryPage()
  return function PageThatActs(props: ComponentProps<typeof LibraryPage>) {
    const refreshFrame = use(FrameRefreshContext)
    return (
      <>
        <LibraryPage {...props} />
        <button onClick={() => void refreshFrame()}>Act</button>
      </>
    )
  }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function openFramed() {
  const { environment, requests } = deferredServer()
  const pages = createPageLoader(environment)
  const preload = (id: (input: RouteInput) => string) => (input: RouteInput) => ({
    queries: { page: { parameters, variables: { id: id(input) } } },
  })
  const common = { skeleton: <p>Loads</p>, failure: () => <p>Failed</p> }
  const frame = {
    root: JSResource('Frame', async () => Frame),
    getPreloadProps: preload(() => 'frame'),
  }
  const page = {
    root: JSResource('LibraryPage', loadPageThatActs),
    getPreloadProps: preload(({ params }) => params['id'] ?? ''),
  }

  function Frame() {
    return (
      <>
        <p>{useIsNavigating(router) ? 'On the way' : 'Here'}</p>
        <Outlet />
      </>
    )
  }

  const router = createMemoryRouter(
    [
      {
        path: '/',
        ...entryRoute(pages, { ...common, entryPoint: frame, frame: true }),
        children: [{ path: ':id', ...entryRoute(pages, { ...common, entryPoint: page }) }],
      },
    ],
    { initialEntries: ['/b1'] },
  )
  await act(async () => {
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    )
    await settle()
  })
  const answer = (index: number, body: object) =>
    act(async () => {
      requests[index]?.answer(body)
      await settle()
    })
  return {
    router,
    requests,
    answer,
    go: (to: string) => act(async () => (await router.navigate(to), await settle())),
  }
}

test('frame and page are asked for together, and the frame only once', async () => {
  const { requests, answer, go } = await openFramed()
  expect(requests.map(({ variables }) => variables['id'])).toEqual(['frame', 'b1'])
  await answer(1, book('b1'))
  await go('/b2?filter=x')
  await answer(2, book('b2'))
  await go('/b2?filter=y')
  expect(requests.map(({ variables }) => variables['id'])).toEqual(['frame', 'b1', 'b2'])
  expect(requests[0]?.isAborted()).toBe(false)
})

test('the frame can tell that another page is on its way', async () => {
  const { answer, go } = await openFramed()
  await answer(1, book('b1'))
  expect(screen.getByText('Here')).toBeVisible()
  await go('/b2')
  expect(screen.getByText('On the way')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
  await answer(2, book('b2'))
  expect(screen.getByText('Here')).toBeVisible()
})

test('a page can have the frame asked for again, and nothing else is', async () => {
  const { requests, answer } = await openFramed()
  await answer(0, book('frame'))
  await answer(1, book('b1'))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Act' })))
  expect(requests.map(({ variables }) => variables['id'])).toEqual(['frame', 'b1', 'frame'])
  await answer(2, book('frame'))
  expect(screen.getByRole('heading', { name: 'Book b1' })).toBeVisible()
})
