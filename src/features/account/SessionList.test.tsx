import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { SessionListTestQuery } from '#generated/SessionListTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper, TEST_NOW } from '#testing/testServices.tsx'
import { SessionList } from './SessionList.tsx'

const ago = (days: number) => new Date(TEST_NOW - days * 86_400_000).toISOString()
const here = {
  id: 'session_1',
  device: 'Firefox on Linux',
  isCurrent: true,
  lastUsedAt: ago(0.2),
  createdAt: ago(30),
}
const phone = {
  id: 'session_2',
  device: 'Safari on iOS',
  isCurrent: false,
  lastUsedAt: ago(3),
  createdAt: ago(20),
}

async function renderList() {
  const services = createTestServices()
  const changed = jest.fn()
  services.session.onChange(changed)
  const kit = renderWithRelay<SessionListTestQuery>({
    query: graphql`
      query SessionListTestQuery @relay_test_operation {
        viewer {
          ...SessionList_viewer
        }
      }
    `,
    render: ({ viewer }) => <SessionList viewer={viewer} />,
    wrapper: servicesWrapper(services),
  })
  await kit.respond({
    data: {
      viewer: {
        id: 'viewer',
        sessions: [here, phone].map((one) => ({ __typename: 'Session', ...one })),
      },
    },
  })
  return { ...kit, changed }
}

test('ends another session, which leaves the list, and says so where the focus is', async () => {
  const { user, operation, respond } = await renderList()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('This device'),
    expect.stringContaining('Last used 3 days ago'),
  ])
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }))
  expect(operation().request.variables).toMatchObject({ id: 'session_2' })
  await respond({
    data: { endSession: { errors: [], viewer: { id: 'viewer', sessions: [here] } } },
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(screen.getByText('Safari on iOS is signed out.')).toHaveFocus())
})

test('a refusal is said and the list stays', async () => {
  const { user, respond } = await renderList()
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }))
  await respond({
    data: {
      endSession: {
        errors: [refusal({ field: 'sessionId', message: 'You are no longer signed in there.' })],
        viewer: null,
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('You are no longer signed in there.')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('signing out everywhere starts over as nobody', async () => {
  const { user, operation, respond, changed } = await renderList()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(operation().request.node.operation.name).toBe('useSignOutEverywhereMutation')
  await respond({ data: { signOutEverywhere: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/')
})
