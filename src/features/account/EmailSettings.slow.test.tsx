import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { EmailSettingsTestQuery } from '#generated/EmailSettingsTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { EmailSettings } from './EmailSettings.tsx'

async function renderEmail(email: string | null, codeBy = 'MAIL', isWanted = false) {
  const kit = renderWithRelay<EmailSettingsTestQuery>({
    query: graphql`
      query EmailSettingsTestQuery @relay_test_operation {
        viewer {
          ...EmailSettings_viewer
        }
      }
    `,
    render: ({ viewer }) => <EmailSettings viewer={viewer} codeBy={codeBy} isWanted={isWanted} />,
    wrapper: servicesWrapper(),
  })
  await kit.resolve({ Viewer: () => ({ id: 'viewer', email }) })
  return kit
}

const press = (name: string) => screen.getByRole('button', { name })

test('changes the address with the codes of both, step by step', async () => {
  const { user, operation, respond } = await renderEmail('old@example.org')
  await user.click(press('Change address'))
  expect(screen.getByLabelText('New e-mail address')).toHaveFocus()
  await user.type(screen.getByLabelText('New e-mail address'), 'new@example.org')
  await user.click(press('Send codes'))
  expect(operation().request.variables).toMatchObject({ email: 'new@example.org' })
  await respond({ data: { requestEmailChange: { needsOldCode: true, errors: [] } } })
  expect(screen.getByLabelText('Code for new@example.org')).toHaveFocus()
  await user.click(press('Confirm address'))
  expect(screen.getAllByText('Enter the 6-digit code.')).toHaveLength(2)
  await waitFor(() => expect(screen.getByLabelText('Code for new@example.org')).toHaveFocus())
  await user.type(screen.getByLabelText('Code for new@example.org'), '123 456')
  await user.type(screen.getByLabelText('Code for old@example.org'), '654321')
  await user.click(press('Confirm address'))
  expect(operation().request.variables).toMatchObject({ newCode: '123 456', oldCode: '654321' })
  await respond({
    data: {
      confirmEmailChange: {
        errors: [refusal({ field: 'oldCode', message: 'That code doesn’t match.' })],
        viewer: null,
      },
    },
  })
  expect(screen.getByLabelText('Code for old@example.org')).toHaveAccessibleDescription(
    /That code doesn’t match\./,
  )
  await waitFor(() => expect(screen.getByLabelText('Code for old@example.org')).toHaveFocus())
  expect(screen.getByLabelText('Code for new@example.org')).toHaveValue('123 456')
  await user.click(press('Confirm address'))
  await respond({
    data: {
      confirmEmailChange: {
        errors: [],
        viewer: { id: 'viewer', email: 'new@example.org', sessions: [] },
      },
    },
  })
  expect(screen.getByText(/^Your address is now new@example\.org/)).toHaveFocus()
})

test('a first address needs one code, and what was typed survives every step and a failed request', async () => {
  const { user, operation, respond, reject, pending } = await renderEmail(null, 'TERMINAL')
  expect(screen.getByText(/so you can sign in on other devices/)).toBeVisible()
  await user.click(press('Add an address'))
  expect(screen.getByLabelText('New e-mail address')).toHaveAccessibleDescription(
    /The code will appear in the server’s terminal/,
  )
  await user.type(screen.getByLabelText('New e-mail address'), 'nowhere')
  await user.click(press('Show a code in the terminal'))
  expect(screen.getByLabelText('New e-mail address')).toHaveAccessibleDescription(
    /This is not an e-mail address/,
  )
  expect(pending()).toBe(0)
  await user.type(screen.getByLabelText('New e-mail address'), '@example.org')
  await user.click(press('Show a code in the terminal'))
  await reject(new NetworkError({ operation: 'x', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('nowhere@example.org')
  await user.click(press('Cancel'))
  expect(press('Add an address')).toHaveFocus()
  await user.click(press('Add an address'))
  await user.click(press('Show a code in the terminal'))
  expect(operation().request.variables).toMatchObject({ email: 'nowhere@example.org' })
  await respond({ data: { requestEmailChange: { needsOldCode: false, errors: [] } } })
  expect(screen.getByText(/in the server’s terminal/)).toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await user.click(press('Use another address'))
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('nowhere@example.org')
})

test('the address of the page can lead to it', async () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  await renderEmail(null, 'MAIL', true)
  expect(scroll.mock.contexts).toEqual([document.getElementById('email')])
})
