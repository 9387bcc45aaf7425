import { screen, waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ProfileFormTestQuery } from '#generated/ProfileFormTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ProfileForm } from './ProfileForm.tsx'

async function renderForm(
  name = 'Ana Ferrer',
  { id = 'user_1', services = createTestServices() } = {},
) {
  const kit = renderWithRelay<ProfileFormTestQuery>({
    query: graphql`
      query ProfileFormTestQuery @relay_test_operation {
        viewer {
          ...ProfileForm_viewer
        }
      }
    `,
    render: ({ viewer }) => <ProfileForm viewer={viewer} />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ User: () => ({ id, name }) })
  const field = () => screen.getByLabelText('Name')
  const save = () => kit.user.click(screen.getByRole('button', { name: 'Save name' }))
  return { ...kit, field, save }
}

test('saves a name and says so', async () => {
  const { user, field, save, operation, respond } = await renderForm()
  await user.clear(field())
  await user.type(field(), 'Ana F.')
  await save()
  await user.type(field(), ' F.')
  expect(field()).toHaveValue('Ana F.')
  expect(operation().request.variables).toMatchObject({ name: 'Ana F.' })
  await respond({
    data: {
      updateProfile: {
        errors: [],
        viewer: { id: 'viewer', user: { id: 'user_1', name: 'Ana F.' } },
      },
    },
  })
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  await user.type(field(), '!')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('what is wrong stands at the field, and what was typed stays when saving fails', async () => {
  const { user, field, save, respond, reject, pending } = await renderForm('a'.repeat(61))
  await save()
  expect(field()).toHaveAccessibleDescription(/can have at most 60 characters; it has 61/)
  await waitFor(() => expect(field()).toHaveFocus())
  expect(pending()).toBe(0)
  await user.clear(field())
  await user.type(field(), 'Bea')
  await save()
  await respond({
    data: {
      updateProfile: {
        errors: [refusal({ field: 'name', message: 'Not this name.' })],
        viewer: null,
      },
    },
  })
  expect(field()).toHaveAccessibleDescription(/Not this name\./)
  await save()
  await reject(new NetworkError({ operation: 'x', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(field()).toHaveValue('Bea')
})

test('a name that is not saved is there again after a reload, for whom typed it', async () => {
  const services = createTestServices()
  const before = await renderForm('Ana Ferrer', { services })
  await before.user.type(before.field(), ' i Roig')
  before.unmount()
  const other = await renderForm('Bea', { id: 'user_2', services })
  expect(other.field()).toHaveValue('Bea')
  other.unmount()
  const { field } = await renderForm('Ana Ferrer', { services })
  expect(field()).toHaveValue('Ana Ferrer i Roig')
})
