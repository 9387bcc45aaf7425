import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { MailSettingsTestQuery } from '#generated/MailSettingsTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { DeadLetters } from './DeadLetters.tsx'
import { SuppressedAddresses } from './SuppressedAddresses.tsx'

const page = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }

async function renderLists(letters: object[], addresses: object[]) {
  const kit = renderWithRelay<MailSettingsTestQuery>({
    query: graphql`
      query MailSettingsTestQuery @relay_test_operation {
        ...DeadLetters_query
        ...SuppressedAddresses_query
      }
    `,
    render: (data) => (
      <>
        <DeadLetters query={data} />
        <SuppressedAddresses query={data} />
      </>
    ),
    wrapper: servicesWrapper(createTestServices()),
  })
  const edges = (nodes: object[]) => nodes.map((node) => ({ cursor: 'c', node }))
  await kit.resolve({
    DeadLetterConnection: () => ({ edges: edges(letters), pageInfo: page }),
    SuppressedAddressConnection: () => ({ edges: edges(addresses), pageInfo: page }),
  })
  return kit
}

const letter = (id: string, email: string) => ({
  id,
  email,
  subject: 'Shipped: Dark mode',
  reason: '451 Try again later',
  attempts: 12,
  failedAt: '2026-03-01T10:00:00.000Z',
})

test('says that nothing is wrong', async () => {
  await renderLists([], [])
  expect(
    screen.getByText(
      'None. E-mails that fail are retried for two days, unless the mail server rejects them for good.',
    ),
  ).toBeVisible()
  expect(screen.getByText('None.')).toBeVisible()
})

test('a letter is sent again, leaves the list, and the focus goes on to the next', async () => {
  const { user, resolve } = await renderLists(
    [letter('letter_1', 'ana@example.com'), letter('letter_2', 'bo@example.com')],
    [],
  )
  const list = screen.getByRole('list', { name: 'E-mails that weren’t sent' })
  expect(within(list).getAllByText('451 Try again later')).toHaveLength(2)
  expect(within(list).getAllByText(/Tried 12 times/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Send again: ana@example.com' }))
  await resolve({ SendLetterAgainPayload: () => ({ errors: [], sentLetterId: 'letter_1' }) })
  expect(screen.queryByText('ana@example.com')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send again: bo@example.com' })).toHaveFocus()
})

test('an address is allowed again, and a refusal says why at its row', async () => {
  const { user, resolve } = await renderLists(
    [],
    [
      {
        id: 'suppression_1',
        email: 'gone@example.com',
        reason: '550 5.1.1 No such person',
        since: '2026-03-01T10:00:00.000Z',
      },
    ],
  )
  expect(screen.getByText(/but no other mail, until you allow them again/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Allow again: gone@example.com' }))
  await resolve({
    AllowAddressAgainPayload: () => ({
      errors: [refusal({ code: 'NOT_FOUND', message: 'This address already gets mail.' })],
      allowedAddressId: null,
    }),
  })
  expect(screen.getByRole('alert')).toHaveTextContent('This address already gets mail.')
})
