import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { ChangelogDeskTestQuery } from '#generated/ChangelogDeskTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { limits } from '#rules/limits.ts'
import { createStorage } from '#services/storage/storage.ts'
import { aStatus } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { DeskList } from './DeskList.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { EditedEntry } from './EditedEntry.lazy.tsx'

const entry = {
  __typename: 'ChangelogEntry',
  id: 'entry_1',
  title: 'Both versions stay',
  body: 'You see both.',
  labels: ['NEW'],
  version: 3,
  slug: 'both-versions-stay',
  state: 'DRAFT',
  publishAt: null as string | null,
  publishedAt: null as string | null,
  ideas: [{ __typename: 'Idea', id: 'idea_7', title: 'Show me both' }],
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** The form of an entry, open on what the server says now. */
async function renderForm(now: object = {}, services = createTestServices()) {
  const kit = renderWithRelay(
    <>
      <EditedEntry id="entry_1" />
      <Address />
    </>,
    { wrapper: servicesWrapper(services), route: '/team/changelog?edit=entry_1' },
  )
  await kit.respond({ data: { changelogEntry: { ...entry, viewerCanEdit: true, ...now } } })
  const title = screen.getByRole('textbox', { name: 'Title' })
  const retitle = async (text: string) => {
    await kit.user.clear(title)
    await kit.user.type(title, text)
  }
  const press = (name: string | RegExp) => kit.user.click(screen.getByRole('button', { name }))
  const answer = (
    payload: string,
    errors: Parameters<typeof refusal>[0][] = [],
    after: object | null = {},
  ) =>
    kit.respond({
      data: {
        [payload]: {
          errors: errors.map(refusal),
          entry: after && {
            ...entry,
            bodyHtml: '',
            excerpt: '',
            updatedAt: '2026-05-10T12:00:00.000Z',
            ...after,
          },
        },
      },
    })
  const said = () => services.toasts.snapshot().map(({ text }) => text)
  const asked = (name: string) =>
    waitFor(() => expect(kit.operation().request.node.operation.name).toBe(name))
  return { ...kit, services, title, retitle, press, answer, said, asked }
}

test('the entries of a state with what is known of each, and how many there are of the others', async () => {
  const kit = renderWithRelay<ChangelogDeskTestQuery>({
    query: graphql`
      query ChangelogDeskTestQuery($state: ChangelogState!) @relay_test_operation {
        changelogDesk {
          ...DeskTabs_desk
        }
        ...DeskList_query @arguments(state: $state)
      }
    `,
    variables: { state: 'SCHEDULED' },
    render: (data) => (
      <>
        {data.changelogDesk && <DeskTabs desk={data.changelogDesk} state="SCHEDULED" />}
        <DeskList query={data} state="SCHEDULED" />
      </>
    ),
    wrapper: servicesWrapper(),
  })
  const scheduled = {
    ...entry,
    state: 'SCHEDULED',
    publishAt: '2026-06-01T08:00:00.000Z',
    updatedAt: '2026-05-10T11:00:00.000Z',
  }
  await kit.resolve({
    ChangelogDesk: () => ({ draftCount: 2, scheduledCount: 1, publishedCount: 30 }),
    ChangelogEntryConnection: () => ({
      edges: [{ node: scheduled }],
      pageInfo: { hasNextPage: false },
    }),
  })
  expect(screen.getByRole('link', { name: 'Scheduled (1)' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent(/NewGoes out on 1 June 2026.*1 idea/)
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    '/team/changelog?edit=entry_1&show=scheduled',
  )
})

test('a change is kept while it is typed, and saved with the version that was seen', async () => {
  const services = createTestServices()
  const { user, retitle, press, operation, answer } = await renderForm({}, services)
  expect(screen.getByText('Draft. Only the team can see it.')).toBeVisible()
  await retitle('Both stay')
  await user.click(screen.getByRole('checkbox', { name: 'Improved' }))
  await press('Remove “Show me both”')
  expect(services.storage.read('earshot.draft.entry.entry_1')).toContain('"title":"Both stay"')
  await press('Save draft')
  expect(operation().request.variables).toMatchObject({
    id: 'entry_1',
    title: 'Both stay',
    body: 'You see both.',
    labels: ['NEW', 'IMPROVED'],
    ideaIds: [],
    version: 3,
  })
  await answer('editChangelogEntry', [], { title: 'Both stay', version: 4, ideas: [] })
  expect([screen.getByText('Saved'), services.storage.read('earshot.draft.entry.entry_1')]).toEqual(
    [expect.anything(), null],
  )
})

test('what is against the rules is said at its field; a refusal too, and a failure keeps the text', async () => {
  const { retitle, press, title, answer, reject } = await renderForm()
  await retitle('No')
  await press('Save draft')
  expect(title).toHaveAccessibleDescription(/needs at least 3 characters/)
  await retitle('Both stay')
  await press('Save draft')
  await answer('editChangelogEntry', [{ field: 'ideaIds', message: 'One idea is gone.' }], null)
  expect(screen.getByRole('alert')).toHaveTextContent('One idea is gone.')
  await press('Save draft')
  await reject(new NetworkError({ operation: 'useSaveEntryMutation', reason: 'x' }))
  expect(title).toHaveValue('Both stay')
})

test('a text that somebody else changed meanwhile is shown beside one’s own', async () => {
  const { retitle, press, answer, operation } = await renderForm()
  await retitle('Mine')
  await press('Save draft')
  await answer('editChangelogEntry', [{ code: 'OUTDATED', field: 'expectedVersion' }], {
    title: 'Theirs',
    version: 4,
  })
  expect(screen.getByRole('alert')).toBeVisible()
  await press(/mine/i)
  await press('Save draft')
  expect(operation().request.variables).toMatchObject({ title: 'Mine', version: 4 })
})

const found = {
  __typename: 'Idea',
  id: 'idea_8',
  number: 8,
  title: 'Undo across devices',
  voteCount: 67,
  importedVoteCount: 0,
  status: { __typename: 'Status', id: 'status_1', name: 'Open' },
}

test('an idea is found by its words and linked', async () => {
  const { user, asked, respond, press, operation } = await renderForm()
  await user.type(
    screen.getByRole('searchbox', { name: 'Find an idea by words or number' }),
    'undo',
  )
  await asked('useMergeChoicesQuery')
  await respond({ data: { numbered: null, ideas: { edges: [{ node: found }] } } })
  await press('Link “Undo across devices”')
  expect(screen.getByRole('searchbox', { name: 'Find an idea by words or number' })).toHaveFocus()
  await press('Save draft')
  expect(operation().request.variables).toMatchObject({ ideaIds: ['idea_7', 'idea_8'] })
})

test('where the last idea that can be linked was linked, the focus is at what removes it', async () => {
  const many = Array.from({ length: limits.changelog.ideas - 1 }, (_, at) => ({
    __typename: 'Idea',
    id: `idea_${100 + at}`,
    title: `Linked ${at}`,
  }))
  const { user, asked, respond, press } = await renderForm({ ideas: many })
  await user.type(screen.getByRole('searchbox'), 'undo')
  await asked('useMergeChoicesQuery')
  await respond({ data: { numbered: null, ideas: { edges: [{ node: found }] } } })
  await press('Link “Undo across devices”')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove “Undo across devices”' })).toHaveFocus()
})

test('publishing says what it moves and whom it reaches, after what is typed was saved', async () => {
  const { user, retitle, press, answer, asked, respond, operation, said } = await renderForm()
  await retitle('Both stay')
  await press('Publish…')
  await answer('editChangelogEntry', [], { title: 'Both stay', version: 4 })
  await asked('PublishDialogQuery')
  const statuses = [aStatus('OPEN', 'Open'), aStatus('SHIPPED', 'Shipped')].map((status) => ({
    __typename: 'Status',
    ...status,
  }))
  await respond({
    data: {
      site: { __typename: 'Site', id: 'site_1', statuses },
      changelogEntry: {
        ...entry,
        moveTo: null,
        audienceCount: 0,
        shippingCount: 209,
        ideas: [{ __typename: 'Idea', id: 'idea_7', status: statuses[0] }],
      },
    },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Publish “Both stay”' })
  expect(dialog).toHaveTextContent('1 idea will be set to Shipped. 209 people will be notified.')
  const choice = within(dialog).getByRole('combobox', { name: 'Linked ideas' })
  await user.selectOptions(choice, 'Keep their current status')
  expect(dialog).toHaveTextContent('Nobody will be notified.')
  await user.selectOptions(choice, 'Set to Shipped')
  await press('Publish')
  expect(operation().request.variables).toMatchObject({
    id: 'entry_1',
    statusId: 'status_SHIPPED',
    version: 4,
  })
  await answer('publishChangelogEntry', [], {
    state: 'PUBLISHED',
    publishedAt: '2026-05-10T12:00:00.000Z',
    version: 4,
  })
  expect([said(), screen.queryByRole('dialog')]).toEqual([['Published.'], null])
  expect(screen.getByRole('link', { name: 'View' })).toBeVisible()
})

test('a published entry is taken back, a draft is deleted after a question', async () => {
  const published = { state: 'PUBLISHED', publishedAt: '2026-05-10T12:00:00.000Z' }
  const { press, answer, respond, said } = await renderForm(published)
  await press('Unpublish')
  await answer('unpublishChangelogEntry')
  expect(screen.getByRole('button', { name: 'Save draft' })).toHaveFocus()
  expect(said()).toEqual(['The entry is a draft again. Nobody but the team can see it.'])
  await press('Delete draft')
  await screen.findByRole('dialog', { name: 'Delete this draft?' })
  await press('Delete')
  await respond({ data: { deleteChangelogEntry: { errors: [], deletedEntryId: 'entry_1' } } })
  expect(screen.getByText('/team/changelog')).toBeVisible()
  expect(said()).toContain('The draft was deleted.')
})

test('what was typed for a new entry is there again after a reload', async () => {
  const services = () =>
    createTestServices({ storage: createStorage({ area: window.localStorage, target: null }) })
  const renderNew = () =>
    renderWithRelay(<EditedEntry id="new" />, { wrapper: servicesWrapper(services()) })
  const first = renderNew()
  await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Soon')
  first.unmount()
  renderNew()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Soon'))
  window.localStorage.clear()
})

test('an entry that is gone says so', async () => {
  const kit = renderWithRelay(<EditedEntry id="entry_1" />, { wrapper: servicesWrapper() })
  await kit.respond({ data: { changelogEntry: null } })
  expect(screen.getByText('This entry no longer exists.')).toBeVisible()
})

test('what is typed while a save is on its way stays, as a change of what was saved', async () => {
  const services = createTestServices()
  const { user, title, retitle, press, answer, operation } = await renderForm({}, services)
  await retitle('Both stay')
  await press('Save draft')
  await user.type(title, ' for good')
  await answer('editChangelogEntry', [], { title: 'Both stay', body: 'They say.', version: 4 })
  expect(title).toHaveValue('Both stay for good')
  expect(services.storage.read('earshot.draft.entry.entry_1')).toContain('Both stay for good')
  await press('Save draft')
  expect(operation().request.variables).toMatchObject({
    title: 'Both stay for good',
    body: 'They say.',
    version: 4,
  })
})

/** The form of a new entry, with a title. */
async function renderNew() {
  const services = createTestServices()
  function Form() {
    const [isHere, setHere] = useState(true)
    return (
      <>
        {isHere && <EditedEntry id="new" />}
        <button onClick={() => setHere(false)}>Leave</button>
        <Address />
      </>
    )
  }
  const kit = renderWithRelay(<Form />, {
    wrapper: servicesWrapper(services),
    route: '/team/changelog?edit=new',
  })
  await kit.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Both stay')
  await kit.user.click(screen.getByRole('button', { name: 'Save draft' }))
  const created = () =>
    kit.respond({ data: { createChangelogEntry: { errors: [], entry: { ...entry, ideas: [] } } } })
  return { ...kit, services, created }
}

test('a new entry stays as it is sent, and goes on in the form of the saved one', async () => {
  const { user, services, created } = await renderNew()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
  await user.click(screen.getByRole('checkbox', { name: 'Fixed' }))
  expect(screen.getByRole('checkbox', { name: 'Fixed' })).not.toBeChecked()
  await created()
  expect(screen.getByText('/team/changelog?edit=entry_1')).toBeVisible()
  expect(services.storage.read('earshot.draft.entry.entry_1')).toBeNull()
})

test('who has left the form of a new entry stays where they are, and is told that it was saved', async () => {
  const { user, services, created } = await renderNew()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await created()
  expect(screen.getByText('/team/changelog?edit=new')).toBeVisible()
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('Your entry was saved as a draft.')
  act(() => toast?.action?.onAction())
  expect(screen.getByText('/team/changelog?edit=entry_1')).toBeVisible()
})
