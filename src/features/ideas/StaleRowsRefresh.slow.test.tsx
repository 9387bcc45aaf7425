import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { StaleRowsRefreshTestQuery } from '#generated/StaleRowsRefreshTestQuery.graphql.ts'
import { PageRefreshedContext } from '#relay/boundaries/PageRefreshedContext.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaList } from './IdeaList.tsx'
import { readChoice } from './listAddress.ts'

const listed = (number: number, facts: object = {}) => ({
  ...anIdea({ number, title: `Idea ${number}` }),
  status: aStatus(),
  state: 'LIVE',
  ...facts,
})

/** A list of 24 ideas, four more than its page asks for, and the way to say that the page is refreshed. */
async function renderGrown() {
  const page = { refresh: (): void => undefined }
  function Page({ children }: { children: React.ReactNode }) {
    const [times, setTimes] = useState(0)
    page.refresh = () => setTimes(times + 1)
    return <PageRefreshedContext value={times}>{children}</PageRefreshedContext>
  }
  const kit = renderWithRelay<StaleRowsRefreshTestQuery>({
    query: graphql`
      query StaleRowsRefreshTestQuery @relay_test_operation {
        ...IdeaList_query @arguments(first: 20, sort: TRENDING, filter: {})
      }
    `,
    render: (data) => (
      <Page>
        <IdeaList query={data} choice={readChoice(null, new URLSearchParams())} />
      </Page>
    ),
    wrapper: servicesWrapper(),
  })
  const edges = Array.from({ length: 24 }, (_, index) => ({
    cursor: `c${index}`,
    node: listed(index + 1),
  }))
  await kit.resolve({
    IdeaConnection: () => ({
      totalCount: 24,
      edges,
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  })
  // The code for this is lazy.
  await act(async () => import('./StaleRowsRefresh.tsx').then(() => undefined))
  return { ...kit, refresh: () => act(async () => page.refresh()) }
}

const rowOf = (number: number) =>
  screen.getByRole('link', { name: `Idea ${number}` }).closest('article')

test('nothing is asked for until the page is refreshed', async () => {
  const { pending } = await renderGrown()
  expect(pending()).toBe(0)
})

test('the rows behind the first page change in place, and what is gone leaves', async () => {
  const { refresh, operation, respond } = await renderGrown()
  const link = screen.getByRole('link', { name: 'Idea 22' })
  link.focus()
  await refresh()
  expect(operation().request.variables).toEqual({
    ids: ['idea_21', 'idea_22', 'idea_23', 'idea_24'],
  })
  const full = (number: number, facts: object = {}) => ({
    __typename: 'Idea',
    __isNode: 'Idea',
    ...listed(number, facts),
    ...rest,
  })
  const rest = {
    board: { id: 'board_1', name: 'Ideas', slug: 'ideas', voting: 'EVERYONE' },
    author: null,
    tags: [],
    officialAnswer: null,
    importedVoteCount: 0,
  }
  await respond({
    data: {
      nodes: [
        full(21),
        full(22, { voteCount: 77 }),
        null,
        full(24, { mergedInto: { id: 'idea_1', number: 1, slug: 'a' } }),
      ],
    },
  })
  expect(rowOf(22)).toHaveTextContent('77')
  expect(screen.queryByRole('link', { name: 'Idea 23' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Idea 24' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Idea 22' })).toBe(link)
  expect(link).toHaveFocus()
})

test('a refresh that fails leaves what is shown', async () => {
  const { refresh, reject } = await renderGrown()
  await refresh()
  await reject(new NetworkError({ operation: 'StaleRowsRefreshQuery', reason: 'x' }))
  expect(screen.getAllByRole('article')).toHaveLength(24)
})

test('a row that comes first leaves the elements of the others, and the focus', async () => {
  const { environment } = await renderGrown()
  const link = screen.getByRole('link', { name: 'Idea 12' })
  link.focus()
  await act(async () =>
    environment.commitUpdate((store) => {
      const list = store
        .getRoot()
        .getLinkedRecord('__IdeaList_ideas_connection', { filter: {}, sort: 'TRENDING' })
      const edges = list?.getLinkedRecords('edges') ?? []
      const last = edges.at(-1)
      if (last) list?.setLinkedRecords([last, ...edges.slice(0, -1)], 'edges')
    }),
  )
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Idea 24')
  expect(screen.getByRole('link', { name: 'Idea 12' })).toBe(link)
  expect(link).toHaveFocus()
})
