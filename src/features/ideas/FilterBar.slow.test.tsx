import { act, fireEvent, screen, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { FilterBarTestQuery } from '#generated/FilterBarTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { aStatus, aUser } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { FilterBar } from './FilterBar.tsx'
import { readChoice } from './listAddress.ts'

function Bar({ query }: { query: FilterBarTestQuery['response'] }) {
  const { pathname, search } = useLocation()
  const way = useNavigationType()
  return (
    <>
      <FilterBar query={query} choice={readChoice(null, new URLSearchParams(search))} />
      <output data-way={way}>{pathname + search}</output>
    </>
  )
}

async function renderBar(
  route: string,
  { tags = 3, user = aUser(), canModerate = false, defaultSort = 'TRENDING' } = {},
) {
  const kit = renderWithRelay<FilterBarTestQuery>({
    query: graphql`
      query FilterBarTestQuery @relay_test_operation {
        ...FilterBar_query
      }
    `,
    render: (data) => <Bar query={data} />,
    route,
    wrapper: servicesWrapper(),
  })
  const tag = (_: unknown, index: number) => ({
    id: `tag_${index}`,
    slug: `tag-${index}`,
    name: index === 30 ? 'Réunion' : `Tag ${index}`,
    color: null,
  })
  await kit.resolve({
    Viewer: () => ({ user, canModerate }),
    Site: () => ({
      defaultSort,
      statuses: [aStatus('OPEN', 'Open'), aStatus('PLANNED', 'Planned')],
      boards: [
        { id: 'board_1', slug: 'editor', name: 'Editor' },
        { id: 'board_2', slug: 'mobile', name: 'Mobile' },
      ],
      tags: Array.from({ length: tags }, tag),
    }),
  })
  const open = async () => {
    await kit.user.click(screen.getByRole('button', { name: /^Filter/ }))
    return screen.findByRole('dialog', { name: 'Filter ideas' })
  }
  const address = () => document.querySelector('output')?.textContent
  return { ...kit, open, address }
}

test('orders are links, and the present one is marked', async () => {
  await renderBar('/?sort=top&status=planned')
  expect(screen.getByRole('link', { name: 'Top' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute(
    'href',
    '/?sort=newest&status=planned',
  )
})

test('a search has an order of its own', async () => {
  await renderBar('/?q=a')
  expect(screen.getByRole('link', { name: 'Best match' })).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('link', { name: 'Top' })).not.toBeInTheDocument()
})

test('filters that hold are chips with a way out', async () => {
  await renderBar('/?status=planned&tag=tag-1&mine=1')
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Remove filter Planned',
    'Remove filter Tag 1',
    'Remove filter Posted by me',
  ])
  expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeVisible()
  expect(screen.queryByText(/^There is no/)).not.toBeInTheDocument()
})

test('an address with a status and a tag that were deleted says so, and leads to the list without them', async () => {
  const { user, address } = await renderBar('/?status=planned&status=later&tag=audio&sort=top')
  expect(
    await screen.findByText('There is no status called “later”. It may have been deleted.'),
  ).toBeVisible()
  expect(
    screen.getByText('There is no tag called “audio”. It may have been deleted.'),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Remove these filters' }))
  expect(address()).toBe('/?sort=top&status=planned')
  expect(screen.queryByText(/There is no/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Remove filter Planned' })).toHaveFocus()
})

test('where the only filter is gone there is no empty list of filters', async () => {
  await renderBar('/?status=later')
  expect(await screen.findByRole('link', { name: 'Remove this filter' })).toHaveAttribute(
    'href',
    '/',
  )
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
})

test('what is closed is left out, and one press away, in the address', async () => {
  const { user, address } = await renderBar('/?sort=top')
  const closed = screen.getByRole('checkbox', { name: 'Include closed' })
  expect(closed).not.toBeChecked()
  await user.click(closed)
  expect(address()).toBe('/?sort=top&closed=1')
  expect(screen.getByRole('checkbox', { name: 'Include closed' })).toBeChecked()
})

test.each(['/?q=a', '/?status=planned', '/?mine=1'])(
  '%s is whole, without a choice',
  async (route) => {
    await renderBar(route)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  },
)

test('the sheet switches filters in the address', async () => {
  const { user, open, address } = await renderBar('/')
  const sheet = within(await open())
  await user.click(sheet.getByRole('button', { name: 'Planned' }))
  expect(address()).toBe('/?status=planned')
  expect(sheet.getByRole('button', { name: 'Planned' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(sheet.getByRole('button', { name: 'Mobile' }))
  expect(address()).toBe('/boards/mobile?status=planned')
})

test('the site’s own order needs no address, and every other one has one', async () => {
  await renderBar('/', { defaultSort: 'DISCUSSED' })
  const sort = (name: string) => screen.getByRole('link', { name })
  expect(sort('Discussed')).toHaveAttribute('aria-current', 'true')
  expect(sort('Discussed')).toHaveAttribute('href', '/')
  expect(sort('Trending')).toHaveAttribute('href', '/?sort=trending')
})

test('visitors have nothing of their own to filter by, but what is pinned', async () => {
  const { user, open, address } = await renderBar('/', { user: null as never })
  const sheet = within(await open())
  expect(sheet.queryByRole('button', { name: 'Posted by me' })).not.toBeInTheDocument()
  await user.click(sheet.getByRole('button', { name: 'Pinned' }))
  expect(address()).toBe('/?pinned=1')
})

test('the team alone filters by what is assigned to it', async () => {
  const { user, open, address } = await renderBar('/', { canModerate: true })
  await user.click(within(await open()).getByRole('button', { name: 'Assigned to me' }))
  expect(address()).toBe('/?assigned=1')
})

test('members are not asked what is assigned to them', async () => {
  const sheet = within(await (await renderBar('/')).open())
  expect(sheet.getByRole('button', { name: 'Posted by me' })).toBeVisible()
  expect(sheet.queryByRole('button', { name: 'Assigned to me' })).not.toBeInTheDocument()
  for (const name of ['Overdue', 'Votes hidden', 'Discussion locked'])
    expect(sheet.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(sheet.queryByRole('combobox', { name: 'Assigned to' })).not.toBeInTheDocument()
})

test.each([
  ['Overdue', 'overdue'],
  ['Votes hidden', 'countsHidden'],
  ['Discussion locked', 'locked'],
])('the team filters by what it has set: %s', async (name, flag) => {
  const { user, open, address } = await renderBar('/', { canModerate: true })
  await user.click(within(await open()).getByRole('button', { name }))
  expect(address()).toBe(`/?${flag}=1`)
  const chip = { name: `Remove filter ${name}`, hidden: true }
  expect(screen.getByRole('link', chip)).toHaveAttribute('href', '/')
})

test('the team filters by whom ideas are assigned to, and by nobody', async () => {
  const teamMembers = [{ id: 'user_ana', name: 'Ana' }]
  const { user, open, address, environment } = await renderBar('/?sort=top', {
    canModerate: true,
  })
  const sheet = within(await open())
  // The file for spreadsheets asks as well.
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'AssigneeFilterQuery',
  )
  await act(async () => environment.mock.resolve(asked, { data: { teamMembers } }))
  await user.selectOptions(await sheet.findByRole('combobox', { name: 'Assigned to' }), 'Ana')
  expect(address()).toBe('/?sort=top&assignee=user_ana')
  const chip = { name: 'Remove filter Assigned to Ana', hidden: true }
  expect(await screen.findByRole('link', chip)).toHaveAttribute('href', '/?sort=top')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Assigned to' }), 'No one')
  expect(address()).toBe('/?sort=top&assignee=none')
  expect(
    screen.getByRole('link', { name: 'Remove filter Assigned to no one', hidden: true }),
  ).toBeInTheDocument()
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Assigned to' }), 'Anyone')
  expect(address()).toBe('/?sort=top')
})

test('of an assignee who has left the team, the filter says that it is somebody else', async () => {
  const { respond } = await renderBar('/?assignee=user_gone', { canModerate: true })
  await respond({ data: { teamMembers: [] } })
  expect(
    await screen.findByRole('link', { name: 'Remove filter Assigned to someone else' }),
  ).toHaveAttribute('href', '/')
})

test('the filter of an assignee keeps its way out where nobody can say who it is', async () => {
  const { reject } = await renderBar('/?sort=top&assignee=user_ana', { canModerate: true })
  await reject(new NetworkError({ operation: 'x', reason: 'x' }))
  const chip = { name: 'Remove filter Assigned to one person' }
  expect(await screen.findByRole('link', chip)).toHaveAttribute('href', '/?sort=top')
})

test('days and a month narrow a list, and their chips take them back', async () => {
  const { user, open, address } = await renderBar('/?from=2026-05-03')
  expect(
    screen.getByRole('link', { name: 'Remove filter Posted from 3 May 2026' }),
  ).toHaveAttribute('href', '/')
  await user.selectOptions(within(await open()).getByLabelText('Expected in'), 'June')
  expect(address()).toBe('/?from=2026-05-03&month=2026-06')
  const chip = { name: 'Remove filter Expected in Jun 2026', hidden: true }
  expect(screen.getByRole('link', chip)).toHaveAttribute('href', '/?from=2026-05-03')
})

test('a month that is over can still be the one of a list', async () => {
  const { open } = await renderBar('/?month=2024-02')
  const month = within(await open()).getByLabelText<HTMLSelectElement>('Expected in')
  expect(month).toHaveDisplayValue('February 2024')
  expect(month.options).toHaveLength(26)
})

test('a year is typed key by key, and only a whole day becomes the address, in the place of the one before', async () => {
  const { open, address } = await renderBar('/?from=2026-05-03')
  const sheet = within(await open())
  const from = sheet.getByLabelText('Posted from')
  for (const typed of ['0002-05-03', '0020-05-03', '0202-05-03']) {
    fireEvent.change(from, { target: { value: typed } })
    expect(from).toHaveValue(typed)
    expect(address()).toBe('/?from=2026-05-03')
  }
  fireEvent.change(from, { target: { value: '2025-05-03' } })
  expect(from).toHaveValue('2025-05-03')
  expect(address()).toBe('/?from=2025-05-03')
  expect(document.querySelector('output')).toHaveAttribute('data-way', 'REPLACE')
  const chip = { name: /^Remove filter Posted from/, hidden: true }
  // A click would close the sheet as well.
  fireEvent.click(screen.getByRole('link', chip))
  expect(from).toHaveValue('')
})

test('one of many tags is found by typing, accents or not', async () => {
  const { user, open } = await renderBar('/', { tags: 40 })
  const sheet = within(await open())
  expect(sheet.queryByRole('button', { name: 'Réunion' })).not.toBeInTheDocument()
  await user.type(sheet.getByLabelText('Find a tag'), 'reun')
  expect(sheet.getByRole('button', { name: 'Réunion' })).toBeVisible()
})

test('filters that are chosen one after the other are one step back', async () => {
  const { user, open, address } = await renderBar('/?sort=top')
  const dialog = within(await open())
  const way = () => document.querySelector('output')?.dataset['way']
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  expect(way()).toBe('PUSH')
  await user.click(dialog.getByRole('button', { name: 'Planned' }))
  expect([address(), way()]).toEqual(['/?sort=top&status=open&status=planned', 'REPLACE'])
})

test('a filter that is taken away hands the focus to the next one', async () => {
  const { user } = await renderBar('/?status=planned&mine=1')
  await user.click(screen.getByRole('link', { name: 'Remove filter Planned' }))
  expect(
    within(screen.getByRole('list', { name: 'Active filters' })).getByRole('link'),
  ).toHaveFocus()
})
