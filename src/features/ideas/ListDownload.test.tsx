import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ListDownloadTestQuery } from '#generated/ListDownloadTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { readChoice } from './listAddress.ts'
import { ListDownload } from './ListDownload.tsx'

async function renderFor(canModerate: boolean) {
  const choice = readChoice('editor', new URLSearchParams('q=dark&status=open&closed=1'))
  const kit = renderWithRelay<ListDownloadTestQuery>({
    query: graphql`
      query ListDownloadTestQuery @relay_test_operation {
        viewer {
          canModerate
        }
      }
    `,
    render: () => <ListDownload choice={choice} />,
    wrapper: servicesWrapper(createTestServices()),
  })
  await kit.resolve({ Viewer: () => ({ canModerate }) })
}

test('the team gets the list that is shown as a file', async () => {
  await renderFor(true)
  expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/lists/ideas.csv?q=dark&status=open&closed=1&board=editor',
  )
})

test('others do not', async () => {
  await renderFor(false)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
