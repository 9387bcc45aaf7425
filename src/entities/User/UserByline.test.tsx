import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { UserBylineTestQuery } from '#generated/UserBylineTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { UserByline } from './UserByline.tsx'

async function renderByline(user: object | null) {
  const kit = renderWithRelay<UserBylineTestQuery>({
    query: graphql`
      query UserBylineTestQuery @relay_test_operation {
        viewer {
          user {
            ...UserByline_user
          }
        }
      }
    `,
    render: ({ viewer }) => (
      <UserByline user={viewer.user ?? null} at="2026-05-09T12:00:00.000Z" note=" · edited" />
    ),
    wrapper: servicesWrapper(),
  })
  await kit.resolve({ Viewer: () => ({ user }) })
}

test('says who and when', async () => {
  await renderByline(aUser({ name: 'محمد' }))
  expect(screen.getByText('محمد').tagName).toBe('BDI')
  expect(screen.getByText('yesterday')).toBeVisible()
  expect(screen.getByText(/edited/)).toBeVisible()
  expect(screen.queryByText('Team')).not.toBeInTheDocument()
})

test('marks the team’s voice', async () => {
  await renderByline(aUser({ role: 'COLLABORATOR' }))
  expect(screen.getByText('Team')).toBeVisible()
})

test('a deleted person has a name all the same', async () => {
  await renderByline(null)
  expect(screen.getByText('Deleted user')).toBeVisible()
})
