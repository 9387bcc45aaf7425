import { waitFor } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ScreenTitleTestQuery } from '#generated/ScreenTitleTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

test.each([
  ['Keep my place', { name: 'Fieldnotes' }, 'Keep my place · Fieldnotes'],
  [null, { name: 'Fieldnotes' }, 'Fieldnotes'],
  ['Welcome', null, 'Welcome · Earshot'],
])('%s on %j is “%s”', async (title, site, expected) => {
  const { resolve } = renderWithRelay<ScreenTitleTestQuery>({
    query: graphql`
      query ScreenTitleTestQuery @relay_test_operation {
        ...ScreenTitle_query
      }
    `,
    render: (data) => <ScreenTitle query={data} title={title} />,
    wrapper: servicesWrapper(),
  })
  await resolve({ Query: () => ({ site }) })
  await waitFor(() => expect(document.title).toBe(expected))
})
