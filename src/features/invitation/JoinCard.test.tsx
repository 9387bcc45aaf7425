import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { JoinCardTestQuery } from '#generated/JoinCardTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { JoinCard } from './JoinCard.tsx'

async function renderCard(
  invitation: object = { name: 'Bo', email: null, role: 'MEMBER', needsName: false },
  user: object | null = null,
) {
  const services = createTestServices()
  const kit = renderWithRelay<JoinCardTestQuery>({
    query: graphql`
      query JoinCardTestQuery @relay_test_operation {
        viewer {
          ...JoinCard_viewer
        }
        invitation(token: "t") {
          ...JoinCard_invitation
        }
      }
    `,
    render: ({ invitation, viewer }) =>
      invitation && <JoinCard invitation={invitation} viewer={viewer} token="t" />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ InvitationPreview: () => invitation, Viewer: () => ({ user }) })
  const changed = jest.fn()
  services.session.onChange(changed)
  return { ...kit, services, changed }
}

test('joins on a press alone, and goes on where a sign-in was needed', async () => {
  const { user, pending, services, changed, operation, respond } = await renderCard()
  expect(pending()).toBe(0)
  returnPlace(services.storage).remember('/ideas/7')
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  expect(operation().request.variables).toMatchObject({ token: 't' })
  await respond({ data: { acceptInvitation: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/ideas/7')
})

test('a used link says so', async () => {
  const { user, respond, changed } = await renderCard()
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  await respond({
    data: {
      acceptInvitation: {
        errors: [refusal({ field: null, message: 'This link was used already.' })],
      },
    },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('This link was used already.')
  expect(changed).not.toHaveBeenCalled()
})

test('a lost answer is tried again as the same attempt', async () => {
  const { user, operation, reject } = await renderCard()
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  const first = operation().request.variables['clientMutationId'] as string
  await reject(new NetworkError({ operation: 'JoinCardMutation', reason: 'x' }))
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  expect(operation().request.variables['clientMutationId']).toBe(first)
})

test('asks who is new for a name, says where, and keeps it when it is refused', async () => {
  const { user, pending, operation, respond, changed } = await renderCard(
    { name: '', email: 'ida@example.com', role: 'COLLABORATOR', needsName: true },
    { name: 'Ana' },
  )
  expect(screen.getByText(/You’ll join as a collaborator/)).toHaveTextContent(
    'You’ll sign in with ida@example.com.',
  )
  expect(
    screen.getByText(
      'You’re signed in as Ana. Joining will sign you in as ida@example.com instead.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join' }))
  const field = screen.getByLabelText('Your name')
  expect([pending(), field]).toEqual([0, expect.objectContaining({ value: '' })])
  expect(field).toHaveAccessibleDescription(/The name is missing/)
  await user.type(field, 'Ida')
  await user.click(screen.getByRole('button', { name: 'Join' }))
  expect(operation().request.variables).toMatchObject({ name: 'Ida' })
  await respond({
    data: { acceptInvitation: { errors: [refusal({ field: 'name', message: 'Not this one.' })] } },
  })
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Not this one/)
  expect(field).toHaveValue('Ida')
  expect(changed).not.toHaveBeenCalled()
})
