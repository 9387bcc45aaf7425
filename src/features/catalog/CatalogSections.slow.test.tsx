import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { CatalogSectionsTestQuery } from '#generated/CatalogSectionsTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { CatalogSections } from './CatalogSections.tsx'

const board = (id: string, name: string, facts: object = {}) => ({
  ...{ __typename: 'Board', id, name, slug: name.toLowerCase(), description: '', template: '' },
  ...{ visibility: 'PUBLIC', posting: 'MEMBERS', voting: 'EVERYONE', commenting: 'MEMBERS' },
  ...{ totalIdeaCount: 12, openIdeaCount: 9 },
  ...facts,
})
const status = (id: string, name: string, category: string) => ({
  ...{ __typename: 'Status', id, name, slug: id, description: '', category, color: null },
  ...{ onRoadmap: category !== 'OPEN', totalIdeaCount: 5, ideaCount: 4 },
})
const tag = (id: string, name: string, visibility = 'PUBLIC') => ({
  ...{ __typename: 'Tag', id, name, description: '', color: '#2f6fde' },
  ...{ visibility, totalIdeaCount: 3 },
})
const stored = {
  __typename: 'Site',
  id: 'site_1',
  ...{ name: 'Fieldnotes', tagline: '', logo: null, logoDark: null, openIdeaCount: 9 },
  boards: [board('board_1', 'Editor'), board('board_2', 'Mobile', { visibility: 'TEAM' })],
  statuses: [status('status_1', 'Open', 'OPEN'), status('status_2', 'Shipped', 'SHIPPED')],
  tags: [tag('tag_1', 'audio'), tag('tag_2', 'quick win', 'TEAM')],
  deletedLabels: [] as object[],
}

async function renderSections(site: Partial<typeof stored> = {}, services = createTestServices()) {
  const kit = renderWithRelay<CatalogSectionsTestQuery>({
    query: graphql`
      query CatalogSectionsTestQuery @relay_test_operation {
        site {
          ...CatalogSections_site
        }
      }
    `,
    render: (data) => data.site && <CatalogSections site={data.site} />,
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({ Site: () => ({ ...stored, ...site }) })
  const section = (name: string) => within(screen.getByRole('region', { name }))
  return {
    ...kit,
    services,
    section,
    // For a frame a list that can be dragged stands beside the one that it replaces.
    press: async (name: string) => kit.user.click(await screen.findByRole('button', { name })),
  }
}

test('a board is made from a form that opens in its place, and the focus goes back', async () => {
  const { user, press, operation, respond, pending } = await renderSections()
  await press('Add a board')
  const form = within(screen.getByRole('form', { name: 'New board' }))
  expect(form.getByLabelText('Name')).toHaveFocus()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('The name is missing.')
  expect(pending()).toBe(0)
  await user.type(form.getByLabelText('Name'), 'Tablets')
  await user.selectOptions(form.getByLabelText('Who can post ideas'), 'The team')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toMatchObject({ name: 'Tablets', posting: 'TEAM' })
  await respond({
    data: {
      createBoard: {
        errors: [],
        site: { ...stored, boards: [...stored.boards, board('board_3', 'Tablets')] },
      },
    },
  })
  expect(await screen.findByRole('button', { name: 'Edit Tablets' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a board' })).toHaveFocus()
})

test('after one tag the form is there for the next, empty and in the focus', async () => {
  const { user, press, operation, respond } = await renderSections()
  await press('Add a tag')
  const form = () => within(screen.getByRole('form', { name: 'New tag' }))
  await user.type(form().getByLabelText('Name'), 'audio')
  await user.click(form().getByRole('button', { name: 'Save and add another' }))
  expect(operation().request.variables).toMatchObject({ name: 'audio' })
  const message = 'There is already a tag named “audio”.'
  await respond({
    data: { createTag: { errors: [refusal({ field: 'name', message })], site: null } },
  })
  expect(form().getByLabelText('Name')).toHaveValue('audio')
  expect(form().getByLabelText('Name')).toHaveAccessibleDescription(message)
  await user.type(form().getByLabelText('Name'), ' in')
  await user.click(form().getByRole('button', { name: 'Save and add another' }))
  await respond({ data: { createTag: { errors: [], site: stored } } })
  expect(form().getByLabelText('Name')).toHaveValue('')
  expect(form().getByLabelText('Name')).toHaveFocus()
  await user.click(form().getByRole('button', { name: 'Cancel' }))
  await press('Edit Editor')
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull()
})

test('only what was changed is sent; a taken name stands at its field, and nothing typed is lost', async () => {
  const services = createTestServices()
  const { user, press, operation, respond, unmount } = await renderSections({}, services)
  await press('Edit Editor')
  const form = () => within(screen.getByRole('form', { name: 'Edit Editor' }))
  await user.clear(form().getByLabelText('Name'))
  await user.type(form().getByLabelText('Name'), 'Mobile')
  await user.click(form().getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toEqual(
    expect.objectContaining({ boardId: 'board_1', name: 'Mobile' }),
  )
  expect(operation().request.variables).not.toHaveProperty('visibility', 'PUBLIC')
  const message = 'There is already a board named “Mobile”.'
  await respond({
    data: { updateBoard: { errors: [refusal({ field: 'name', message })], board: null } },
  })
  expect(form().getByLabelText('Name')).toHaveAccessibleDescription(message)
  unmount()
  await renderSections({}, services)
  await press('Edit Editor')
  expect(form().getByLabelText('Name')).toHaveValue('Mobile')
  await user.click(form().getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Edit Editor' })).toHaveFocus()
})

test.each([
  ['Edit Open', 'statusId', 'status_1', ['category', 'color']],
  ['Edit audio', 'tagId', 'tag_1', ['visibility', 'color']],
])(
  '%s: what another admin changes meanwhile is not written back',
  async (edit, id, value, rest) => {
    const { user, press, operation } = await renderSections()
    await press(edit)
    const form = within(screen.getByRole('form', { name: edit }))
    await user.type(form.getByLabelText('Name'), ' 2')
    await user.click(form.getByRole('button', { name: 'Save' }))
    const { variables } = operation().request
    expect(variables).toMatchObject({ [id]: value, name: expect.stringMatching(/ 2$/) as string })
    for (const field of rest) expect(variables[field] ?? null).toBeNull()
  },
)

test('saved by Enter, a row that is not the first has the focus at its own button', async () => {
  const { user, press, respond, section } = await renderSections()
  await press('Edit Shipped')
  await user.type(section('Statuses').getByLabelText('Name'), ' now{Enter}')
  const renamed = status('status_2', 'Shipped now', 'SHIPPED')
  await respond({ data: { updateStatus: { errors: [], status: renamed } } })
  const rows = await section('Statuses').findByRole('grid')
  await waitFor(() => expect(rows.parentElement?.querySelector('[inert]')).toBeNull())
  expect(within(rows).getByRole('button', { name: 'Edit Shipped now' })).toHaveFocus()
})

test('what is typed while a save is on its way stays, here and after a reload', async () => {
  const services = createTestServices()
  const { user, press, respond, unmount } = await renderSections({}, services)
  await press('Edit Editor')
  const name = () => screen.getByLabelText('Name')
  await user.type(name(), ' 2')
  await press('Save')
  await user.type(name(), '0')
  const saved = board('board_1', 'Editor 2')
  await respond({ data: { updateBoard: { errors: [], board: saved } } })
  expect(name()).toHaveValue('Editor 20')
  unmount()
  const after = await renderSections({ boards: [saved] }, services)
  await after.press('Edit Editor 2')
  expect(name()).toHaveValue('Editor 20')
})

test('what is changed back while a save is on its way stays changed back', async () => {
  const { user, press, respond } = await renderSections()
  await press('Edit Editor')
  const name = screen.getByLabelText('Name')
  await user.type(name, '2')
  await press('Save')
  await user.type(name, '{Backspace}')
  await respond({ data: { updateBoard: { errors: [], board: board('board_1', 'Editor2') } } })
  expect(name).toHaveValue('Editor')
})

test('a form that was opened while another one is saved stays open', async () => {
  const { user, press, respond } = await renderSections()
  await press('Edit Editor')
  await user.type(screen.getByLabelText('Name'), ' 2')
  await press('Save')
  await press('Edit Mobile')
  await respond({ data: { updateBoard: { errors: [], board: board('board_1', 'Editor 2') } } })
  expect(screen.getByRole('form', { name: 'Edit Mobile' })).toBeVisible()
  await press('Cancel')
  expect(await screen.findByRole('button', { name: 'Edit Mobile' })).toHaveFocus()
})

test('a status can mean that ideas end without a decision', async () => {
  const { user, press, operation } = await renderSections()
  await press('Add a status')
  const form = within(screen.getByRole('form', { name: 'New status' }))
  await user.type(form.getByLabelText('Name'), 'Archived')
  await user.click(form.getByRole('radio', { name: /^Closed/ }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toMatchObject({ name: 'Archived', category: 'CLOSED' })
})

test('another meaning of a status says what it does to voting, and that nobody is told', async () => {
  const { user, press } = await renderSections()
  await press('Edit Open')
  const form = within(screen.getByRole('form', { name: 'Edit Open' }))
  const choose = (name: RegExp) => user.click(form.getByRole('radio', { name }))
  const quiet = 'Nobody is notified of this change.'
  const note = form.getByRole('status')
  expect(note).toBeEmptyDOMElement()
  await choose(/^Planned/)
  expect(note).toHaveTextContent(quiet)
  await choose(/^Shipped/)
  expect(note).toHaveTextContent(`Voting closes on ideas with this status. ${quiet}`)
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await press('Edit Shipped')
  await user.click(screen.getByRole('radio', { name: /^Started/ }))
  expect(screen.getByText(`Voting opens again on ideas with this status. ${quiet}`)).toBeVisible()
})

test('the menu gives a status another place at once; where that fails it goes back and says so', async () => {
  const { user, press, section, operation, reject, services } = await renderSections()
  const names = () =>
    section('Statuses')
      .getAllByRole('button', { name: /^Edit / })
      .map((button) => button.getAttribute('aria-label'))
  await press('Reorder Shipped')
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  expect(operation().request.variables).toMatchObject({ id: 'status_2', beforeId: 'status_1' })
  await waitFor(() => expect(names()).toEqual(['Edit Shipped', 'Edit Open']))
  await reject(new NetworkError({ operation: 'statusActsPlaceMutation', reason: 'x' }))
  expect(names()).toEqual(['Edit Open', 'Edit Shipped'])
  expect(services.toasts.snapshot()[0]?.text).toMatch(/^The order was not changed/)
})

test('a status goes to the roadmap at once, and comes back where that was refused', async () => {
  const { user, operation, respond } = await renderSections()
  const roadmap = () => screen.getByRole('switch', { name: 'Open: on the roadmap' })
  expect(roadmap()).not.toBeChecked()
  await user.click(roadmap())
  expect(operation().request.variables).toMatchObject({ statusId: 'status_1', onRoadmap: true })
  expect(roadmap()).toBeChecked()
  await respond({
    data: { updateStatus: { errors: [refusal({ message: 'No.' })], status: null } },
  })
  expect(roadmap()).not.toBeChecked()
})

test('a colour says how it is corrected, and one that is none is refused at its field', async () => {
  const { user, press } = await renderSections()
  await press('Edit Shipped')
  const color = screen.getByLabelText(/^Colour/)
  await user.type(color, '#ffff00')
  expect(screen.getByText(/^In the light theme it’s shown darker \(#/)).toBeVisible()
  await user.clear(color)
  await user.type(color, 'yellow')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(color).toHaveAccessibleDescription(/Enter a colour such as/)
})

test('deleting asks where the ideas go and says who reads them then; it can be undone', async () => {
  const { user, press, operation, respond, services } = await renderSections()
  await press('Edit Mobile')
  await press('Delete…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Mobile”?' }))
  expect(dialog.getByLabelText('Move its 12 ideas to')).toHaveValue('board_1')
  expect(dialog.getByText(/^More people can read “Editor”/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete board' }))
  expect(operation().request.variables).toMatchObject({ id: 'board_2', intoId: 'board_1' })
  const gone = {
    ...{ labelId: 'board_2', kind: 'BOARD', name: 'Mobile', into: 'Editor', ideaCount: 12 },
    ...{ deletedAt: '2026-05-03T10:00:00.000Z', deletedBy: null },
  }
  await respond({
    data: {
      deleteBoard: {
        errors: [],
        site: { ...stored, boards: [stored.boards[0]], deletedLabels: [gone] },
      },
    },
  })
  expect(screen.queryByRole('button', { name: 'Edit Mobile' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a board' })).toHaveFocus())
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('“Mobile” was deleted.')
  await press('Restore Mobile')
  expect(operation().request.variables).toMatchObject({ id: 'board_2' })
  await respond({ data: { restoreBoard: { errors: [], site: stored } } })
  expect(await screen.findByRole('button', { name: 'Edit Mobile' })).toBeVisible()
})

test('the last board and the last open status say why they stay', async () => {
  const { user, press } = await renderSections({ boards: stored.boards.slice(0, 1) })
  await press('Edit Editor')
  await press('Delete…')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^This is the last board/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Delete board' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await press('Edit Open')
  await press('Delete…')
  expect(await screen.findByText(/^This is the only open status/)).toBeVisible()
})

const manyTags = Array.from({ length: 40 }, (_, at) => tag(`tag_${at}`, `label ${at}`))
const findTag = () => screen.getByRole('searchbox', { name: 'Find a tag' })
const noTag = 'No tag has this in its name.'

test('many tags are narrowed by name; the one whose form is open stays, and has the focus when it closes', async () => {
  const { user, press, section } = await renderSections({ tags: manyTags })
  const status = section('Tags').getByRole('status')
  await press('Edit label 7')
  await user.type(findTag(), 'LABEL 3')
  expect(screen.getAllByRole('button', { name: /^Edit label/ })).toHaveLength(11)
  expect(screen.getByRole('form', { name: 'Edit label 7' })).toBeVisible()
  await user.type(findTag(), 'x')
  expect(status).toBeEmptyDOMElement()
  await press('Cancel')
  expect(screen.getByRole('button', { name: 'Edit label 7' })).toHaveFocus()
  await user.type(findTag(), 'y')
  expect(screen.queryByRole('button', { name: 'Edit label 7' })).toBeNull()
  expect(status).toHaveTextContent(noTag)
})

test('a tag that is narrowed away and comes back leaves the focus where somebody types', async () => {
  const { user, press } = await renderSections({ tags: manyTags })
  await press('Edit label 7')
  await press('Cancel')
  await user.type(findTag(), 'x')
  await user.type(findTag(), '{Backspace}7')
  expect(screen.getByRole('button', { name: 'Edit label 7' })).toBeVisible()
  expect(findTag()).toHaveFocus()
})

test('a tag that is renamed while others are narrowed is shown under its new name, in the focus', async () => {
  const { user, press, respond } = await renderSections({ tags: manyTags })
  await user.type(findTag(), 'label 7')
  await press('Edit label 7')
  const name = screen.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'sound')
  await press('Save')
  const tags = manyTags.map((one) => (one.id === 'tag_7' ? { ...one, name: 'sound' } : one))
  await respond({ data: { updateTag: { errors: [], site: { ...stored, tags } } } })
  expect(await screen.findByRole('button', { name: 'Edit sound' })).toHaveFocus()
  expect(findTag()).toHaveValue('')
})

test.each([
  ['Save', ''],
  ['Save and add another', ''],
  ['Cancel', 'label 3'],
])(
  'a new tag is shown whatever was searched for; after “%s” the field has “%s”',
  async (button, left) => {
    const { user, press, respond } = await renderSections({ tags: manyTags })
    await user.type(findTag(), 'label 3')
    await press('Add a tag')
    await user.type(screen.getByLabelText('Name'), 'sound')
    await press(button)
    if (button !== 'Cancel') {
      const tags = [...manyTags, tag('tag_new', 'sound')]
      await respond({ data: { createTag: { errors: [], site: { ...stored, tags } } } })
      expect(await screen.findByRole('button', { name: 'Edit sound' })).toBeVisible()
    }
    expect(findTag()).toHaveValue(left)
  },
)

test('few tags have no field to find them by, and a renamed one goes to its place', async () => {
  const { user, press, respond } = await renderSections()
  expect(screen.queryByRole('searchbox', { name: 'Find a tag' })).toBeNull()
  await press('Edit audio')
  const form = within(screen.getByRole('form', { name: 'Edit audio' }))
  await user.clear(form.getByLabelText('Name'))
  await user.type(form.getByLabelText('Name'), 'sound')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const [audio, quick] = stored.tags
  await respond({
    data: {
      updateTag: { errors: [], site: { ...stored, tags: [quick, { ...audio, name: 'sound' }] } },
    },
  })
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('button', { name: /^Edit (sound|quick win)/ })
        .map((one) => one.textContent),
    ).toHaveLength(2),
  )
  const [first] = screen.getAllByRole('button', { name: /^Edit (sound|quick win)/ })
  expect(first).toHaveAccessibleName('Edit quick win')
})

test('a tag is just taken off, unless another one is chosen', async () => {
  const { user, press, section, operation, reject, respond } = await renderSections()
  expect(await section('Tags').findByText('Only the team sees it')).toBeInTheDocument()
  await press('Edit audio')
  await press('Delete…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “audio”?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete tag' }))
  expect(operation().request.variables).toMatchObject({ id: 'tag_1', intoId: null })
  await reject(new NetworkError({ operation: 'tagActsDeleteMutation', reason: 'x' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was changed')
  await user.selectOptions(dialog.getByLabelText('Its 3 ideas get'), 'quick win')
  await user.click(dialog.getByRole('button', { name: 'Delete tag' }))
  expect(operation().request.variables).toMatchObject({ id: 'tag_1', intoId: 'tag_2' })
  await respond({ data: { deleteTag: { errors: [], site: { ...stored, tags: [] } } } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a tag' })).toHaveFocus())
})

test('a tag gets another place, which is said; while some are found by name the order stays', async () => {
  const { user, press, section, operation, respond } = await renderSections({ tags: manyTags })
  await press('Reorder label 7')
  await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
  expect(operation().request.variables).toMatchObject({ id: 'tag_7', beforeId: 'tag_0' })
  expect(screen.getAllByRole('button', { name: /^Edit label/ })[0]).toHaveAccessibleName(
    'Edit label 7',
  )
  const placed = [manyTags[7], ...manyTags.filter(({ id }) => id !== 'tag_7')]
  await respond({ data: { placeTag: { errors: [], site: { ...stored, tags: placed } } } })
  expect(await section('Tags').findByRole('status')).toHaveTextContent(
    'label 7 moved to position 1 of 40.',
  )
  await user.type(findTag(), 'label 3')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reorder label/ })).toBeNull())
})
