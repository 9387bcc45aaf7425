import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ProviderLinksTestQuery } from '#generated/ProviderLinksTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper, TEST_NOW } from '#testing/testServices.tsx'
import { ProviderLinks } from './ProviderLinks.tsx'

const day = (ago: number) => new Date(TEST_NOW - ago * 86_400_000).toISOString()
const link = (values: object = {}) => ({
  __typename: 'ProviderLink',
  id: 'account_1',
  name: 'GitHub',
  createdAt: day(3),
  unlinkedAt: null,
  viewerCanUnlink: true,
  ...values,
})

async function renderLinks(...providerLinks: object[]) {
  const kit = renderWithRelay<ProviderLinksTestQuery>({
    query: graphql`
      query ProviderLinksTestQuery @relay_test_operation {
        viewer {
          ...ProviderLinks_viewer
        }
      }
    `,
    render: ({ viewer }) => <ProviderLinks viewer={viewer} />,
    wrapper: servicesWrapper(createTestServices()),
  })
  await kit.respond({ data: { viewer: { id: 'viewer', providerLinks } } })
  return kit
}

const after = (values: object) => ({
  setProviderLink: {
    errors: [],
    viewer: { id: 'viewer', providerLinks: [link(values)] },
  },
})

test('unlinks after one confirmation, says so, and links again', async () => {
  const { user, operation, respond } = await renderLinks(link())
  expect(screen.getByRole('listitem')).toHaveTextContent('GitHubLinked 3 days ago')
  await user.click(screen.getByRole('button', { name: 'Unlink GitHub…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unlink GitHub?' })
  await user.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  expect(operation().request.variables).toMatchObject({ id: 'account_1', linked: false })
  await respond({ data: after({ unlinkedAt: day(0), viewerCanUnlink: false }) })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent('GitHub is unlinked.')
  expect(screen.getByRole('listitem')).toHaveTextContent('Unlinked')
  const again = screen.getByRole('button', { name: 'Link again: GitHub' })
  await waitFor(() => expect(again).toHaveFocus())
  await user.click(again)
  expect(operation().request.variables).toMatchObject({ id: 'account_1', linked: true })
  await respond({ data: after({}) })
  expect(screen.getByRole('status')).toHaveTextContent('You can sign in with GitHub again.')
  expect(screen.getByRole('button', { name: 'Unlink GitHub…' })).toBeVisible()
})

test('the only way to sign in stays, and its button says why', async () => {
  const { user } = await renderLinks(link({ viewerCanUnlink: false }))
  const button = screen.getByRole('button', { name: 'Unlink GitHub…' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(
    'This is your only way to sign in. Add an e-mail address to unlink it.',
  )
  await user.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refusal stays in the dialog', async () => {
  const { user, respond } = await renderLinks(link())
  await user.click(screen.getByRole('button', { name: 'Unlink GitHub…' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  const message = 'This is the only way to sign in to your account.'
  await respond({
    data: {
      setProviderLink: { errors: [refusal({ field: 'linkId', message })], viewer: null },
    },
  })
  expect(within(dialog).getByRole('alert')).toHaveTextContent(message)
})

test('there is nothing for who has used no provider', async () => {
  await renderLinks()
  expect(screen.queryByRole('heading')).toBeNull()
})
