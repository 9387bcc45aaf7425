import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { loadQuery, useRelayEnvironment } from 'react-relay'
import query, { type ListSidebarQuery } from '#generated/ListSidebarQuery.graphql.ts'
import { Beside } from '#parts/failure/Beside.tsx'
import { TimeoutError } from '#relay/errors/TimeoutError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { ListAside } from './ListSidebar.tsx'

function Aside() {
  const environment = useRelayEnvironment()
  const [sidebar] = useState(() => loadQuery<ListSidebarQuery>(environment, query, {}))
  return (
    <Beside of={sidebar}>
      <ListAside sidebar={sidebar} />
    </Beside>
  )
}

test('recent activity whose code comes before an answer that never does says so', async () => {
  const { reject } = renderWithRelay(<Aside />, { wrapper: servicesWrapper() })
  await act(() => import('./ListAside.lazy.tsx'))
  await reject(new TimeoutError({ operation: 'ListSidebarQuery', limit: 15_000 }))
  expect(screen.getByText('This part could not be loaded')).toBeVisible()
})
