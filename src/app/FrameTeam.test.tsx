import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { FrameTeamTestQuery } from '#generated/FrameTeamTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { AccessGuard } from './AccessGuard.tsx'
import { FrameTeam } from './FrameTeam.lazy.tsx'

async function renderFor(viewer: object, links: readonly object[] = []) {
  const services = createTestServices()
  const watch = jest.spyOn(services.accessWatch, 'watch')
  const kit = renderWithRelay<FrameTeamTestQuery>({
    query: graphql`
      query FrameTeamTestQuery @relay_test_operation {
        viewer {
          ...AccessGuard_viewer
          ...FrameTeam_viewer
        }
        moderation {
          ...FrameTeam_moderation
        }
        site {
          ...FrameLinks_site
        }
      }
    `,
    render: ({ viewer: who, moderation, site }) =>
      site && (
        <>
          <AccessGuard viewer={who} />
          <FrameTeam viewer={who} moderation={moderation ?? null} site={site} />
        </>
      ),
    route: '/team/people?x=1',
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    Viewer: () => viewer,
    ModerationQueues: () => ({ pendingCount: 2, reportedCount: 1 }),
    Site: () => ({ links }),
  })
  return { ...kit, services, watch }
}

test('the team finds the places it may open', async () => {
  await renderFor({ canModerate: true, canManagePeople: true, canManageSite: false })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/team',
    '/team/changelog',
    '/team/people',
  ])
  expect(screen.getByRole('link', { name: 'Triage 3' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page')
})

test('nobody else sees that there is a team’s part', async () => {
  await renderFor({ canModerate: false, canManagePeople: false, canManageSite: false })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('everybody finds the links of the site below', async () => {
  const links = [{ label: 'Docs', url: 'https://docs.example.com' }]
  await renderFor({ canModerate: false, canManagePeople: false, canManageSite: false }, links)
  expect(screen.getByRole('navigation', { name: 'Elsewhere' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute(
    'href',
    'https://docs.example.com',
  )
})

test('a change of access starts over at the same place', async () => {
  const { services, watch } = await renderFor({
    accessVersion: 'a',
    user: null,
    canModerate: false,
    canManagePeople: false,
    canManageSite: false,
  })
  const changed = jest.fn()
  services.session.onChange(changed)
  const seen = watch.mock.calls[0]?.[0]
  expect(seen).toMatchObject({ version: 'a', isSignedIn: false })
  seen?.onChange()
  expect(changed).toHaveBeenCalledWith('/team/people?x=1')
})
