import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RoadmapTestQuery } from '#generated/RoadmapTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus } from '#testing/factories.ts'
import { mockDefaults } from '#testing/mockDefaults.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { Roadmap } from './Roadmap.tsx'
import { readRoadmap } from './roadmapAddress.ts'
import { RoadmapFilters } from './RoadmapFilters.tsx'
import { RoadmapGoneTag } from './RoadmapGoneTag.tsx'

const [planned, started, shipped] = [
  aStatus('PLANNED', 'Planned'),
  aStatus('STARTED', 'In progress'),
  aStatus('SHIPPED', 'Shipped'),
]
type Status = ReturnType<typeof aStatus>

/** The address that is shown. */
function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

function column(status: Status, numbers: number[], hasNextPage = false) {
  return {
    ...status,
    roadmapIdeas: {
      totalCount: numbers.length,
      edges: numbers.map((number) => ({
        cursor: `c${number}`,
        node: {
          ...anIdea({ number, title: `Idea ${number}` }),
          targetMonth: number === 1 ? '2031-06' : null,
          followerCount: 40 + number,
          board: { id: 'board_0', name: 'Editor' },
          status,
        },
      })),
      pageInfo: { hasNextPage, endCursor: hasNextPage ? 'c9' : null },
    },
  }
}

async function renderRoadmap({
  canPlan = false,
  address = '',
  columns = [column(planned, [1, 2, 3]), column(started, [4]), column(shipped, [5])],
} = {}) {
  const choice = readRoadmap(new URLSearchParams(address))
  const services = createTestServices()
  const kit = renderWithRelay<RoadmapTestQuery>({
    query: graphql`
      query RoadmapTestQuery @relay_test_operation {
        ...Roadmap_query @arguments(first: 20)
        ...RoadmapFilters_query
        ...RoadmapGoneTag_query
      }
    `,
    render: (data) => (
      <>
        <Address />
        <RoadmapFilters query={data} choice={choice} />
        <RoadmapGoneTag query={data} choice={choice} />
        <Roadmap
          query={data}
          choice={choice}
          statusDialog={({ isOpen, to }) => isOpen && <p>Dialog for {to.name}</p>}
        />
      </>
    ),
    route: `/roadmap${address}`,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    ...mockDefaults,
    Query: () => ({ roadmap: columns }),
    Viewer: () => ({ canPlan }),
    Site: () => ({
      boards: [
        { slug: 'editor', name: 'Editor' },
        { slug: 'mobile', name: 'Mobile' },
      ],
      tags: [{ slug: 'pdf', name: 'PDF' }],
      statuses: [aStatus(), planned, started, shipped],
    }),
  })
  return { ...kit, services }
}

const columnOf = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
const titlesIn = (name: string) =>
  within(columnOf(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const grips = () => screen.queryAllByRole('button', { name: /^Drag/ })

test('shows the columns in their order, with months, and nothing to drag', async () => {
  await renderRoadmap()
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Planned 3', 'In progress 1', 'Shipped 1'])
  expect(titlesIn('Planned')).toEqual(['Idea 1', 'Idea 2', 'Idea 3'])
  expect(screen.getByText('about June 2031')).toBeVisible()
  expect(grips()).toEqual([])
})

test('a narrow screen chooses the column by address', async () => {
  await renderRoadmap({ address: '?column=started&board=editor' })
  const segments = within(screen.getByRole('navigation', { name: 'Columns' }))
  const [, current] = segments.getAllByRole('link')
  expect(current).toHaveAttribute('aria-current', 'true')
  expect(current).toHaveAttribute('href', '/roadmap?board=editor&column=started')
})

test('board and tag are in the address', async () => {
  const { user } = await renderRoadmap({ address: '?tag=pdf' })
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('pdf')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Board' }), 'Mobile')
  expect(screen.getByTestId('address')).toHaveTextContent('/roadmap?board=mobile&tag=pdf')
})

test('an address with a tag that was deleted says so, and leads to the roadmap without it', async () => {
  await renderRoadmap({ address: '?board=editor&tag=audio' })
  expect(await screen.findByText(/^There is no tag called “audio”/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Remove this filter' })).toHaveAttribute(
    'href',
    '/roadmap?board=editor',
  )
})

test('says what an empty column and an empty roadmap mean', async () => {
  await renderRoadmap({ columns: [column(planned, [1]), column(started, [])] })
  expect(screen.getByText('Nothing here yet.')).toBeVisible()
})

test('an empty roadmap leads to the ideas', async () => {
  await renderRoadmap({ columns: [column(planned, [])] })
  expect(screen.getByText('Nothing is planned yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the ideas' })).toHaveAttribute('href', '/')
})

describe('for the team', () => {
  /** Takes hold of an idea of the first column, counted from 0, and moves it by further keys. */
  const drag = async (
    { user }: Awaited<ReturnType<typeof renderRoadmap>>,
    at: number,
    keys: string,
  ) => {
    const [row] = await screen.findAllByRole('row')
    act(() => row?.focus())
    await user.keyboard(`${'{ArrowDown}'.repeat(at)}{ArrowRight}`)
    expect(screen.getByRole('button', { name: `Drag Idea ${at + 1}` })).toHaveFocus()
    await user.keyboard('{Enter}')
    // react-aria begins in the next frame.
    await screen.findByText(/place \d of \d|sorted by date/)
    await user.keyboard(keys)
  }

  test('by keyboard an idea goes to another place of its column, which is said', async () => {
    const kit = await renderRoadmap({ canPlan: true })
    await drag(kit, 0, '{ArrowDown}{ArrowDown}')
    expect(screen.getByText(/^Planned, place \d of 3\.$/)).toBeVisible()
    expect(screen.getByText(/Nobody will be notified\./)).toBeVisible()
    await kit.user.keyboard('{Enter}')
    await waitFor(() =>
      expect(kit.operation().request.node.operation.name).toBe('useMoveOnRoadmapMutation'),
    )
    expect(kit.operation().request.variables).toMatchObject({
      ideaId: 'idea_1',
      statusId: planned.id,
      expectedStatusId: planned.id,
    })
    expect(titlesIn('Planned')).not.toEqual(['Idea 1', 'Idea 2', 'Idea 3'])
  })

  test('in another column it says how many will be notified, and goes back where that is refused', async () => {
    const kit = await renderRoadmap({ canPlan: true })
    await drag(kit, 1, '{Tab}')
    expect(await screen.findByText(/^In progress, place \d of 2\.$/)).toBeVisible()
    expect(screen.getByText(/42 people will be notified\./)).toBeVisible()
    await kit.user.keyboard('{Enter}')
    await waitFor(() => expect(titlesIn('In progress')).toContain('Idea 2'))
    expect(titlesIn('Planned')).toEqual(['Idea 1', 'Idea 3'])
    await kit.resolve({
      MoveOnRoadmapPayload: () => ({
        errors: [refusal({ code: 'OUTDATED', reason: 'ROADMAP_CHANGED' })],
      }),
    })
    await waitFor(() => expect(titlesIn('Planned')).toEqual(['Idea 1', 'Idea 2', 'Idea 3']))
    expect(titlesIn('In progress')).toEqual(['Idea 4'])
  })

  test('a move to another column can be undone, which brings it back to its place', async () => {
    const kit = await renderRoadmap({ canPlan: true })
    await drag(kit, 1, '{Tab}{Enter}')
    await waitFor(() => expect(titlesIn('In progress')).toContain('Idea 2'))
    await kit.resolve({ MoveOnRoadmapPayload: () => ({ errors: [] }) })
    await waitFor(() => expect(kit.services.toasts.snapshot()).toHaveLength(1))
    const [moved] = kit.services.toasts.snapshot()
    expect(moved).toMatchObject({ text: 'Moved to In progress.', action: { label: 'Undo' } })
    act(() => moved?.action?.onAction())
    expect(
      kit.environment.mock
        .getAllOperations()
        .map(({ request: { node, variables } }) => ({ name: node.operation.name, variables })),
    ).toContainEqual({
      name: 'useMoveOnRoadmapMutation',
      variables: expect.objectContaining({
        ideaId: 'idea_2',
        statusId: planned.id,
        expectedStatusId: started.id,
        afterId: 'idea_1',
      }) as object,
    })
    expect(titlesIn('Planned')).toEqual(['Idea 1', 'Idea 2', 'Idea 3'])
  })

  test('Escape puts it back, and nothing is sent', async () => {
    const kit = await renderRoadmap({ canPlan: true })
    const sent = kit.environment.mock.getAllOperations().length
    await drag(kit, 0, '{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByText(/place \d of 3/)).not.toBeInTheDocument())
    expect(titlesIn('Planned')).toEqual(['Idea 1', 'Idea 2', 'Idea 3'])
    expect(kit.environment.mock.getAllOperations()).toHaveLength(sent)
  })

  test('the menu of a card does the same, and asks for a status and a month', async () => {
    const { user, operation } = await renderRoadmap({ canPlan: true })
    const open = async () =>
      user.click(await screen.findByRole('button', { name: 'Move Idea 2 or set its month' }))
    await open()
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    expect(operation().request.variables).toMatchObject({ ideaId: 'idea_2', beforeId: 'idea_1' })
    expect(titlesIn('Planned')).toEqual(['Idea 2', 'Idea 1', 'Idea 3'])
    await open()
    await user.click(await screen.findByRole('menuitemradio', { name: 'Shipped' }))
    expect(await screen.findByText('Dialog for Shipped')).toBeVisible()
    await open()
    await user.click(await screen.findByRole('menuitem', { name: 'Set the month' }))
    const field = await screen.findByRole('combobox', { name: 'Month' })
    const [, first] = within(field).getAllByRole('option')
    await user.selectOptions(field, first as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(operation().request.variables).toMatchObject({
      ideaId: 'idea_2',
      month: (first as HTMLOptionElement).value,
    })
  })
})
