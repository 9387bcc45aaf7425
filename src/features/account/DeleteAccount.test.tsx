import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { DeleteAccountTestQuery } from '#generated/DeleteAccountTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

let now = 1_000
beforeEach(() => void jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now))
afterEach(() => void jest.restoreAllMocks())

async function renderDelete(canOwnSite = false) {
  const services = createTestServices()
  const changed = jest.fn()
  services.session.onChange(changed)
  const kit = renderWithRelay<DeleteAccountTestQuery>({
    query: graphql`
      query DeleteAccountTestQuery @relay_test_operation {
        viewer {
          ...DeleteAccount_viewer
        }
      }
    `,
    render: ({ viewer }) => <DeleteAccount viewer={viewer} />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ Viewer: () => ({ canOwnSite }) })
  return { ...kit, changed }
}

/** Long enough for the second press to be one of its own. */
const think = () => void (now += 700)

test('says what happens, asks about the posts, and deletes on the second press alone', async () => {
  const { user, operation, respond, reject, pending, changed } = await renderDelete()
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }))
  expect(await screen.findByText('Your votes still count, without your name.')).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Delete my account' }))
  expect(screen.getByText(/^This can’t be undone/)).toBeVisible()
  expect(pending()).toBe(0)
  await user.click(screen.getByRole('radio', { name: /^Delete them too/ }))
  expect(screen.queryByText(/^This can’t be undone/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  think()
  await user.click(screen.getByRole('button', { name: 'Yes, delete it permanently' }))
  expect(operation().request.variables).toMatchObject({ deletePosts: true })
  await reject(new NetworkError({ operation: 'x', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Yes, delete it permanently' }))
  await respond({ data: { deleteAccount: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/settings?goodbye')
})

test('the owner is told what comes before', async () => {
  await renderDelete(true)
  expect(screen.getByText(/Transfer it to someone else/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to people' })).toHaveAttribute('href', '/team/people')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
