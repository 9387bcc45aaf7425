import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { EditingTestQuery } from '#generated/EditingTestQuery.graphql.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea, aStatus } from '#testing/factories.ts'
import { pressKey } from '#testing/pressKey.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { EditableBody } from './EditableBody.tsx'
import { EditItems } from './EditItems.tsx'
import { StatusMenu } from './StatusMenu.tsx'

const statuses = [aStatus(), aStatus('SHIPPED', 'Shipped')]
const idea = {
  id: 'idea_7',
  viewerCanEdit: true,
  viewerCanTag: true,
  viewerCanModerate: true,
  viewerCanSetStatus: true,
  editedAt: null,
  editedBy: null,
  author: { id: 'user_ana' },
  status: aStatus(),
  statusChangedAt: '2026-05-03T10:00:00.000Z',
}

async function renderEditing(
  facts: Partial<Record<keyof typeof idea, unknown>> = {},
  route = '/ideas/7',
  services = createTestServices(),
) {
  const refreshFrame = jest.fn(() => Promise.resolve())
  const kit = renderWithRelay<EditingTestQuery>({
    query: graphql`
      query EditingTestQuery @relay_test_operation {
        idea(id: "idea_7") {
          ...EditableBody_idea
          ...EditItems_idea
          ...StatusMenu_idea
        }
      }
    `,
    render: ({ idea: shown }) =>
      shown && (
        <FrameRefreshContext value={refreshFrame}>
          <StatusMenu idea={shown} />
          <EditItems idea={shown}>
            {(items) =>
              items.map(({ id, label, onAction, isDisabled }) => (
                <button key={id} onClick={onAction} disabled={isDisabled}>
                  {label}
                </button>
              ))
            }
          </EditItems>
          <EditableBody idea={shown}>
            <p>The body</p>
          </EditableBody>
        </FrameRefreshContext>
      ),
    wrapper: servicesWrapper(services),
    route,
  })
  await kit.resolve({ Idea: () => ({ ...idea, ...facts }) })
  const sent = (name: string) =>
    waitFor(() => expect(kit.operation().request.node.operation.name).toBe(name))
  return { ...kit, services, refreshFrame, sent }
}

const present = {
  __typename: 'Idea',
  id: 'idea_7',
  title: 'Fold headings',
  body: 'Let me fold.',
  version: 3,
  viewerCanEdit: true,
  viewerCanTag: true,
  board: { __typename: 'Board', id: 'board_1' },
  tags: [{ __typename: 'Tag', id: 'tag_1' }],
  editedBy: null as { __typename: string; id: string; name: string } | null,
}
const boards = ['1', '2'].map((id) => ({
  __typename: 'Board',
  id: `board_${id}`,
  name: `Board ${id}`,
  description: '',
  takesPosts: true,
}))
const tags = [
  { __typename: 'Tag', id: 'tag_1', name: 'export', visibility: 'PUBLIC' },
  { __typename: 'Tag', id: 'tag_2', name: 'شكرا', visibility: 'TEAM' },
]

/** The form, open on what the server says now. */
async function renderForm(now: object = {}, services = createTestServices()) {
  const kit = await renderEditing({}, '/ideas/7?edit', services)
  await kit.sent('EditIdeaFormQuery')
  await kit.respond({
    data: {
      viewer: { __typename: 'Viewer', id: 'viewer', user: { __typename: 'User', id: 'user_ana' } },
      site: { __typename: 'Site', id: 'site_1', boards, tags },
      idea: { ...present, ...now },
    },
  })
  const form = await screen.findByRole('form', { name: 'Edit this idea' })
  const title = within(form).getByRole('textbox', { name: 'Title' })
  const retitle = async (text: string) => {
    await kit.user.clear(title)
    await kit.user.type(title, text)
  }
  const save = () => kit.user.click(screen.getByRole('button', { name: 'Save' }))
  const answer = (
    errors: { code: string; field?: string | null; message?: string }[],
    after: object = {},
  ) => {
    const head = {
      ...anIdea({ number: 7 }),
      status: { __typename: 'Status', ...aStatus() },
      author: null,
    }
    const answered = { ...head, ...present, state: 'LIVE', editedAt: null, ...after }
    const withNames = {
      ...answered,
      board: { slug: 'b', name: 'B', voting: 'EVERYONE', ...answered.board },
      tags: answered.tags.map((tag) => ({ name: 'x', color: null, ...tag })),
    }
    return kit.respond({
      data: {
        editIdea: {
          errors: errors.map(refusal),
          idea: withNames,
        },
      },
    })
  }
  return { ...kit, form, title, retitle, save, answer }
}

test('who may not edit sees the body, and when somebody else edited it', async () => {
  const { services } = await renderEditing(
    {
      viewerCanEdit: false,
      viewerCanModerate: false,
      viewerCanSetStatus: false,
      editedAt: '2026-05-10T11:00:00.000Z',
      editedBy: { id: 'user_bo', name: 'Bo' },
    },
    '/ideas/7?edit',
  )
  expect(screen.getByText('The body')).toBeVisible()
  expect(screen.getByText('Edited 1 hour ago by Bo')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect([...services.shortcuts.keys()]).toEqual([])
})

test('its author edits it in its place, and an own edit names nobody', async () => {
  const { user, sent } = await renderEditing({
    viewerCanModerate: false,
    editedAt: '2026-05-10T11:00:00.000Z',
    editedBy: { id: 'user_ana', name: 'Ana' },
  })
  expect(screen.getByText('Edited 1 hour ago')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await sent('EditIdeaFormQuery')
  expect(screen.queryByText('The body')).not.toBeInTheDocument()
})

test('words, board and tags are saved with the version that was seen, and the draft is gone', async () => {
  const { user, services, refreshFrame, retitle, save, operation, answer, form } =
    await renderForm()
  const told = jest.fn()
  services.usage.attach(told)
  expect(screen.getByRole('checkbox', { name: 'export' })).toBeChecked()
  await retitle('Fold')
  await user.click(screen.getByRole('radio', { name: 'Board 2' }))
  await user.click(screen.getByRole('checkbox', { name: 'شكرا (team)' }))
  expect(services.storage.read('earshot.draft.edit.idea_7')).toContain('"title":"Fold"')
  await save()
  // What was changed now would go with the form.
  await user.click(screen.getByRole('checkbox', { name: 'export' }))
  expect(screen.getByRole('checkbox', { name: 'export' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
  expect(operation().request.variables).toMatchObject({
    id: 'idea_7',
    title: 'Fold',
    body: null,
    boardId: 'board_2',
    tagIds: ['tag_1', 'tag_2'],
    version: 3,
  })
  await answer([])
  expect(form).not.toBeInTheDocument()
  expect([
    services.storage.read('earshot.draft.edit.idea_7'),
    services.toasts.snapshot().map(({ text }) => text),
  ]).toEqual([null, []])
  expect(told.mock.calls).toEqual([['idea_edited', { idea: 'idea_7' }]])
  expect(refreshFrame).toHaveBeenCalledTimes(1)
})

test('an imported text that is longer than what can be sent stays, and gets as short as can be', async () => {
  const { user, retitle, save, operation, answer } = await renderForm({ body: 'x'.repeat(60_000) })
  const body = screen.getByRole('textbox', { name: /Details/ })
  fireEvent.change(body, { target: { value: 'y'.repeat(55_000) } })
  await save()
  const tooLong = 'The details can have at most 50,000 characters; they have 55,000.'
  expect(body).toHaveAccessibleDescription(expect.stringContaining(tooLong))
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent(tooLong)
  await user.click(screen.getByRole('tab', { name: 'Write' }))
  fireEvent.change(screen.getByRole('textbox', { name: /Details/ }), {
    target: { value: 'x'.repeat(60_000) },
  })
  await retitle('Fold')
  await save()
  expect(operation().request.variables).toMatchObject({ title: 'Fold', body: null })
  await answer([{ code: 'INVALID', field: 'title', message: 'Not this one.' }])
  fireEvent.change(screen.getByRole('textbox', { name: /Details/ }), {
    target: { value: 'y'.repeat(40_000) },
  })
  await save()
  expect(operation().request.variables).toMatchObject({ body: 'y'.repeat(40_000) })
})

test('a refusal stands next to its field, a failure keeps the text, and cancelling forgets it', async () => {
  const { user, services, retitle, save, answer, reject, title } = await renderForm()
  await retitle('No')
  await save()
  expect(title).toHaveAccessibleDescription(/needs at least 3 characters/)
  await retitle('Fold')
  await save()
  await answer([refusal({ code: 'INVALID', field: 'title', message: 'The title is not right.' })])
  expect(title).toHaveAccessibleDescription(/The title is not right/)
  await retitle('Fold them')
  await save()
  await reject(new NetworkError({ operation: 'useEditIdeaMutation', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is saved')
  expect(title).toHaveValue('Fold them')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([
    screen.getByText('The body'),
    services.storage.read('earshot.draft.edit.idea_7'),
  ]).toEqual([expect.anything(), null])
  const [toast] = services.toasts.snapshot()
  expect(toast?.text).toBe('Your changes were discarded.')
  act(() => toast?.action?.onAction())
  expect(screen.queryByText('The body')).not.toBeInTheDocument()
  expect(services.storage.read('earshot.draft.edit.idea_7')).toContain('"title":"Fold them"')
})

test('an edit that is being saved cannot be cancelled', async () => {
  const { user, services, retitle, save, answer } = await renderForm()
  await retitle('Fold them')
  await save()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await user.click(cancel)
  expect(services.toasts.snapshot()).toEqual([])
  await answer([refusal({ code: 'INVALID', field: 'title', message: 'The title is not right.' })])
  await user.click(cancel)
  expect(services.toasts.snapshot()).toHaveLength(1)
})

test('an edit that nobody made is given up without a word', async () => {
  const { user, services } = await renderForm()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([screen.getByText('The body'), services.toasts.snapshot()]).toEqual([
    expect.anything(),
    [],
  ])
})

test('an edit that was lost with the connection is saved once it is back', async () => {
  const { retitle, save, operation, pending, answer, reject, form } = await renderForm()
  await retitle('Fold them')
  await save()
  const first = operation().request.variables
  await reject(new NetworkError({ operation: 'useEditIdeaMutation', reason: 'x' }))
  expect(screen.getByRole('alert')).toHaveTextContent('will be sent when the connection is back')
  fireEvent(window, new Event('online'))
  expect([pending(), operation().request.variables]).toEqual([1, first])
  await answer([])
  expect(form).not.toBeInTheDocument()
})

test('an edit whose answer was lost is sent again after a reload, where somebody changed another part', async () => {
  const first = await renderForm()
  await first.retitle('Fold them')
  await first.save()
  const { clientMutationId } = first.operation().request.variables
  await first.reject(new NetworkError({ operation: 'useEditIdeaMutation', reason: 'x' }))
  first.unmount()
  const { operation, save, answer, form } = await renderForm(
    { title: 'Fold them', body: 'Their words.', version: 5 },
    first.services,
  )
  await save()
  expect(operation().request.variables).toMatchObject({ clientMutationId, body: null })
  await answer([{ code: 'CONFLICT', field: 'clientMutationId' }])
  const again = operation().request.variables
  expect(again).toMatchObject({ title: 'Fold them', body: null, version: 5 })
  expect(again['clientMutationId']).not.toBe(clientMutationId)
  await answer([])
  expect(form).not.toBeInTheDocument()
})

test('where both changed the same words both texts are shown, and neither is lost', async () => {
  const { user, retitle, save, answer, operation } = await renderForm()
  await retitle('Fold mine')
  await save()
  await answer([{ code: 'OUTDATED', field: 'expectedVersion' }], {
    title: 'Fold theirs',
    version: 4,
    editedBy: { __typename: 'User', id: 'user_bo', name: 'Bo' },
  })
  expect(
    screen.getByRole('heading', { name: 'Bo changed this while you were writing' }),
  ).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Current version' })).getByText('theirs'),
  ).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Your text' })).getByText('mine')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fold theirs')
  expect(screen.getByRole('status')).toHaveTextContent('Fold mine')
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fold mine')
  await save()
  expect(operation().request.variables).toMatchObject({ title: 'Fold mine', version: 4 })
})

test('what others changed elsewhere in it goes together without a question', async () => {
  const { retitle, save, answer, operation, form } = await renderForm()
  await retitle('Fold mine')
  await save()
  await answer([{ code: 'OUTDATED', field: 'expectedVersion' }], {
    body: 'Their words.',
    version: 4,
    tags: [{ __typename: 'Tag', id: 'tag_2' }],
  })
  expect(operation().request.variables).toMatchObject({
    title: 'Fold mine',
    body: null,
    tagIds: null,
    version: 4,
  })
  await answer([], { version: 5 })
  expect(form).not.toBeInTheDocument()
})

test('what cannot be edited any more is shown as it reads', async () => {
  const kit = await renderEditing({}, '/ideas/7?edit')
  await kit.sent('EditIdeaFormQuery')
  await kit.respond({
    data: {
      viewer: { __typename: 'Viewer', id: 'viewer', user: null },
      site: { __typename: 'Site', id: 'site_1', boards, tags: [] },
      idea: { ...present, viewerCanEdit: false },
    },
  })
  expect(await screen.findByText('The body')).toBeVisible()
})

test('the team sets a status with an answer; a refusal keeps the text', async () => {
  const { user, services, refreshFrame, sent, respond, operation } = await renderEditing()
  const told = jest.fn()
  services.usage.attach(told)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await sent('StatusChoicesQuery')
  await respond({
    data: {
      site: {
        __typename: 'Site',
        id: 'site_1',
        statuses: statuses.map((status) => ({ __typename: 'Status', ...status })),
      },
    },
  })
  await user.click(await screen.findByRole('menuitemradio', { name: 'Shipped' }))
  const dialog = await screen.findByRole('dialog', { name: 'Set to Shipped' })
  expect(dialog).toHaveTextContent('Voting will close.')
  expect(within(dialog).getByRole('textbox', { name: /^Official answer/ })).toHaveFocus()
  await user.type(within(dialog).getByRole('textbox', { name: /^Official answer/ }), 'It is here.')
  await user.click(within(dialog).getByRole('button', { name: 'Set status' }))
  expect(operation().request.variables).toMatchObject({
    ideaId: 'idea_7',
    statusId: 'status_SHIPPED',
    answer: 'It is here.',
  })
  await respond({
    data: {
      setIdeaStatus: {
        errors: [refusal({ code: 'INVALID', field: 'answer', message: 'Too long.' })],
        idea: null,
      },
    },
  })
  expect(
    within(dialog).getByRole('textbox', { name: /^Official answer/ }),
  ).toHaveAccessibleDescription(/Too long/)
  expect(refreshFrame).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Set status' }))
  const after = {
    __typename: 'Idea',
    id: 'idea_7',
    statusChangedAt: '2026-05-10T12:00:00.000Z',
    viewerCanVote: false,
    commentCount: 1,
    lastActivityAt: '2026-05-10T12:00:00.000Z',
    status: { __typename: 'Status', ...statuses[1] },
  }
  await respond({ data: { setIdeaStatus: { errors: [], idea: after } } })
  expect(await screen.findByRole('button', { name: /^Shipped/ })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Shipped/ })).toHaveFocus())
  expect(refreshFrame).toHaveBeenCalledTimes(1)
  expect([
    services.toasts.snapshot().map(({ text }) => text),
    services.storage.read('earshot.draft.answer.idea_7'),
  ]).toEqual([['Your answer is at the top of the page.'], null])
  expect(told.mock.calls).toEqual([
    ['status_set', { idea: 'idea_7', category: 'SHIPPED', changed: true, answered: true }],
  ])
  // The menu and the dialog are loaded now, so the one opens while the other is still closing.
  await user.click(screen.getByRole('button', { name: /^Shipped/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Set status' }))
  const back = { ...after, status: { __typename: 'Status', ...statuses[0] } }
  await respond({ data: { setIdeaStatus: { errors: [], idea: back } } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Open/ })).toHaveFocus())
})

test('the team reads earlier versions', async () => {
  const { user, sent, respond } = await renderEditing({ editedAt: '2026-05-10T11:00:00.000Z' })
  await user.click(screen.getByRole('button', { name: 'Earlier versions' }))
  await sent('HistoryDialogQuery')
  await respond({
    data: {
      node: {
        __typename: 'Idea',
        id: 'idea_7',
        ideaEdits: [
          {
            __typename: 'IdeaEdit',
            id: 'revision_1',
            title: 'Formerly',
            body: '',
            createdAt: '2026-05-10T11:00:00.000Z',
            editor: null,
          },
        ],
      },
    },
  })
  expect(await screen.findByText('Formerly')).toBeVisible()
  expect(screen.getByText('No details given.')).toBeVisible()
})

test('who may sets the status by s and edits by e', async () => {
  const { services, sent, respond } = await renderEditing()
  expect([...services.shortcuts.keys()].sort()).toEqual(['e', 's'])
  await pressKey(services, 's')
  await sent('StatusChoicesQuery')
  await respond({
    data: {
      site: {
        __typename: 'Site',
        id: 'site_1',
        statuses: statuses.map((status) => ({ __typename: 'Status', ...status })),
      },
    },
  })
  expect(await screen.findByRole('menuitemradio', { name: 'Shipped' })).toBeVisible()
  await pressKey(services, 'e')
  await sent('EditIdeaFormQuery')
  expect([...services.shortcuts.keys()]).toEqual(['s'])
})

test('an answer that was lost with the connection is given once it is back; with another status it is another one', async () => {
  const { user, sent, respond, reject, operation, pending } = await renderEditing()
  const chosen = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Open' }))
    if (pending() > 0)
      await respond({
        data: {
          site: {
            __typename: 'Site',
            id: 'site_1',
            statuses: [...statuses, aStatus('PLANNED', 'Planned')].map((status) => ({
              __typename: 'Status',
              ...status,
            })),
          },
        },
      })
    await user.click(await screen.findByRole('menuitemradio', { name }))
    return screen.findByRole('dialog', { name: `Set to ${name}` })
  }
  const lose = () =>
    reject(new NetworkError({ operation: 'useSetIdeaStatusMutation', reason: 'x' }))
  await user.click(
    within(await chosen('Planned')).getByRole('textbox', { name: /^Official answer/ }),
  )
  await user.keyboard('It is here.{Control>}{Enter}{/Control}')
  const first = operation().request.variables
  await lose()
  expect(screen.getByRole('alert')).toHaveTextContent('will be sent when the connection is back')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = await chosen('Shipped')
  await user.click(within(dialog).getByRole('button', { name: 'Set status' }))
  const second = operation().request.variables
  expect(second).toMatchObject({ statusId: 'status_SHIPPED', answer: 'It is here.' })
  expect(second['clientMutationId']).not.toBe(first['clientMutationId'])
  await lose()
  await user.click(within(dialog).getByRole('button', { name: 'Don’t send' }))
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Your text is saved. Try again.')
  expect(within(dialog).getByRole('textbox')).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: 'Set status' }))
  await lose()
  fireEvent(window, new Event('online'))
  await sent('useSetIdeaStatusMutation')
  expect([pending(), operation().request.variables]).toEqual([1, second])
  const after = {
    __typename: 'Idea',
    id: 'idea_7',
    statusChangedAt: '2026-05-10T12:00:00.000Z',
    viewerCanVote: false,
    commentCount: 1,
    lastActivityAt: '2026-05-10T12:00:00.000Z',
    status: { __typename: 'Status', ...statuses[1] },
  }
  await respond({ data: { setIdeaStatus: { errors: [], idea: after } } })
  expect(await screen.findByRole('button', { name: /^Shipped/ })).toBeVisible()
  expect(dialog).not.toBeInTheDocument()
})
