import { screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { BackLink } from '#routes/BackLink.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'

function Screen() {
  const { pathname, search } = useLocation()
  return (
    <>
      <FocusKeeper />
      <output>{pathname + search}</output>
      {['/ideas/1', '/ideas/2', '/boards/editor?sort=top'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="/ideas/1/slug" replace>
        Its address
      </Link>
      <BackLink />
    </>
  )
}

const renderAt = (route: string) =>
  renderWithRelay(<Screen />, { wrapper: servicesWrapper(createTestServices()), route })

test('“All ideas” leads back to the very list, also from an address that was put right', async () => {
  const { user } = renderAt('/roadmap')
  for (const name of ['/boards/editor?sort=top', '/ideas/1', 'Its address', 'All ideas'])
    await user.click(screen.getByRole('link', { name }))
  expect(screen.getByRole('status')).toHaveTextContent('/boards/editor?sort=top')
})

test.each([
  ['/roadmap', ['/ideas/1']],
  ['/', ['/ideas/1', '/ideas/2']],
])('from %s by %j it leads to the list, which was not the screen before', async (route, names) => {
  const { user } = renderAt(route)
  for (const name of [...names, 'All ideas']) await user.click(screen.getByRole('link', { name }))
  expect(screen.getByRole('status').textContent).toBe('/')
})
