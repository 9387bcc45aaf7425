import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { IdeaListTestQuery } from '#generated/IdeaListTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { IdeaList } from './IdeaList.tsx'
import { readChoice } from './listAddress.ts'

/** The words that a search found in a row, or in one that is only close. */
const hit = (words: string[] = [], isClose = false) => ({ match: { isClose, words } })

function edges(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    cursor: `c${from + index}`,
    node: {
      ...anIdea({ number: from + index, title: `Idea ${from + index}` }),
      status: aStatus(),
      board: { id: 'board_0', name: 'Editor' },
    },
  }))
}

async function renderList(
  address: string,
  numbers: [number, number] | null,
  {
    hasNextPage = false,
    totalCount = 0,
    boards = 2,
    matches = [],
  }: {
    hasNextPage?: boolean
    totalCount?: number
    boards?: number
    matches?: object[]
  } = {},
) {
  const kit = renderWithRelay<IdeaListTestQuery>({
    query: graphql`
      query IdeaListTestQuery @relay_test_operation {
        ...IdeaList_query @arguments(first: 20, sort: TRENDING, filter: {})
      }
    `,
    render: (data) => (
      <IdeaList query={data} choice={readChoice(null, new URLSearchParams(address))} />
    ),
    wrapper: servicesWrapper(),
    route: `/?${address}`,
  })
  await kit.resolve({
    Site: () => ({
      boards: Array.from({ length: boards }, (_, index) => ({
        id: `board_${index + 1}`,
        name: index === 0 ? 'Editor' : 'Mobile',
        slug: `board-${index}`,
      })),
    }),
    IdeaConnection: () => ({
      totalCount,
      edges: numbers ? edges(...numbers).map((edge, at) => ({ ...edge, ...matches[at] })) : [],
      pageInfo: { hasNextPage, endCursor: 'c2' },
    }),
  })
  return kit
}

const titles = () =>
  screen.queryAllByRole('article').map((row) => row.querySelector('a')?.textContent)

test('shows the rows, and more on request', async () => {
  const { user, operation, resolve } = await renderList('', [1, 2], { hasNextPage: true })
  expect(titles()).toEqual(['Idea 1', 'Idea 2'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(operation().request.variables).toMatchObject({ first: 20, after: 'c2' })
  await resolve({
    IdeaConnection: () => ({
      edges: edges(3, 4),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  })
  expect(titles()).toEqual(['Idea 1', 'Idea 2', 'Idea 3', 'Idea 4'])
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a page that does not come leaves the rows, and can be tried again', async () => {
  const { user, reject, pending } = await renderList('', [1, 2], { hasNextPage: true })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await reject(new NetworkError({ operation: 'IdeaListPageQuery', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Earshot cannot be reached')
  expect(titles()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(pending()).toBe(1)
})

test('a search says how much it found', async () => {
  await renderList('q=macro', [1, 2], { totalCount: 2 })
  expect(screen.getByText(/2 ideas for/)).toHaveTextContent('2 ideas for “macro”')
})

const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

test('a search marks what it found in titles and excerpts', async () => {
  await renderList('q=paragraphs', [1, 2], { matches: [hit(['paragraph', 'Idea']), hit()] })
  expect(marked()).toEqual(['Idea', 'paragraph'])
  expect(screen.getByRole('link', { name: 'Idea 1' })).toHaveAttribute('data-focus', 'idea-1')
  expect(screen.queryByRole('heading', { name: 'Close matches' })).toBeNull()
})

test('what is only close stands apart, also what comes with a later page', async () => {
  const matches = [hit(), hit([], true), hit()]
  const { user, resolve } = await renderList('q=place', [1, 3], { matches, hasNextPage: true })
  const close = () => screen.getByRole('feed', { name: 'Close matches' })
  const titlesIn = (feed: HTMLElement) =>
    within(feed)
      .getAllByRole('article')
      .map((row) => row.querySelector('a')?.textContent)
  expect(titlesIn(screen.getByRole('feed', { name: 'Ideas' }))).toEqual(['Idea 1'])
  expect(titlesIn(close())).toEqual(['Idea 2', 'Idea 3'])
  const row = within(close()).getAllByRole('article')[0]
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await resolve({
    IdeaConnection: () => ({
      edges: edges(4, 5).map((edge) => ({ ...edge, ...hit([], true) })),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  })
  expect(titlesIn(close())).toEqual(['Idea 2', 'Idea 3', 'Idea 4', 'Idea 5'])
  expect(within(close()).getAllByRole('article')[0]).toBe(row)
  expect(screen.getAllByRole('heading', { name: 'Close matches' })).toHaveLength(1)
})

test('where nothing has all words, the heading stands at the top', async () => {
  await renderList('q=place', [1, 2], { matches: [hit([], true), hit([], true)] })
  expect(screen.getAllByRole('feed')).toHaveLength(1)
  expect(screen.getByRole('feed', { name: 'Close matches' })).toBeVisible()
})

test('beyond what the server counts, it says so', async () => {
  await renderList('q=a', [1, 2], { totalCount: 100 })
  expect(screen.getByText(/At least 100 ideas for/)).toBeVisible()
})

test('up to that it says how many there are', async () => {
  await renderList('q=a', [1, 2], { totalCount: 99 })
  expect(screen.getByText(/^99 ideas for/)).toBeVisible()
})

test('the results of a search end with posting what was searched for', async () => {
  await renderList('q=dark%20mode%20%26%20more', [1, 2], { totalCount: 2 })
  expect(screen.getByText('None of these?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Post “dark mode & more”' })).toHaveAttribute(
    'href',
    '/ideas/new?title=dark+mode+%26+more',
  )
})

test('a list that is no search, and one that goes on, do not ask', async () => {
  await renderList('', [1, 2])
  expect(screen.queryByText('None of these?')).toBeNull()
  await renderList('q=dark', [1, 2], { hasNextPage: true })
  expect(screen.queryByText('None of these?')).toBeNull()
})

test.each([
  ['', 'No open ideas yet', 'Post an idea', '/ideas/new'],
  ['closed=1', 'No ideas yet', 'Post an idea', '/ideas/new'],
  [
    'q=dark%20mode',
    'Nobody has asked for this yet',
    'Post this idea',
    '/ideas/new?title=dark+mode',
  ],
  [
    'status=planned&mine=1&sort=top',
    'No ideas match these filters',
    'Remove all filters',
    '/?sort=top',
  ],
  ['from=2026-05-01&month=2026-06', 'No ideas match these filters', 'Remove all filters', '/'],
  [
    'q=dark%20mode&status=planned',
    'No ideas match these filters',
    'Post this idea',
    '/ideas/new?title=dark+mode',
  ],
  [
    'q=dark%20mode&status=planned',
    'No ideas match these filters',
    'Remove all filters',
    '/?q=dark+mode',
  ],
])('an empty list (%s) says the next step', async (address, title, action, href) => {
  await renderList(address, null)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href)
})

test('an appended page leaves the rows before it in place', async () => {
  const { user, resolve } = await renderList('', [1, 20], { hasNextPage: true })
  const rows = screen.getAllByRole('article')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await resolve({
    IdeaConnection: () => ({
      edges: edges(21, 40),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  })
  expect(screen.getAllByRole('article').slice(0, 20)).toEqual(rows)
  expect(screen.getAllByRole('article')).toHaveLength(40)
})

test('rows name their board where there are several', async () => {
  const several = await renderList('', [1, 2])
  expect(screen.getAllByText('Editor')).toHaveLength(2)
  several.unmount()
  await renderList('', [1, 2], { boards: 1 })
  expect(screen.queryByText('Editor')).not.toBeInTheDocument()
})
