import { screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { FrameNavTestQuery } from '#generated/FrameNavTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { FrameMark, FrameNav } from './FrameNav.tsx'
import { FrameTabBar } from './FrameTabBar.tsx'

async function renderNav(route: string, boards = 2) {
  const kit = renderWithRelay<FrameNavTestQuery>({
    query: graphql`
      query FrameNavTestQuery @relay_test_operation {
        site {
          ...FrameNav_site
          ...FrameNavMark_site
        }
      }
    `,
    render: ({ site }) =>
      site && (
        <>
          <FrameMark site={site} />
          <FrameNav site={site} />
          <FrameTabBar />
        </>
      ),
    route,
    wrapper: servicesWrapper(),
  })
  const board = (_: unknown, index: number) => ({
    id: `board_${index}`,
    slug: `board-${index}`,
    name: `Board ${index}`,
    openIdeaCount: 5,
  })
  await kit.resolve({
    Site: () => ({
      name: 'Fieldnotes',
      tagline: '',
      logo: null,
      openIdeaCount: 1204,
      boards: Array.from({ length: boards }, board),
      statuses: [aStatus('OPEN', 'Open'), aStatus('SHIPPED', 'Done')],
    }),
  })
  return kit
}

test('all ideas, the boards and the statuses with their counts', async () => {
  await renderNav('/boards/board-1?sort=top')
  expect(screen.getByRole('link', { name: 'Ideas 1,204' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Board 1 5' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Done 3' })).toHaveAttribute('href', '/?status=shipped')
  expect(screen.getByText('Powered by Earshot')).toBeVisible()
})

test('one board needs no list', async () => {
  await renderNav('/', 1)
  expect(screen.queryByText('Boards')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ideas 1,204' })).toHaveAttribute('aria-current', 'page')
})

test('the phone’s bar has the pages of the site and posting in the middle', async () => {
  await renderNav('/roadmap')
  const bar = within(screen.getByRole('navigation', { name: 'Main pages' }))
  expect(bar.getByRole('link', { name: 'Post an idea' })).toHaveAttribute('href', '/ideas/new')
  expect(bar.getByRole('link', { name: 'Roadmap' })).toHaveAttribute('aria-current', 'page')
  expect(bar.getByRole('link', { name: 'Changelog' })).toBeVisible()
  expect(bar.getByRole('link', { name: 'Ideas' })).not.toHaveAttribute('aria-current')
})

test('the mark says whose site it is, and leads to its first page', async () => {
  await renderNav('/roadmap')
  const [mark] = screen.getAllByRole('link', { name: 'Fieldnotes' })
  expect(mark).toHaveAttribute('href', '/')
})
