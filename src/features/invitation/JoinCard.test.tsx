import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { JoinCardTestQuery } from '#generated/JoinCardTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { JoinCard } from './JoinCard.tsx'

async function renderCard() {
  const services = createTestServices()
  const kit = renderWithRelay<JoinCardTestQuery>({
    query: graphql`
      query JoinCardTestQuery @relay_test_operation {
        invitation(token: "t") {
          ...JoinCard_invitation
        }
      }
    `,
    render: ({ invitation }) => invitation && <JoinCard invitation={invitation} token="t" />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ InvitationPreview: () => ({ name: 'Bo' }) })
  const changed = jest.fn()
  services.session.onChange(changed)
  return { ...kit, services, changed }
}

test('joins on a press alone, and goes on where a sign-in was needed', async () => {
  const { user, pending, services, changed, operation, respond } = await renderCard()
  expect(pending()).toBe(0)
  services.session.rememberPlace('/ideas/7')
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  expect(operation().request.variables).toMatchObject({ token: 't' })
  await respond({ data: { acceptInvitation: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/ideas/7')
})

test('a used link says so', async () => {
  const { user, respond, changed } = await renderCard()
  await user.click(screen.getByRole('button', { name: 'Join as Bo' }))
  await respond({ data: { acceptInvitation: { errors: [{ message: 'This link was used already.' }] } } })
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
