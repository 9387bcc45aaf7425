import { act, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { limits } from '#rules/limits.ts'
import { aStatus, anIdea } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { Palette } from './Palette.tsx'
import { rememberIdea } from './recentIdeas.ts'

// There is no layout in jsdom.
beforeAll(() => void (Element.prototype.scrollIntoView = jest.fn()))

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const board = (slug: string, name: string) => ({ id: `board_${slug}`, slug, name })
const viewer = {
  id: 'viewer',
  canModerate: false,
  canManagePeople: false,
  canManageSite: false,
  user: null,
}
const hit = (number: number, title: string, more: object = {}) => ({
  ...anIdea({ number, title, slug: `idea-${number}` }),
  importedVoteCount: 0,
  status: aStatus(),
  ...more,
})

const screens = [
  { href: '/', name: 'Ideas', words: 'home start', isFirst: true },
  { href: '/team', name: 'Triage', words: 'moderation', right: 'canModerate', isFirst: true },
  {
    href: '/team/people',
    name: 'People',
    words: 'members',
    right: 'canManagePeople',
    isFirst: true,
  },
  {
    href: '/team/settings',
    name: 'Site settings',
    words: 'configuration',
    right: 'canManageSite',
    isFirst: true,
  },
  { href: '/settings', name: 'Settings', words: 'profile', right: 'isSignedIn', isFirst: true },
] as const

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function renderPalette({ recent = [] as number[], rights = {} } = {}) {
  const services = createTestServices()
  for (const number of recent) rememberIdea(services.storage, number)
  const [post, onClose, told] = [jest.fn(), jest.fn(), jest.fn()]
  services.usage.attach(told)
  const kit = renderWithRelay(
    <>
      <Palette
        isOpen
        onClose={onClose}
        acts={[{ id: 'post', name: 'Post an idea', words: 'new', onChoose: post, isFirst: true }]}
        screens={screens}
      />
      <Place />
    </>,
    { wrapper: servicesWrapper(services), fakeTimers: true },
  )
  const places = () =>
    kit.environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'usePalettePlacesQuery')
  const answer = async (data: object) =>
    act(
      async () =>
        void (places() && kit.environment.mock.resolve(places() ?? kit.operation(), { data })),
    )
  await answer({
    site: {
      id: 'site_1',
      boards: [board('apps', 'Apps')],
      statuses: [aStatus('SHIPPED', 'Shipped')],
      tags: [],
    },
    viewer: { ...viewer, ...rights },
  })
  const pause = () => act(async () => jest.advanceTimersByTime(limits.searchDelay))
  const field = screen.getByRole('combobox', { name: 'Go to an idea, a page or an action' })
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const found = (...ideas: object[]) =>
    kit.respond({
      data: { numbered: null, ideas: { edges: ideas.map((node) => ({ match: null, node })) } },
    })
  return {
    ...kit,
    post,
    onClose,
    told,
    pause,
    field,
    active,
    found,
    address: () => document.querySelector('output')?.textContent,
  }
}

test('before anything is typed: actions and the screens that one may open', async () => {
  const { field } = await renderPalette()
  expect(field).toHaveFocus()
  expect(within(screen.getByRole('group', { name: 'Do' })).getByRole('option')).toHaveTextContent(
    'Post an idea',
  )
  const places = within(screen.getByRole('group', { name: 'Go to' }))
  expect(places.getByRole('option', { name: 'Top ideas' })).toBeVisible()
  expect(places.queryByRole('option', { name: 'Triage' })).toBeNull()
})

test('the team finds its screens, and what was opened in this browser comes with its title of now', async () => {
  const { respond } = await renderPalette({ recent: [3, 9], rights: { canModerate: true } })
  await respond({
    data: { nodes: [{ __typename: 'Idea', ...hit(9, 'Newest title'), __isNode: 'Idea' }, null] },
  })
  expect(
    within(screen.getByRole('group', { name: 'Recently opened' })).getAllByRole('option'),
  ).toHaveLength(1)
  expect(screen.getByRole('option', { name: /Newest title/ })).toHaveTextContent('#9')
  expect(screen.getByRole('option', { name: 'Triage' })).toBeVisible()
})

test('a board by its name: arrows move, Enter goes there', async () => {
  const { user, field, active, address, onClose, told } = await renderPalette()
  await user.type(field, 'app')
  expect(active()).toContain('Apps')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Show all ideas with “app”')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(address()).toBe('/boards/apps')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(told.mock.calls).toEqual([
    ['palette_opened', {}],
    ['palette_used', { chose: 'place', length: 3 }],
  ])
})

test('an action is done', async () => {
  const { user, field, post } = await renderPalette()
  await user.type(field, 'post{Enter}')
  expect(post).toHaveBeenCalledTimes(1)
})

test('ideas come after the pause, with the words found marked and the status of those that are closed', async () => {
  const { user, field, pause, found, address, operation } = await renderPalette()
  await user.type(field, 'dark')
  await pause()
  expect(operation().request.variables).toMatchObject({ search: 'dark', numbered: 'idea_0' })
  await found(
    hit(1, 'Dark mode', { importedVoteCount: 3 }),
    hit(2, 'Dark side', { status: aStatus('SHIPPED', 'Done') }),
  )
  const [first, second] = within(screen.getByRole('group', { name: 'Ideas' })).getAllByRole(
    'option',
  )
  expect(first).toHaveTextContent('Dark mode44 votes#1')
  expect(first?.querySelector('mark')).toHaveTextContent('Dark')
  expect(second).toHaveTextContent('Done')
  expect(screen.getByRole('status')).toHaveTextContent('4 results')
  await user.click(first ?? field)
  expect(address()).toBe('/ideas/1/idea-1')
})

test('while more is typed, what still fits stays, and an answer to less is not taken', async () => {
  const { user, field, pause, found } = await renderPalette()
  await user.type(field, 'dark')
  await pause()
  await found(hit(1, 'Dark mode'), hit(2, 'Dark side'))
  await user.type(field, ' mod')
  expect(within(screen.getByRole('group', { name: 'Ideas' })).getAllByRole('option')).toHaveLength(
    1,
  )
  await pause()
  await found(hit(3, 'Modern darkness'))
  expect(
    within(screen.getByRole('group', { name: 'Ideas' })).getByRole('option'),
  ).toHaveTextContent('Modern darkness')
})

test('what nobody asked for can be posted, and no empty list is offered', async () => {
  const { user, field, pause, found, address } = await renderPalette()
  await user.type(field, 'zebra')
  await pause()
  await found()
  expect(
    within(screen.getByRole('group', { name: 'No ideas match' })).getByRole('option'),
  ).toHaveTextContent('Post “zebra” as an idea')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/ideas/new?title=zebra')
})

test('what is only close to what was typed stands apart, behind what has it', async () => {
  const { user, field, pause, respond } = await renderPalette()
  await user.type(field, 'dark')
  await pause()
  const edge = (isClose: boolean, node: object) => ({ match: { isClose }, node })
  await respond({
    data: {
      numbered: null,
      ideas: { edges: [edge(false, hit(1, 'Dark mode')), edge(true, hit(2, 'Park maps'))] },
    },
  })
  const titles = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.querySelector('bdi')?.textContent)
  expect(titles('Ideas')).toEqual(['Dark mode'])
  expect(titles('Close matches')).toEqual(['Park maps'])
})

test('a number leads to its idea', async () => {
  const { user, field, pause, operation } = await renderPalette()
  await user.type(field, '#128')
  await pause()
  expect(operation().request.variables).toMatchObject({ search: '#128', numbered: 'idea_128' })
})

test('a search that fails says so; everything else can be chosen', async () => {
  const { user, field, pause, reject, address } = await renderPalette()
  await user.type(field, 'dark')
  await pause()
  await reject(new NetworkError({ operation: 'usePaletteIdeasQuery', reason: 'ECONNRESET' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Ideas could not be searched')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/?q=dark')
})

test('Escape leaves', async () => {
  const { user, onClose } = await renderPalette()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
