import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { DeleteSiteTestQuery } from '#generated/DeleteSiteTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { DeleteSite } from './DeleteSite.tsx'

test('says what goes, and deletes the site for who types its name', async () => {
  const services = createTestServices()
  const changed = jest.fn()
  services.session.onChange(changed)
  const { user, resolve, operation, respond, reject, pending } =
    renderWithRelay<DeleteSiteTestQuery>({
      query: graphql`
        query DeleteSiteTestQuery @relay_test_operation {
          site {
            ...DeleteSite_site
          }
        }
      `,
      render: ({ site }) => site && <DeleteSite site={site} />,
      wrapper: servicesWrapper(services),
    })
  await resolve({ Site: () => ({ name: 'Field Notes' }) })
  await user.click(screen.getByRole('button', { name: 'Delete this site…' }))
  expect(await screen.findByText(/This can’t be undone/)).toBeVisible()
  const field = screen.getByRole('textbox', { name: /type the site’s name: Field Notes$/ })
  const remove = screen.getByRole('button', { name: 'Delete everything' })
  await user.type(field, 'Field')
  await user.click(remove)
  expect(field).toHaveAccessibleDescription('That isn’t the site’s name. Type “Field Notes”.')
  expect(pending()).toBe(0)
  await user.type(field, ' Notes')
  await user.click(remove)
  expect(operation().request.variables).toMatchObject({ name: 'Field Notes' })
  await reject(new NetworkError({ operation: 'x', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(field).toHaveValue('Field Notes')
  await user.click(remove)
  // The answer to the first press was lost: the site is gone, and with it who pressed.
  const [code, reason] = ['NOT_SIGNED_IN', 'NOT_SIGNED_IN']
  await respond({
    data: {
      deleteSite: {
        errors: [{ code, reason, message: 'Sign in first.', field: null, params: [] }],
      },
    },
  })
  await waitFor(() => expect(changed).toHaveBeenCalledWith('/'))
})
