import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { ImportListTestQuery } from '#generated/ImportListTestQuery.graphql.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { ImportList } from './ImportList.tsx'

const page = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
const one = {
  id: 'import_1',
  source: 'wishes.tar.gz',
  state: 'FINISHED',
  startedAt: '2026-03-01T10:00:00.000Z',
  ideas: 1187,
  comments: 1,
  votes: 0,
  leftOut: 17,
  changes: 0,
  keptBoards: 0,
  removedIdeas: 0,
  kept: [] as object[],
  notes: [] as object[],
}

async function renderList(imports: object[]) {
  const refreshFrame = jest.fn(() => Promise.resolve())
  const kit = renderWithRelay<ImportListTestQuery>({
    query: graphql`
      query ImportListTestQuery @relay_test_operation {
        ...ImportList_query
      }
    `,
    render: (data) => (
      <FrameRefreshContext value={refreshFrame}>
        <ImportList query={data} />
      </FrameRefreshContext>
    ),
    wrapper: servicesWrapper(createTestServices()),
  })
  await kit.resolve({
    ImportConnection: () => ({
      edges: imports.map((node) => ({ cursor: 'c', node })),
      pageInfo: page,
    }),
  })
  return { ...kit, refreshFrame }
}

test('says how to begin where nothing was imported', async () => {
  await renderList([])
  expect(screen.getByText(/^Nothing has been imported yet/)).toBeVisible()
  expect(screen.getByText('npm run import -- SOURCE')).toBeVisible()
})

test('says how to go on with one that stopped', async () => {
  await renderList([{ ...one, state: 'STOPPED' }])
  expect(
    screen.getByText('Stopped before it finished. To continue, run this command on the server:'),
  ).toBeVisible()
  expect(screen.getByText('npm run import -- --resume import_1')).toBeVisible()
})

test('shows what came, what was left out, and what stayed of one that was undone', async () => {
  await renderList([
    one,
    {
      ...one,
      id: 'import_2',
      source: 'old.json',
      state: 'UNDONE',
      removedIdeas: 3,
      kept: [{ reason: 'VOTED', count: 2 }],
      keptBoards: 1,
      changes: 4,
    },
  ])
  const [first, second] = within(screen.getByRole('list', { name: 'Imports' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent(/1,187 ideas · 1 comment · 17 items left out/)
  expect(second).toHaveTextContent(
    /Undone: 3 ideas removed2 stayed: voted for1 board that it added stayed, because it is in use4 changes to earlier ideas stayed/,
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('what was left out or changed is there to unfold, and nothing where nothing was', async () => {
  const notes = [
    { text: 'an event without a kind: left out', count: 1200 },
    { text: 'no title: called "(no title)"', count: 1 },
  ]
  const { user } = await renderList([
    { ...one, notes },
    { ...one, id: 'import_2' },
  ])
  const line = screen.getByText('1,200 × an event without a kind: left out')
  expect(line).not.toBeVisible()
  await user.click(screen.getByText('What was left out or changed'))
  expect(line).toBeVisible()
  expect(screen.getByText('1 × no title: called "(no title)"')).toBeVisible()
})

test('asks before it undoes one, and then shows that it is being undone', async () => {
  const { user, resolve, operation, refreshFrame } = await renderList([{ ...one, changes: 2 }])
  await user.click(screen.getByRole('button', { name: 'Undo: wishes.tar.gz' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' })
  expect(dialog).toHaveTextContent('1,187 ideas came from wishes.tar.gz.')
  expect(dialog).toHaveTextContent(
    /made 2 changes to ideas that were already here\. Those changes stay\./,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }))
  await resolve({
    UndoImportPayload: () => ({ errors: [], import: { id: 'import_1', state: 'UNDOING' } }),
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Being undone…$/))
  expect(refreshFrame).not.toHaveBeenCalled()
  const asked = () => expect(operation().request.node.operation.name).toBe('ImportListLookQuery')
  await waitFor(asked, { timeout: 5_000 })
  const undone = { ...one, state: 'UNDONE', changes: 2, removedIdeas: 1187 }
  await resolve({ ImportConnection: () => ({ edges: [{ node: undone }] }) })
  expect(document.activeElement).toHaveTextContent(/^Undone: 1,187 ideas removed/)
  expect(refreshFrame).toHaveBeenCalledTimes(1)
})
