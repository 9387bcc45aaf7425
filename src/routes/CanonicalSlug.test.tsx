import { act, render, waitFor } from '@testing-library/react'
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom'
import { paths } from '#services/navigation/paths.ts'
import { noPageAnswer } from '#services/PageAnswer.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { CanonicalSlug } from './CanonicalSlug.tsx'

/** Slugs that a database can hold: no form of ours makes them, an import or an older version may have. */
const slugs = [
  'dark-mode',
  'größe',
  '../x',
  '..',
  '.',
  'a/b',
  '%2e',
  '%2e%2e',
  '%2F',
  '%',
  '%E0%A4%A',
  'v2.0',
  'title.',
  'a?b',
  'a#b',
  'a\\b',
  ' a b ',
  '\r\n',
  '<script>',
  `"><img src=x onerror=hit()>`,
  '\u2028',
  "'`{}|^[]~!*()",
]
const routes = (slug: string) => [
  { path: '/ideas/:number/:slug?', element: <CanonicalSlug path={paths.idea(1, slug)} /> },
  { path: '*', element: <p>Lost</p> },
]

/** Gives where the server leads whoever asks for an address; null where it is right. */
function redirectAt(address: string, slug: string): string | null {
  let right: string | null = null
  const answer = { ...noPageAnswer, redirect: (to: string) => void (right = to) }
  const { unmount, queryByText } = render(
    <RouterProvider router={createMemoryRouter(routes(slug), { initialEntries: [address] })} />,
    { wrapper: servicesWrapper(createTestServices({ answer })) },
  )
  expect(queryByText('Lost')).toBeNull()
  unmount()
  return right
}

test.each(slugs)('the server leads at most once for the slug %j', (slug) => {
  jest.spyOn(console, 'warn').mockReturnValue()
  for (const address of ['/ideas/1?sort=top', '/ideas/1/old', '/ideas/1/v1.0', '/ideas/1/%E0%A4']) {
    const right = redirectAt(address, slug)
    // As a browser reads the header.
    const { pathname, search } = new URL(right ?? address, 'http://localhost')
    expect(redirectAt(pathname + search, slug)).toBeNull()
  }
})

test.each(slugs)('the browser leads at most once for the slug %j', async (slug) => {
  window.history.replaceState(null, '', '/ideas/1/old')
  const right = jest.fn()
  const router = createBrowserRouter(routes(slug))
  const { unmount, queryByText } = render(<RouterProvider router={router} />, {
    wrapper: servicesWrapper(createTestServices({ answer: { ...noPageAnswer, redirect: right } })),
  })
  await waitFor(() => expect(window.location.pathname).not.toBe('/ideas/1/old'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(new Set(right.mock.calls.flat()).size).toBe(1)
  expect(right.mock.calls.length).toBeLessThan(4)
  expect(queryByText('Lost')).toBeNull()
  unmount()
  router.dispose()
})
